import HearthCore
import HearthUI

extension UITextField: AppearanceSource {
  func add(to all: inout Appearances) {
    all.fields.clearButton =
      switch clearButtonMode {
      case .never: .never
      case .whileEditing: .whileEditing
      case .unlessEditing: .unlessEditing
      case .always: .always
      }
    all.fields.background = backgroundColor.map { Color($0) }
    all.fields.tint = ownTint.map { Color($0) }
    if textColor != .label || font != .systemFont(ofSize: 17) || borderStyle != .none || placeholder != nil {
      report(
        .controlValue,
        "is what appearance() gives to all fields, of which clearButtonMode, backgroundColor and tintColor count. "
          + "Set fonts, colours of text and borders on the fields, or with the modifiers of SwiftUI.")
    }
  }
}
