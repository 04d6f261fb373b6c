import Foundation
import HearthCore
import HearthTesting
import SwiftUI

/// What a test says about a split view, and sees of it.
@Observable final class SplitModel {
  var sidebar: String?
  var content: String?
  var visibility = NavigationSplitViewVisibility.automatic
  var column = NavigationSplitViewColumn.sidebar
  var draft = ""
  init() {}
  nonisolated deinit {}
}

let wide = CGSize(width: 1200, height: 700), middling = CGSize(width: 620, height: 700),
  narrow = CGSize(width: 400, height: 700)

/// A list whose rows are words.
struct Words: View {
  let words: [String]
  @Binding var selection: String?
  var body: some View {
    List(words, id: \.self, selection: $selection) { Text($0).accessibilityIdentifier($0) }.accessibilityIdentifier(
      "list of \(words[0])")
  }
}

/// A button that counts in a state of its own.
struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name) }
}

/// The columns write their size classes into their text.
struct ClassName: View {
  let name: String
  @Environment(\.horizontalSizeClass) private var size
  var body: some View { Text("\(name) \(size == .compact ? "compact" : "regular")").accessibilityIdentifier(name) }
}

extension TestWindow {
  /// Which of three columns are shown, by the elements in them.
  func shown(_ identifiers: [String] = ["sidebar", "content", "detail"]) -> [String] {
    identifiers.filter { name in find { $0.identifier == name } != nil }
  }
}

/// Lets a test go back as a bar would.
struct BackProbe: View {
  @Environment(\.backProvider) private var back
  var body: some View {
    let back = back
    Button("back \(back.object?.titlesBehind.count ?? 0)") { back.object?.goBack(by: 1) }.accessibilityIdentifier(
      "probe")
  }
}

/// Lets a test go back by two columns.
struct FarBack: View {
  @Environment(\.backProvider) private var back
  var body: some View {
    let back = back
    Button("far back") { back.object?.goBack(by: 2) }.accessibilityIdentifier("far back")
  }
}

struct SplitPair: View {
  @Bindable var model: SplitModel
  var body: some View {
    NavigationSplitView(columnVisibility: $model.visibility) {
      Words(words: ["one", "two"], selection: $model.sidebar).accessibilityIdentifier("sidebar")
    } detail: {
      VStack {
        Text(model.sidebar ?? "nothing").accessibilityIdentifier("detail")
        BackProbe()
        Counter(name: "counter")
      }
    }
  }
}
struct SplitTriple: View {
  @Bindable var model: SplitModel
  var body: some View {
    NavigationSplitView(columnVisibility: $model.visibility) {
      Words(words: ["one", "two"], selection: $model.sidebar).accessibilityIdentifier("sidebar")
    } content: {
      Words(words: ["three", "four"], selection: $model.content).accessibilityIdentifier("content")
    } detail: {
      VStack {
        Text(model.content ?? "nothing").accessibilityIdentifier("detail")
        BackProbe()
      }
    }
  }
}
struct PreferredColumn: View {
  @Bindable var model: SplitModel
  var body: some View {
    NavigationSplitView(preferredCompactColumn: $model.column) {
      Words(words: ["one", "two"], selection: $model.sidebar).accessibilityIdentifier("sidebar")
    } content: {
      VStack {
        Words(words: ["three", "four"], selection: $model.content).accessibilityIdentifier("content")
        BackProbe()
      }
    } detail: {
      VStack {
        Text(model.content ?? "nothing").accessibilityIdentifier("detail")
        BackProbe()
      }
    }
  }
}
