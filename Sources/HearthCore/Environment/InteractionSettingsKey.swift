import Foundation

/// A change visits all views, as that of a colour scheme does: scroll bars and carets follow while they are seen.
package struct InteractionSettingsKey: InheritedStyleKey { package static let defaultValue = InteractionSettings() }

extension Node {
  package final var interaction: InteractionSettings { scope.value(InteractionSettingsKey.self) }
}
