import HearthTesting
import QuickTesting
import SwiftUI

/// Lists of many sections.
@MainActor struct ListManySectionTests {
  private struct Many: View {
    let count: Int
    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { section in
          Section("Section \(section)") { ForEach(0..<3, id: \.self) { Text("row \(section) \($0)") } }
        }
      }
    }
  }
  @Test func `rows lie in their sections, to the last one`() {
    let window = TestWindow(size: CGSize(width: 400, height: 600)) { Many(count: 300) }
    window.scroll(by: CGSize(width: 0, height: -1e6), at: CGPoint(x: 200, y: 300))
    let labels = window.elements(where: { !$0.label.isEmpty }).map(\.label)
    expect(labels.suffix(4), equals: ["Section 299", "row 299 0", "row 299 1", "row 299 2"])
  }
  @Test func `sections beside rows, and sections made of data in data, are told apart`() {
    let window = TestWindow(size: CGSize(width: 400, height: 900)) {
      List {
        Text("first")
        ForEach(0..<2, id: \.self) { group in
          ForEach(0..<2, id: \.self) { part in
            Section("\(group) \(part)") { Text("row \(group) \(part)") }
          }
          Text("between \(group)")
        }
      }
    }
    let headers = window.elements(where: { $0.traits.contains(.isHeader) }).map(\.label)
    expect(headers, equals: ["0 0", "0 1", "1 0", "1 1"])
  }
}
