import Foundation

/// The definition around attributed texts, whatever its type.
package struct TextFormattingDefinition: Equatable {
  private let base: any AttributedTextFormattingDefinition
  private let keys: Set<ObjectIdentifier>
  init<D: AttributedTextFormattingDefinition>(_ definition: D) {
    base = definition
    keys = ScopeKeys.of(D.Scope.self)
  }
  package static func == (a: Self, b: Self) -> Bool {
    func isEqual<D: AttributedTextFormattingDefinition>(_ definition: D) -> Bool {
      (b.base as? D).map { TypeInfo.areKnownEqual(definition, $0) } ?? false
    }
    return isEqual(a.base)
  }
  /// Changes attributes to what is allowed: none that texts show outside the scope, the others as the constraints say.
  package func apply(to container: inout AttributeContainer) {
    typealias Shown = AttributeScopes.SwiftUIAttributes
    typealias Foundations = AttributeScopes.FoundationAttributes
    drop(Shown.FontAttribute.self, from: &container)
    drop(Shown.ForegroundColorAttribute.self, from: &container)
    drop(Shown.BackgroundColorAttribute.self, from: &container)
    drop(Shown.StrikethroughStyleAttribute.self, from: &container)
    drop(Shown.UnderlineStyleAttribute.self, from: &container)
    drop(Shown.KerningAttribute.self, from: &container)
    drop(Shown.TrackingAttribute.self, from: &container)
    drop(Shown.BaselineOffsetAttribute.self, from: &container)
    drop(Foundations.InlinePresentationIntentAttribute.self, from: &container)
    drop(Foundations.LinkAttribute.self, from: &container)
    base._constrain(&container)
  }
  private func drop<K: AttributedStringKey>(_ key: K.Type, from container: inout AttributeContainer)
  where K.Value: Sendable {
    if !keys.contains(ObjectIdentifier(key)), container[key] != nil { container[key] = nil }
  }
}

package struct TextFormattingDefinitionKey: InheritedStyleKey {
  package static var defaultValue: TextFormattingDefinition? { nil }
}
extension View {
  /// Sets which attributes texts and text editors of `AttributedString` in this view show, and which values.
  ///
  /// Text that is typed, pasted or formatted in an editor obeys the definition, too. Text that nobody edits stays in the
  /// app's string as it is.
  public nonisolated func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View {
    modifier(_EnvironmentModifier { $0[TextFormattingDefinitionKey.self] = TextFormattingDefinition(definition) })
  }
  /// Sets which attributes texts and text editors of `AttributedString` in this view show: those of a scope, with any value.
  ///
  ///     TextEditor(text: $text).attributedTextFormattingDefinition(\.swiftUI)
  public nonisolated func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>()) }
}
