/// Puts the forms of variables into a text, and says of each placeholder which argument it takes.
///
/// A variable takes an argument as any placeholder does. In its forms the first placeholder without a number is that
/// argument, and the next ones those behind it; so is a variable inside of a form.
///
/// Source: Apple, "Stringsdict File Format"; String Format Specifiers.
struct StringExpansion {
  let variables: [String: StringEntry.Variable]
  let place: StringEntry.Place
  /// Variables inside of each other; a variable that has itself inside ends there.
  private var depth = 0
  /// Forms that were put in. Source: our choice, far above any text: eight variables inside of each other with ten each would be a hundred million.
  private var count = 0
  private static let mostForms = 1000

  init(variables: [String: StringEntry.Variable], place: StringEntry.Place) {
    (self.variables, self.place) = (variables, place)
  }

  mutating func expanded(_ text: String) -> String {
    var next = 0
    return expanded(Array(text), next: &next, own: nil)
  }
  /// - Parameters:
  ///   - next: The argument that a placeholder without a number takes.
  ///   - own: The variable that the text is a form of, and its argument.
  private mutating func expanded(
    _ text: [Character], next: inout Int, own: (variable: StringEntry.Variable, argument: Int)?
  ) -> String {
    var result = ""
    var index = 0
    while index < text.count {
      guard text[index] == "%", index + 1 < text.count else {
        result.append(text[index])
        index += 1
        continue
      }
      if text[index + 1] == "%" {
        result += "%%"
        index += 2
        continue
      }
      if let own, text[(index + 1)...].starts(with: "arg") {
        result += "%\(own.argument + 1)$" + own.variable.specifier
        next = max(next, own.argument + 1)
        index += 4
        continue
      }
      var end = index + 1
      var number: Int?
      let digits = text[end...].prefix(4).prefix(while: { $0.isASCII && $0.isNumber })
      if end + digits.count < text.count, text[end + digits.count] == "$", let value = Int(String(digits)), value > 0 {
        number = value - 1
        end += digits.count + 1
      }
      if text[end...].starts(with: "#@"), let close = text[(end + 2)...].firstIndex(of: "@") {
        let name = String(text[(end + 2)..<close])
        if let variable = variables[name], depth < 8, count < Self.mostForms {
          result += form(of: variable, number, &next, own?.argument)
          index = close + 1
          continue
        }
      }
      result.append("%")
      if let number {
        result += "\(number + 1)$"
      } else if Self.isPlaceholder(text[end...]) {
        result += "\(next + 1)$"
        next += 1
      }
      index = end
    }
    return result
  }
  private mutating func form(
    of variable: StringEntry.Variable, _ number: Int?, _ next: inout Int, _ outer: Int?
  ) -> String {
    // Inside of a form the variable's own argument is taken already.
    let following = outer.map { max(next, $0 + 1) } ?? next
    let argument = number ?? variable.argument ?? following
    if number == nil, variable.argument == nil || argument == next { next = argument + 1 }
    let value = argument < place.count ? place.number(argument, "%" + variable.specifier) : nil
    guard let text = variable.form.text(place, value) else { return "" }
    depth += 1
    count += 1
    defer { depth -= 1 }
    var inner = argument
    let result = expanded(Array(text), next: &inner, own: (variable, argument))
    if number == nil, variable.argument == nil { next = max(next, inner) }
    return result
  }
  /// Whether flags, a width and a conversion follow a percent sign.
  private static func isPlaceholder(_ text: ArraySlice<Character>) -> Bool {
    let conversion = text.prefix(24).first { !"0123456789.+-# '*hlqLzjt".contains($0) }
    return conversion.map { "@dDiuUxXoOfFeEgGaAcCsSp".contains($0) } ?? false
  }
}
