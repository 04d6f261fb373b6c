import HearthTesting
import QuickTesting
import SwiftUI

extension EnvironmentValues {
  @Entry fileprivate var cardTitle: String = "untitled"
  @Entry fileprivate var isCompact = true
  @Entry fileprivate var note: String?
  @Entry fileprivate var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  @Entry fileprivate var save: @Sendable () -> String = { "nobody saves" }
  @Entry fileprivate var `default`: Int = 7
}
extension Transaction {
  @Entry fileprivate var isFromMenu = false
}
extension ContainerValues {
  @Entry fileprivate var weight: Double = 1
}
extension FocusedValues {
  @Entry fileprivate var dish: String?
  @Entry fileprivate var rating: Binding<Int>?
}

private struct Card: View {
  @Environment(\.cardTitle) private var title
  @Environment(\.isCompact) private var isCompact
  @Environment(\.note) private var note
  @Environment(\.insets) private var insets
  @Environment(\.save) private var save
  @Environment(\.default) private var number
  var body: some View {
    Text(
      "\(title) \(isCompact ? "compact" : "wide") \(note ?? "none") \(String(Int(insets.trailing))) \(save()) \(String(number))"
    )
    .accessibilityIdentifier("card")
  }
}

private struct Weights<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    Group(subviews: content) { subviews in
      Text(subviews.map { String(Int($0.containerValues.weight)) }.joined(separator: " ")).accessibilityIdentifier(
        "weights")
    }
  }
}

/// An entry.
@MainActor struct EntryMacroTests {}

extension EntryMacroTests {
  @Test func `in the environment has its default, with and without a type`() throws {
    let window = TestWindow { Card() }
    try expect(window.element("card").label, equals: "untitled compact none 4 nobody saves 7")
  }
  @Test func `in the environment is read where it was set`() throws {
    let window = TestWindow {
      Card().environment(\.cardTitle, "Figs").environment(\.isCompact, false).environment(\.note, "ripe").environment(
        \.save
      ) { "saved" }
      .environment(\.default, 8)
    }
    try expect(window.element("card").label, equals: "Figs wide ripe 4 saved 8")
  }
  @Test func `of a transaction goes with the change`() {
    var transaction = Transaction()
    expect(!transaction.isFromMenu)
    transaction.isFromMenu = true
    expect(transaction.isFromMenu)
  }
  @Test func `of container values reaches the container`() throws {
    let window = TestWindow {
      Weights {
        Text("a")
        Text("b").containerValue(\.weight, 5)
      }
    }
    try expect(window.element("weights").label, equals: "1 5")
  }
  @Test func `of focused values is what the view with focus offers`() throws {
    struct Reader: View {
      @FocusedValue(\.dish) private var dish
      @FocusedBinding(\.rating) private var rating
      var body: some View { Text("\(dish ?? "none") \(String(rating ?? -1))").accessibilityIdentifier("reader") }
    }
    let window = TestWindow {
      Reader()
      Text("row").focusable().accessibilityIdentifier("row").focusedValue(\.dish, "fig").focusedValue(
        \.rating, .constant(4))
      Text("other").focusable().accessibilityIdentifier("other")
    }
    window.click("other")
    try expect(window.element("reader").label, equals: "none -1")
    window.click("row")
    try expect(window.element("reader").label, equals: "fig 4")
  }
}
