import Foundation

/// Sets an attribute that was found by its name in Markdown to what is written there.
///
/// Foundation asks the values of attributes to be sendable, and its protocol of those in Markdown does not say that
/// they are. The keys come from an app's scope, whose values were checked where they are declared.
/// - Throws: What the attribute throws when the value is not one of its own.
package func setMarkdownAttribute<K: MarkdownDecodableAttributedStringKey>(
  _ key: K.Type, from decoder: any Decoder, in container: inout AttributeContainer
) throws { container[K.self] = try K.decodeMarkdown(from: decoder) }

/// The value of an attribute whose key was found at run time, in a scope whose values were checked where they are declared.
package func attribute<K: AttributedStringKey>(_ key: K.Type, in container: AttributeContainer) -> K.Value? {
  container[K.self]
}
/// Sets an attribute whose key was found at run time.
package func setAttribute<K: AttributedStringKey>(
  _ key: K.Type, to value: K.Value, in container: inout AttributeContainer
) {
  container[K.self] = value
}
