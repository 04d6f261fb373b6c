import Foundation
import HearthPersistence

extension NSUserActivity {
  /// Puts a value into `userInfo`, each of its properties under its name.
  ///
  ///     struct Recipe: Codable { var id: Int, step: Int }
  ///     try activity.setTypedPayload(Recipe(id: 12, step: 3))
  ///
  /// - Throws: What the value throws when it is encoded; `EncodingError` where it has no properties, as a text.
  public nonisolated func setTypedPayload<Payload>(_ payload: Payload) throws where Payload: Codable {
    let data = try PropertyListEncoder().encode(payload)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any] else {
      throw EncodingError.invalidValue(
        payload,
        EncodingError.Context(
          codingPath: [], debugDescription: "\(Payload.self) has no properties to be kept under their names"))
    }
    addUserInfoEntries(from: values)
  }
  /// The value whose properties are in `userInfo`.
  ///
  /// - Throws: `DecodingError` where they are not.
  public nonisolated func typedPayload<Payload>(_ type: Payload.Type) throws -> Payload where Payload: Codable {
    var values: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] {
      if let key = key.base as? String, PropertyListSerialization.propertyList(value, isValidFor: .binary) {
        values[key] = value
      }
    }
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    return try PropertyListDecoder().decode(type, from: data)
  }

  /// The form in which the activity is kept. What cannot be kept is reported, and left out.
  package nonisolated var savedState: Data {
    var state = ActivityState(type: activityType)
    state.title = title
    state.userInfo = userInfo
    state.requiredKeys = requiredUserInfoKeys ?? []
    state.keywords = keywords
    state.webpageURL = webpageURL
    state.referrerURL = referrerURL
    state.expirationDate = expirationDate
    state.targetContentIdentifier = targetContentIdentifier
    state.persistentIdentifier = persistentIdentifier
    let (data, leftOut) = state.encode()
    for key in leftOut {
      Self.report(
        "\(activityType): what userInfo has under \"\(key)\" cannot be kept and is left out. Keys are texts; values may be texts, numbers, dates, data, URLs, UUIDs, null, and arrays, sets and dictionaries of these."
      )
    }
    return data
  }
  /// An activity that was kept; nil where what was kept is damaged. What cannot be read is reported, and left out.
  package nonisolated convenience init?(savedState data: Data) {
    var leftOut: [String] = []
    guard let state = ActivityState(data, leftOut: &leftOut) else {
      Self.report(
        "what was kept is damaged: the window comes back without its activity, and everything else that it kept.")
      return nil
    }
    for key in leftOut {
      Self.report(
        "\(state.type): what was kept under \"\(key)\" is of an unknown kind, as of a later version, and is left out.")
    }
    self.init(activityType: state.type)
    title = state.title
    userInfo = state.userInfo
    requiredUserInfoKeys = state.requiredKeys.isEmpty ? nil : state.requiredKeys
    keywords = state.keywords
    webpageURL = state.webpageURL
    referrerURL = state.referrerURL
    expirationDate = state.expirationDate
    targetContentIdentifier = state.targetContentIdentifier
    persistentIdentifier = state.persistentIdentifier
  }
  private nonisolated static func report(_ message: String) {
    Report(kind: .storedValue, path: "NSUserActivity", message: message).tell()
  }

  /// The activity with which a web address comes to the app; nil for other URLs.
  package nonisolated convenience init?(browsing url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else { return nil }
    self.init(activityType: NSUserActivityTypeBrowsingWeb)
    webpageURL = url
  }
  /// What conditions for external events are compared with. Source: Apple, documentation of
  /// `Scene.handlesExternalEvents(matching:)`.
  package nonisolated var eventText: String? { targetContentIdentifier ?? webpageURL?.absoluteString }
}
