import HearthCore

/// A type that gives text fields a look.
///
/// Apple documents no requirement; apps implement `_body(configuration:)`, which is given the field without a border.
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field that a style shows.
nonisolated public struct _TextFieldStyleLabel: View {
  let source: ContentSource
  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(view.source.makeNode(inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
  public nonisolated static var _elementCount: Int { 1 }
}

/// The looks of fields that we draw ourselves.
package enum TextFieldLook: Hashable, Sendable { case automatic, plain, roundedBorder, squareBorder, bordered }

protocol BuiltInTextFieldStyle { static nonisolated var look: TextFieldLook { get } }

/// The style that fits the kind of device.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: TextFieldLook { .automatic }
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
/// A field without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: TextFieldLook { .plain }
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
/// A field with a border that has round corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: TextFieldLook { .roundedBorder }
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
/// A field with a border that has square corners.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: TextFieldLook { .squareBorder }
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that fits the kind of device.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a border that has round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a border that has square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

// MARK: - Environment

nonisolated struct TextFieldStyleBody<S: TextFieldStyle>: View {
  let style: StyleProperty<S>
  let model: TextFieldModel
  @MainActor var body: some View { style.style._body(configuration: TextField<_TextFieldStyleLabel>(adapting: model)) }
}
enum TextFieldStyleValue: Equatable {
  case look(TextFieldLook)
  /// A style of an app.
  case custom(ControlStyleBox<TextFieldModel>)
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.look(let a), .look(let b)): a == b
    case (.custom(let a), .custom(let b)): a === b || a.isSameStyle(as: b)
    default: false
    }
  }
}
struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: TextFieldStyleValue { .look(.automatic) }
}

extension View {
  /// Sets the look of the text fields in this view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(
      _EnvironmentModifier { values in
        if let look = (S.self as? any BuiltInTextFieldStyle.Type)?.look {
          values[TextFieldStyleKey.self] = TextFieldStyleValue(look, in: values)
        } else {
          values[TextFieldStyleKey.self] = .custom(
            TypedControlStyleBox(style, outer: nil) { (style: StyleProperty<S>, model: TextFieldModel) in
              TextFieldStyleBody(style: style, model: model)
            })
        }
      })
  }
}
