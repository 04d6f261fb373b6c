import SwiftUI

/// Two ways to say the same: what they draw is the same to the bit.
@MainActor enum ReftestRules {
  struct Rule {
    let name: String
    let one: @MainActor @Sendable (AnyView) -> AnyView
    let other: @MainActor @Sendable (AnyView) -> AnyView
  }
  private static func rule<A: View, B: View>(
    _ name: String, @ViewBuilder _ one: @escaping @MainActor @Sendable (AnyView) -> A,
    @ViewBuilder _ other: @escaping @MainActor @Sendable (AnyView) -> B
  ) -> Rule {
    Rule(name: name, one: { AnyView(one($0)) }, other: { AnyView(other($0)) })
  }
  /// A view beside itself with something around it that changes nothing.
  private static func nothing<B: View>(
    _ name: String, @ViewBuilder _ other: @escaping @MainActor @Sendable (AnyView) -> B
  ) -> Rule {
    rule(name, { $0 }, other)
  }

  static let all: [Rule] = transparent + effects + layouts + directions
  /// How many there are, for who is not on the main actor.
  nonisolated static let count = 27

  private static let transparent: [Rule] = [
    nothing("Group") { view in Group { view } },
    nothing("Group with EmptyView") { view in
      Group {
        view; EmptyView()
      }
    },
    nothing("AnyView twice") { AnyView(AnyView($0)) },
    nothing("id") { $0.id("x") },
    nothing("transaction") { $0.transaction { _ in } },
    nothing("environment restated") { $0.transformEnvironment(\.lineLimit) { _ in } },
    nothing("condition") { view in if Bool(true) { view } else { Text("else") } },
    nothing("ForEach of one") { view in ForEach(0..<1) { _ in view } },
    nothing("a stack of one") { view in HStack { view } },
    nothing("EmptyView in a column") { view in
      VStack {
        EmptyView(); view; EmptyView()
      }
    },
    nothing("an empty overlay") { $0.overlay { EmptyView() } },
  ]
  private static let effects: [Rule] = [
    nothing("opacity of 1") { $0.opacity(1) },
    nothing("scale of 1") { $0.scaleEffect(1) },
    nothing("rotation by 0") { $0.rotationEffect(.zero) },
    nothing("offset by 0") { $0.offset() },
    rule("offset, and one after the other", { $0.offset(x: 6, y: 8) }, { $0.offset(x: 6).offset(y: 8) }),
    rule(
      "offset, and a visual effect", { $0.offset(x: 6, y: 8) },
      { $0.visualEffect { view, _ in view.offset(x: 6, y: 8) } }),
  ]
  private static let layouts: [Rule] = [
    rule("padding by axes", { $0.padding(8) }, { $0.padding(.horizontal, 8).padding(.vertical, 8) }),
    rule(
      "padding by insets", { $0.padding(8) }, { $0.padding(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)) }),
    rule("frame and overlay", { $0.fixedSize().frame(width: 120, height: 60) }) { view in
      Color.clear.frame(width: 120, height: 60).overlay { view.fixedSize() }
    },
    rule("ZStack and background") { view in
      ZStack {
        Color.yellow.frame(width: 120, height: 60); view.frame(width: 120, height: 60)
      }
    } _: { view in
      view.frame(width: 120, height: 60).background { Color.yellow }
    },
    rule("position and frame") { view in
      Color.clear.overlay { view.fixedSize().position(x: 100, y: 40) }
    } _: { view in
      Color.clear.overlay(alignment: .topLeading) { view.fixedSize().frame(width: 200, height: 80) }
    },
    rule("GeometryReader and frame") { view in
      GeometryReader { view.frame(width: $0.size.width, height: $0.size.height) }
    } _: { view in
      view.frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    rule("Spacer and frame") { view in
      HStack(spacing: 0) {
        Spacer(minLength: 0); view.fixedSize()
      }
    } _: { view in
      view.fixedSize().frame(maxWidth: .infinity, alignment: .trailing)
    },
    rule("Spacer below and frame") { view in
      VStack(spacing: 0) {
        view.fixedSize(); Spacer(minLength: 0)
      }
    } _: { view in
      view.fixedSize().frame(maxHeight: .infinity, alignment: .top)
    },
  ]
  private static let directions: [Rule] = [
    rule("right to left and mirrored") { view in
      HStack(spacing: 4) {
        view.fixedSize().environment(\.layoutDirection, .leftToRight)
        Color.red.frame(width: 20, height: 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    } _: { view in
      HStack(spacing: 4) {
        Color.red.frame(width: 20, height: 10)
        view.fixedSize()
      }
    },
    rule("leading from the right and trailing") { view in
      view.fixedSize().environment(\.layoutDirection, .leftToRight).frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, 10).environment(\.layoutDirection, .rightToLeft)
    } _: { view in
      view.fixedSize().frame(maxWidth: .infinity, alignment: .trailing).padding(.trailing, 10)
    },
  ]
}
