import HearthCore
import HearthEditing

// What an app gives to all fields: a button that empties them, a ground, a tint.

/// Shows a field of one of our looks with what the app gives to all of them.
nonisolated struct GivenFieldStyle: Equatable {
  let look: TextFieldLook
  let given: Appearances.FieldLook
}

extension TextFieldStyleValue {
  /// The value for a look of ours, in an environment.
  init(_ look: TextFieldLook, in values: EnvironmentValues) {
    let given = values.appearances.fields
    if given == Appearances.FieldLook() {
      self = .look(look)
    } else {
      self = .custom(
        TypedControlStyleBox(GivenFieldStyle(look: look, given: given), outer: nil) { style, model in
          GivenField(style: style.style, model: model)
        })
    }
  }
}

extension Appearances {
  /// Tells the environment of a window what is set, and what its fields are like where they have no other style.
  func applyToWindow(_ values: inout EnvironmentValues) {
    apply(to: &values)
    values[TextFieldStyleKey.self] = TextFieldStyleValue(.automatic, in: values)
  }
}

nonisolated private struct GivenField: View {
  let style: GivenFieldStyle
  let model: TextFieldModel
  @FocusState private var isFocused: Bool

  @MainActor var body: some View {
    let model = model, look = style.look
    let isShown = isShown
    TextField<_TextFieldStyleLabel>(adapting: model)
      .modifier(
        _EnvironmentModifier { values in
          values[TextFieldStyleKey.self] = .look(look)
          values[FieldRoomKey.self] = isShown ? Self.room : 0
        }
      )
      .focused($isFocused)
      .overlay(alignment: .trailing) {
        if isShown {
          Button {
            model.control?.clear()
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).imageScale(.small)
          }
          .buttonStyle(.plain).focusable(false).padding(.trailing, look == .plain ? 0 : 5)
          .accessibilityLabel("Clear")
        }
      }
      .background { if let color = style.given.background { color } }
      .modifier(OwnTint(tint: style.given.tint))
  }
  /// Points that the button takes from the text. Source: UIKit, a button of 19 points and 3 beside it.
  private static let room: CGFloat = 22
  /// A field of several lines has no such button. Source: UIKit, where it is a text view.
  @MainActor private var isShown: Bool {
    if model.configuration.axis == .vertical || model.configuration.value.read().isEmpty { return false }
    return switch style.given.clearButton {
    case .never: false
    case .always: true
    case .whileEditing: isFocused
    case .unlessEditing: !isFocused
    }
  }
}

/// Points at the end of a field where no text is.
struct FieldRoomKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension TextFieldControl {
  /// The user empties the field.
  func clear() {
    perform(EditingCommand.selectAll)
    perform(.delete(.backward, by: .grapheme))
  }
}
