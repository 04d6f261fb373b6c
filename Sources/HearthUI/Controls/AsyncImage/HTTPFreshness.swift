import Foundation

/// How long an answer of a server may be shown without asking again, and what to ask with.
///
/// Source: RFC 9111, HTTP Caching, for a cache of one user.
struct HTTPFreshness: Equatable, Codable, Sendable {
  /// Nil where the server gave none.
  var entityTag: String?
  var lastModified: String?
  /// Seconds from `received` on; nil where the server says nothing about it.
  var lifetime: Double?
  /// Seconds since 1970, less the age that the answer had when it came.
  var received: Double
  /// Whether the answer may be kept at all.
  var isKept = true
  /// Whether it may be shown when the server cannot be reached.
  var isShownStale = true

  /// - Parameters:
  ///   - headers: By their names in lowercase letters.
  ///   - now: Seconds since 1970.
  init(headers: [String: String], now: Double) {
    entityTag = headers["etag"]
    lastModified = headers["last-modified"]
    received = now
    if let age = headers["age"].flatMap(Double.init), age >= 0, age.isFinite { received -= age }
    var directives: [String: String] = [:]
    for part in (headers["cache-control"] ?? "").split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = pair.first?.lowercased() else { continue }
      directives[name] = pair.count > 1 ? pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")) : ""
    }
    if directives["no-store"] != nil || headers["vary"]?.trimmingCharacters(in: .whitespaces) == "*" { isKept = false }
    if directives["must-revalidate"] != nil || directives["no-cache"] != nil { isShownStale = false }
    if directives["no-cache"] != nil {
      lifetime = 0
    } else if let text = directives["max-age"] {
      // What is no number counts as stale.
      lifetime = max(0, Double(text) ?? 0)
    } else if let text = headers["expires"] {
      let date = headers["date"].flatMap(Self.date) ?? now
      lifetime = max(0, (Self.date(text) ?? date) - date)
    }
  }

  /// What the server says when it has nothing else than what is kept: its headers replace those of before.
  mutating func update(headers: [String: String], now: Double) {
    let new = HTTPFreshness(headers: headers, now: now)
    received = new.received
    (entityTag, lastModified) = (new.entityTag ?? entityTag, new.lastModified ?? lastModified)
    if headers["cache-control"] != nil || headers["expires"] != nil {
      (lifetime, isKept, isShownStale) = (new.lifetime, new.isKept, new.isShownStale)
    }
  }

  /// Seconds for which an answer counts as fresh of which the server says nothing: so that a row that is scrolled back
  /// shows its image at once. Source: our choice.
  static let unsaidLifetime = 300.0

  func isFresh(at now: Double) -> Bool { now >= received && now - received < lifetime ?? Self.unsaidLifetime }
  /// Whether it can be asked for only if it has changed.
  var hasValidator: Bool { entityTag != nil || lastModified != nil }
  /// The headers that ask so.
  var conditions: [String] {
    var all: [String] = []
    if let entityTag { all.append("If-None-Match: \(entityTag)") }
    if let lastModified { all.append("If-Modified-Since: \(lastModified)") }
    return all
  }

  /// A date of HTTP as seconds since 1970: that of today's form.
  static func date(_ text: String) -> Double? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT" else { return nil }
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let clock = parts[4].split(separator: ":").compactMap { Int($0) }
    guard let day = Int(parts[1]), let month = months.firstIndex(of: String(parts[2])), let year = Int(parts[3]),
      clock.count == 3, 1...31 ~= day, 1970...9999 ~= year, 0...23 ~= clock[0], 0...59 ~= clock[1], 0...60 ~= clock[2]
    else { return nil }
    // Days since the first of March of the year 0. Source: the Gregorian calendar, with years that begin in March.
    let march = (month + 10) % 12, years = month < 2 ? year - 1 : year
    let days = 365 * years + years / 4 - years / 100 + years / 400 + (march * 306 + 5) / 10 + day - 1 - 719_468
    return Double(days * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2])
  }
}
