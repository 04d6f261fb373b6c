import Foundation

/// A `.stringsdict` file: texts with forms for numbers, devices and widths, as a property list.
///
/// Source: Apple, "Stringsdict File Format"; `variantFittingPresentationWidth(_:)`.
enum StringsDictionary {
  /// The entries of a property list; nil for another kind of property list.
  static func entries(_ list: Any) -> [String: StringEntry]? {
    guard let list = list as? [String: Any] else { return nil }
    return list.compactMapValues(entry)
  }
  private static func entry(_ value: Any) -> StringEntry? {
    guard let value = value as? [String: Any] else { return (value as? String).map { StringEntry($0) } }
    if let form = rule(value) { return StringEntry(form) }
    guard let format = value["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: StringEntry.Variable] = [:]
    for (name, value) in value {
      guard let value = value as? [String: Any], let form = variable(value) else { continue }
      variables[name] = StringEntry.Variable(
        argument: nil, specifier: value["NSStringFormatValueTypeKey"] as? String ?? "lld", form: form)
    }
    return StringEntry(.text(format), variables: variables)
  }
  /// The forms of a variable: by number, or by device and then by number.
  private static func variable(_ value: [String: Any]) -> StringEntry.Form? {
    if let form = rule(value) { return form }
    var forms: [PluralCategory: StringEntry.Form] = [:]
    for category in PluralCategory.allCases {
      if let form = value[category.rawValue].flatMap(form) { forms[category] = form }
    }
    return forms.isEmpty ? nil : .plural(forms)
  }
  /// The forms of a rule that is named by its key.
  private static func rule(_ value: [String: Any]) -> StringEntry.Form? {
    if let devices = value["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .device(devices.compactMapValues(form))
    }
    if let widths = value["NSStringVariableWidthRuleType"] as? [String: Any] {
      var forms: [Int: StringEntry.Form] = [:]
      for (width, value) in widths { if let width = Int(width), let form = form(value) { forms[width] = form } }
      return .width(forms)
    }
    return nil
  }
  private static func form(_ value: Any) -> StringEntry.Form? {
    if let text = value as? String { return .text(text) }
    return (value as? [String: Any]).flatMap(variable)
  }
}
