import HearthTesting
import SwiftUI
import Testing

@MainActor struct ListSectionSpacingTests {
  /// How much the distance from a section to the next one differs from that of a list that says nothing.
  private func differences(_ spacings: [CGFloat?]) throws -> [CGFloat] {
    func tops(_ spacings: [CGFloat?]) throws -> [CGFloat] {
      let window = TestWindow(size: CGSize(width: 390, height: 1200), idiom: .phone) {
        List {
          ForEach(Array(spacings.enumerated()), id: \.offset) { index, spacing in
            if let spacing {
              Section("S\(index)") { Text("row \(index)").accessibilityIdentifier("row \(index)") }.listSectionSpacing(
                spacing)
            } else {
              Section("S\(index)") { Text("row \(index)").accessibilityIdentifier("row \(index)") }
            }
          }
        }
      }
      return try spacings.indices.map { try window.element("row \($0)").frame.minY }
    }
    func steps(_ tops: [CGFloat]) -> [CGFloat] { zip(tops, tops.dropFirst()).map { $1 - $0 } }
    let plain = steps(try tops(spacings.map { _ in nil })), own = steps(try tops(spacings))
    return zip(plain, own).map { ($1 - $0).rounded() }
  }

  @Test func `each of two sections applies half of its own spacing, or that of its neighbour`() throws {
    // 17 points stand between the sections of a phone's list.
    let standard: CGFloat = 17
    let four: [CGFloat] = [10 - standard, (10 + 100) / 2 - standard, 100 - standard]
    #expect(try differences([nil, 10, 100, 100]) == four)
    let three: [CGFloat] = [40 - standard, 0]
    #expect(try differences([40, nil, nil]) == three)
    let none: [CGFloat] = [-standard, 10 - standard]
    #expect(try differences([nil, 0, 20]) == none)
  }
}
