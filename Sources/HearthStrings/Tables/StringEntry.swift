/// What a table has for a key: a text, or several of which numbers and the device choose one.
package struct StringEntry: Sendable {
  /// A text, or what it depends on.
  indirect enum Form: Sendable {
    case text(String)
    case plural([PluralCategory: Form])
    /// By the names that Xcode has for devices: `iphone`, `mac`, `other`.
    case device([String: Form])
    /// By the width that a text is made for; the number has no unit.
    case width([Int: Form])
  }
  /// A part of a text with forms of its own, `%#@name@`.
  struct Variable: Sendable {
    /// The argument whose number counts, from 0; nil for the next one.
    var argument: Int?
    /// How `%arg` is written, without the percent sign: `lld`.
    var specifier: String
    var form: Form
  }
  var form: Form
  var variables: [String: Variable] = [:]

  init(_ form: Form, variables: [String: Variable] = [:]) { (self.form, self.variables) = (form, variables) }
  package init(_ text: String) { form = .text(text) }

  /// The text, where it depends on nothing.
  package var plain: String? {
    if case .text(let text) = form, variables.isEmpty { text } else { nil }
  }
  /// Whether numbers decide about it.
  package var dependsOnNumbers: Bool { !variables.isEmpty || form.hasPlural }

  /// What decides which of the texts is shown.
  package struct Place {
    /// The language of the table, whose plural rules hold.
    package var language: String
    /// What Xcode calls the device.
    package var device: String
    /// How many arguments there are.
    package var count: Int
    /// An argument as a placeholder writes it, `%.1f`; as that of the key does for nil. Nil for what is not a number.
    package var number: (_ index: Int, _ specifier: String?) -> PluralOperands?

    package init(
      language: String, device: String, count: Int = 0,
      number: @escaping (_ index: Int, _ specifier: String?) -> PluralOperands? = { _, _ in nil }
    ) {
      (self.language, self.device, self.count, self.number) = (language, device, count, number)
    }
  }

  /// The text of a place, with placeholders for `String(format:)`.
  package func text(_ place: Place) -> String {
    let number = form.hasPlural ? (0..<place.count).lazy.compactMap { place.number($0, nil) }.first : nil
    let text = form.text(place, number) ?? ""
    if variables.isEmpty { return text }
    var expansion = StringExpansion(variables: variables, place: place)
    return expansion.expanded(text)
  }
}

extension StringEntry.Form {
  var hasPlural: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let forms): forms.values.contains(where: \.hasPlural)
    case .width(let forms): forms.values.contains(where: \.hasPlural)
    }
  }

  /// The text for a number; nil where there is no form at all.
  func text(_ place: StringEntry.Place, _ number: PluralOperands?) -> String? {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      var names: [PluralCategory] = [.other, .many, .few, .two, .one, .zero]
      if let number {
        names.insert(PluralRules.of(place.language).category(of: number), at: 0)
        // Source: Apple, "Localizing strings that contain plurals": a form for zero holds for 0 in each language.
        if number.n == 0 { names.insert(.zero, at: 0) }
      }
      return names.lazy.compactMap { forms[$0]?.text(place, number) }.first
    case .device(let forms):
      // A device without a form has that of others. Without that one too, the order is our choice: a larger one first.
      let names = [place.device, "other", "mac", "ipad", "iphone", "appletv", "applewatch"] + forms.keys.sorted()
      return names.lazy.compactMap { forms[$0]?.text(place, number) }.first
    case .width(let forms):
      // Source: our choice, as nothing asks for a narrower one: the widest says most.
      return forms.sorted { $0.key > $1.key }.lazy.compactMap { $0.value.text(place, number) }.first
    }
  }
}
