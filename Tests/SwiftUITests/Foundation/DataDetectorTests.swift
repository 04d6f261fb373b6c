import HearthTesting
import QuickTesting
import SwiftUI

/// What is found in texts.
@MainActor struct DataDetectorTests {
  // `NSTextCheckingResult.CheckingType.link` and `phoneNumber`, without the warning of Foundation on Linux.
  private let links: NSTextCheckingTypes = 1 << 5, numbers: NSTextCheckingTypes = 1 << 11
  private func range(_ text: String) -> NSRange { NSRange(location: 0, length: text.utf16.count) }

  @Test func `links, addresses of e-mail and numbers of telephones are found in order`() throws {
    let text = "Call +49 30 1234567 or 555-123-4567, see www.example.org/a0301234567 or a@b.org on 2024-01-02."
    let found = try NSDataDetector(types: links | numbers).matches(in: text, range: range(text))
    expect(found.compactMap(\.phoneNumber), equals: ["+49 30 1234567", "555-123-4567"])
    expect(
      found.compactMap { $0.url?.absoluteString }, equals: ["http://www.example.org/a0301234567", "mailto:a@b.org"])
    expect(found.map(\.range.location), equals: [5, 23, 41, 72])
    expect(found.map { $0.resultType.rawValue }, equals: [numbers, numbers, links, links])
  }
  @Test func `only what is asked for is found, in the part that is looked at`() throws {
    let text = "a@b.org and c@d.org or +49 30 1234567"
    let detector = try NSDataDetector(types: links)
    expect(detector.numberOfMatches(in: text, range: range(text)), equals: 2)
    let second = detector.firstMatch(in: text, range: NSRange(location: 8, length: 20))
    expect(second?.url?.absoluteString == "mailto:c@d.org" && second?.phoneNumber == nil)
    var seen = 0
    detector.enumerateMatches(in: text, range: range(text)) { _, _, stop in
      seen += 1
      stop.pointee = true
    }
    expect(seen, equals: 1)
  }
  @Test func `a detector of nothing is none, and one of what is not found here is reported`() {
    expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    let said = TestWindow.reports { _ = try? NSDataDetector(types: 1 << 3) }
    expect(said.count == 1 && said[0].contains("NSDataDetector"))
  }
}
