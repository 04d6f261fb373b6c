import Foundation
import HearthTesting
import SwiftUI

/// A number that a test holds in its hand and views read.
@Observable final class RowModel {
  var rows: [Int]
  var heights: [Int: Int] = [:]
  init(_ rows: [Int]) { self.rows = rows }
  nonisolated deinit {}
}

/// Lines of text of 20 points each: the text of the test host is 20 points a line.
func lines(_ count: Int, _ name: String) -> String { (0..<count).map { $0 == 0 ? name : "." }.joined(separator: "\n") }

struct LazyRows: View {
  var rows: Range<Int>
  var spacing: CGFloat = 0
  var body: some View {
    ScrollView {
      LazyVStack(spacing: spacing) { ForEach(rows) { Text("row \($0)").accessibilityIdentifier("\($0)") } }
    }
  }
}

extension TestWindow {
  /// The rows in view by their identifiers, as "0@0 1@20": with the top edge in the window.
  func visibleRows(_ count: Int = .max) -> String {
    var found: [String] = []
    func collect(_ elements: [Element]) {
      for element in elements {
        if !element.identifier.isEmpty, element.frame.maxY > 0, element.frame.minY < 100_000,
          Int(element.identifier) != nil
        {
          found.append("\(element.identifier)@\(Int(element.frame.minY.rounded()))")
        }
        collect(element.children)
      }
    }
    collect(elements)
    return found.prefix(count).joined(separator: " ")
  }
}

/// A window in which a line of text is 20 points high.
@MainActor func scrollWindow<Root: View>(size: CGSize, @ViewBuilder _ root: () -> Root) -> TestWindow {
  TestWindow(size: size) { root().font(.system(size: 16)) }
}
