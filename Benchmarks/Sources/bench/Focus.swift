import HearthTesting
import SwiftUI

// Buttons in a grid of 100 columns, in rows of a column (a plain grid) and in a lazy grid that scrolls.
//
//   focus10k.arrow            one press of an arrow, from the key to the picture with the ring, nothing else
//   having changed focus10k.tab              the same with Tab focus10k.arrow.changed    the first arrow after a
//   text in the tree has grown, so that what was known of places is old focus10k.arrow.examined   the most
//   focusable views that one of these arrows looked at
//
// `focus100k` is ten times as many. Those with `lazy` in their name are of a `LazyVGrid` in a `ScrollView`, which makes
// nodes for what is in sight; its arrows go down, so that it scrolls; Tab is not measured there. GTK's figures are of
// as many buttons in boxes; they end with its layout, ours include recording the display list. Those that end with
// `round` are of text of round metrics, as in Rows.swift.

private let columns = 100

private struct ButtonGrid: View {
  let count: Int
  let isLazy: Bool
  @State private var title = "Title"
  static var title: Binding<String>?

  var body: some View {
    let _ = ButtonGrid.title = $title
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: title).frame(height: title.isEmpty ? 30 : 31)
      if isLazy {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(40), spacing: 0), count: columns), spacing: 0) {
            ForEach(0..<count, id: \.self) { Cell(number: $0) }
          }
        }
      } else {
        ForEach(0..<count / columns, id: \.self) { row in
          HStack(spacing: 0) { ForEach(0..<columns, id: \.self) { Cell(number: row * columns + $0) } }
        }
      }
    }
  }
}

private struct Cell: View {
  let number: Int
  var body: some View { Button(action: {}) { Text(verbatim: "\(number)") } }
}

func measureFocus(_ text: TestText, count: Int, isLazy: Bool) {
  let suffix = ending(text)
  let name = "focus\(count / 1000)k\(isLazy ? ".lazy" : "")"
  let size = CGSize(width: 6_000, height: isLazy ? 800 : CGFloat(count))
  let window = TestWindow(text: text, size: size) { ButtonGrid(count: count, isLazy: isLazy) }
  window.press(.tab)
  check(window.focused != nil, "\(name): Tab found nothing")
  var examined = 0
  func arrow(_ index: Int) -> Double {
    let before = window.focusTrace.count
    let time = cpuTime { window.move(isLazy ? .down : index % 2 == 0 ? .right : .down) }
    check(window.focusTrace.count != before, "\(name): an arrow led nowhere")
    examined = max(examined, window.focusCandidatesExamined)
    return time
  }
  _ = arrow(0)
  report("\(name).arrow\(suffix)", (0..<61).map(arrow).median, "ms")
  report("\(name).arrow.examined\(suffix)", Double(examined), "views")
  if !isLazy {
    window.press(.tab)
    let tabs = (0..<31).map { _ in
      let before = window.focusTrace.count
      let time = cpuTime { window.press(.tab) }
      check(window.focusTrace.count != before, "\(name): Tab led nowhere")
      return time
    }
    report("\(name).tab\(suffix)", tabs.median, "ms")
  }
  let changed = (0..<11).map { index in
    ButtonGrid.title?.wrappedValue = index % 2 == 0 ? "" : "Title"
    window.settle()
    return arrow(index)
  }
  report("\(name).arrow.changed\(suffix)", changed.median, "ms")
  window.close()
}
