import Foundation
import HearthCore

/// Kinds of what is found in texts, as bits.
public typealias NSTextCheckingTypes = UInt64

/// Finds addresses and numbers of telephones in texts.
///
///     let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
///     for match in detector.matches(in: text, range: NSRange(text.startIndex..., in: text)) { open(match.url) }
///
/// Foundation on Linux has no such class, and its regular expressions cannot be overridden: unlike Apple's this is none
/// of them. Links and e-mail addresses are found, and numbers of telephones by rules of our own: 7 to 15 digits that begin
/// with `+`, `0` or a parenthesis, or stand in groups as in `555-123-4567`. Other kinds are reported, and not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes.
  /// The kinds of data that are looked for.
  public let checkingTypes: NSTextCheckingTypes
  /// Creates a detector.
  ///
  /// - Throws: Where there is nothing to look for.
  public nonisolated init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
    let known =
      NSTextCheckingResult.CheckingType.foundLink.rawValue | NSTextCheckingResult.CheckingType.foundNumber.rawValue
    if checkingTypes & known == 0 {
      Report(
        kind: .controlValue, path: "NSDataDetector",
        message: "is to find what is not found on Linux: only links and numbers of telephones are."
      ).tell()
    }
  }

  /// The matches in a part of a text, in order.
  open nonisolated func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedResult] = []
    if checkingTypes & NSTextCheckingResult.CheckingType.foundLink.rawValue != 0 {
      found += LinkDetector.links(in: string).map { DetectedResult(.foundLink, $0.range, url: $0.url) }
    }
    if checkingTypes & NSTextCheckingResult.CheckingType.foundNumber.rawValue != 0 {
      for number in PhoneDetector.numbers(in: string) {
        // A number in an address is a part of that.
        if found.contains(where: { NSIntersectionRange($0.range, number.range).length > 0 }) { continue }
        found.append(DetectedResult(.foundNumber, number.range, phoneNumber: number.text))
      }
    }
    return found.filter { NSIntersectionRange($0.range, range) == $0.range }
      .sorted { $0.range.location < $1.range.location }
  }
  /// The first that is found in a part of a text.
  open nonisolated func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }
  /// How many are found in a part of a text.
  open nonisolated func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  /// Calls `block` with what is found, in order, until it says to stop.
  open nonisolated func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

extension NSTextCheckingResult.CheckingType {
  // `link` and `phoneNumber`, which Foundation on Linux warns of, as nothing of it finds them.
  fileprivate nonisolated static let foundLink = Self(rawValue: 1 << 5), foundNumber = Self(rawValue: 1 << 11)
}

/// What a detector has found.
private nonisolated final class DetectedResult: NSTextCheckingResult {
  let kind: NSTextCheckingResult.CheckingType
  let place: NSRange
  let address: URL?
  let number: String?
  init(_ kind: NSTextCheckingResult.CheckingType, _ place: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
    (self.kind, self.place, address, number) = (kind, place, url, phoneNumber)
    super.init()
  }
  required init?(coder: NSCoder) { return nil }
  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override var range: NSRange { place }
}

extension NSTextCheckingResult {
  /// The address that was found; nil for anything else.
  public nonisolated var url: URL? { (self as? DetectedResult)?.address }
  /// The number of a telephone that was found; nil for anything else.
  public nonisolated var phoneNumber: String? { (self as? DetectedResult)?.number }
}

/// Finds numbers of telephones in texts.
nonisolated enum PhoneDetector {
  private static let pattern =
    #"(?<![\w.,/-])(?:\+|\(|0)[\d ()./-]{5,20}\d(?![\w-])|(?<![\w.,/-])\d{3}[ .-]\d{3}[ .-]\d{4}(?![\w-])"#
  private static let expression = try? NSRegularExpression(pattern: pattern)
  static func numbers(in text: String) -> [(range: NSRange, text: String)] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return (expression?.matches(in: text, range: whole) ?? []).compactMap { match in
      let found = (text as NSString).substring(with: match.range)
      let digits = found.count { $0.isNumber }
      // Source: ITU-T E.164: at most 15 digits. At least 7 is our choice.
      return digits >= 7 && digits <= 15 ? (match.range, found) : nil
    }
  }
}
