import Foundation
import HearthCore

/// A control that opens an address: by the `openURL` of the environment, which is
/// the desktop unless an app sets another.
///
///     Link("Help", destination: URL(string: "https://example.org/help")!)
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// A link with a view as its label.
  @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
  @MainActor public var body: some View {
    LinkButton(destination: destination, label: label)
      .accessibilityProperties {
        $0.addedTraits = .isLink
        $0.removedTraits = .isButton
        // All of it, whatever its label is.
        $0.details.links = [AccessibilityLink(range: 0..<0, url: destination, open: {})]
      }
  }
}
private struct LinkButton<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL
  var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }.modifier(LinkLook())
  }
}
extension Link where Label == Text {
  /// A link with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    (self.destination, label) = (destination, Text(titleKey))
  }
  /// A link with a title from a resource.
  @_disfavoredOverload public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    (self.destination, label) = (destination, Text(titleResource))
  }
  /// A link with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    (self.destination, label) = (destination, Text(title))
  }
}

/// A link looks like one, unless a style of buttons was set, or it is an item of a menu.
nonisolated private struct LinkLook: ViewModifier {
  @Environment(\.hasButtonStyle) private var hasStyle
  @Environment(\.isInMenu) private var isInMenu
  @MainActor func body(content: Content) -> some View {
    if hasStyle || isInMenu { content } else { content.buttonStyle(.link) }
  }
}
extension EnvironmentValues {
  fileprivate var hasButtonStyle: Bool { self[ButtonStyleKey.self].box != nil }
}
