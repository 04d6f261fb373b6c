import HearthRendering

/// Asks the window for a colour scheme, for all of its content.
nonisolated struct PreferredColorScheme: ViewModifier {
  var scheme: ColorScheme?
  typealias Body = Never
  @MainActor static func _makeNode<V: View>(_ modifier: Self, content: V, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PreferredColorSchemeNode(inputs)
    node.child = V._makeNode(content, _ViewInputs(node, inputs.scope)).node
    node.update(modifier.scheme)
    return _ViewNode(node)
  }
  @MainActor static func _update<V: View>(_ node: _ViewNode, _ modifier: Self, content: V) {
    let node = unsafeDowncast(node.node, to: PreferredColorSchemeNode.self)
    node.update(modifier.scheme)
    V._update(_ViewNode(node.child!), content)
  }
  static func _elementCount(_ content: Int) -> Int { content }
}

package final class PreferredColorSchemeNode: ChoiceNode {
  private(set) var scheme: ColorScheme?
  package override init(_ inputs: _ViewInputs) { super.init(inputs) }
  nonisolated deinit {}
  func update(_ new: ColorScheme?) {
    if new == scheme { return }
    if scheme == nil { engine.colorSchemePreferences.nodes.append(self) }
    if new == nil { forget() }
    scheme = new
    engine.afterBodies[ObjectIdentifier(self)] = (
      self, { [weak content = engine.content] in content?.applyColorSchemePreference() }
    )
  }
  private func forget() { engine.colorSchemePreferences.nodes.removeAll { $0 === self } }
  package override func unmount() {
    if scheme != nil {
      forget()
      engine.performAtEndOfRound { [weak content = engine.content] in content?.applyColorSchemePreference() }
    }
    super.unmount()
  }
}

/// The views of a window that ask for a colour scheme.
@MainActor private final class ColorSchemePreferences {
  static let slot = EngineSlot { _ in ColorSchemePreferences() }
  var nodes: [PreferredColorSchemeNode] = []
  nonisolated deinit {}
}
extension Engine {
  fileprivate final var colorSchemePreferences: ColorSchemePreferences { self[ColorSchemePreferences.slot] }
}

extension WindowContent {
  /// The preference nearest to the root counts; of several at one depth the first made. Source:
  /// our choice for what Apple leaves open.
  var preferredColorScheme: ColorScheme? {
    var found: PreferredColorSchemeNode?
    for node in engine.colorSchemePreferences.nodes where node.depth < found?.depth ?? .max { found = node }
    return found?.scheme
  }
  func applyColorSchemePreference() {
    let scheme = preferredColorScheme ?? rootScope.value(HostColorSchemeKey.self)
    setEnvironment { $0.colorScheme = scheme }
  }
}

/// The colour scheme that views ask the window for, as a preference: what ``SwiftUI/View/preferredColorScheme(_:)`` sets.
///
/// An action for its changes tells what a part of the app asks for. Use the modifier to ask.
///
/// ```swift
/// content.onPreferenceChange(PreferredColorSchemeKey.self) { scheme in isDarkWanted = scheme == .dark }
/// ```
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the colour scheme that the window of this view is to have; nil to leave it to the desktop.
  ///
  ///     Text("Night").preferredColorScheme(.dark)
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme)).transformPreference(PreferredColorSchemeKey.self) {
      if let colorScheme { $0 = colorScheme }
    }
  }
  /// Sets the colour scheme that the window of this view is to have, as ``preferredColorScheme(_:)`` does.
  public nonisolated func preference(
    key: PreferredColorSchemeKey.Type = PreferredColorSchemeKey.self, value: ColorScheme?
  ) -> some View { preferredColorScheme(value) }
}
