import Foundation

/// Reads the text of a layout; what is wrong with it is told with its line, and the rest counts.
///
/// The format is in `Documentation/KeyboardLayouts.md`. A text from elsewhere stops nothing and takes no more than its
/// length in memory: what is not understood is left out.
package struct LayoutParser {
  /// What is wrong with a layout, and where.
  package struct Problem: Equatable, Sendable, CustomStringConvertible {
    /// The layout's identifier, or what it was asked for by.
    package var layout: String
    /// From 1; 0: the whole text.
    package var line: Int
    package var message: String
    package var description: String {
      "Keyboard layout \(layout)\(line > 0 ? ", line \(line)" : ""): \(message)"
    }
  }
  /// A text that is longer is no layout. Source: our choice, fifty times the longest of ours.
  package static let mostBytes = 200_000
  /// Keys in one row, and rows in one layer. Source: our choice; more cannot be hit.
  static let mostKeys = 24, mostRows = 8

  private var layout: KeyboardLayout
  private var problems: [Problem] = []
  private var line = 0
  private var layer: KeyboardLayout.Layer.Name?
  private var isInAccents = false
  private var hasHead = false
  private let find: (String) -> KeyboardLayout?

  /// - Parameters:
  ///   - name: What the layout is called where its text does not say it.
  ///   - find: The layout that another takes parts from.
  package static func parse(
    _ text: String, name: String, find: (String) -> KeyboardLayout? = { _ in nil }
  )
    -> (layout: KeyboardLayout, problems: [Problem])
  {
    withoutActuallyEscaping(find) { find in
      var parser = LayoutParser(name: name, find: find)
      guard text.utf8.count <= mostBytes else {
        parser.report("the text has \(text.utf8.count) bytes; a layout has at most \(mostBytes).")
        return (parser.layout, parser.problems)
      }
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        parser.line += 1
        parser.read(line.trimmingCharacters(in: .whitespaces))
      }
      parser.finish()
      return (parser.layout, parser.problems)
    }
  }
  private init(name: String, find: @escaping (String) -> KeyboardLayout?) {
    layout = KeyboardLayout(identifier: name, name: name)
    self.find = find
  }
  private mutating func report(_ message: String) {
    problems.append(Problem(layout: layout.identifier, line: line, message: message))
  }

  // MARK: - Lines

  private mutating func read(_ text: String) {
    if text.isEmpty || text.hasPrefix("//") { return }
    let words = text.split(separator: " ").map(String.init)
    let isHead = layer == nil && !isInAccents && layout.groups.isEmpty
    switch words[0] {
    case "layer" where words.count == 2: return beginLayer(words[1])
    case "accents" where words.count == 1:
      (layer, isInAccents) = (nil, true)
      return
    case "group" where words.count > 2:
      let name = words[2...].joined(separator: " ")
      layout.groups.append(KeyboardLayout.Group(symbol: words[1], name: name))
      (layer, isInAccents) = (nil, false)
      return
    case "composer" where layer != nil && words.count == 2:
      guard let composer = KeyboardLayout.Composer(rawValue: words[1]) else {
        let known = KeyboardLayout.Composer.allCases.map(\.rawValue).joined(separator: ", ")
        return report("there is no composer \(words[1]); there are \(known).")
      }
      layout.layers[layer!]?.composer = composer
      return
    case let word where isHead: return readHead(word, Array(words.dropFirst()))
    default: break
    }
    if isInAccents {
      guard words.count > 1 else {
        return report("an accent line has the key's text and what it offers; this has one.")
      }
      layout.accents[words[0]] = words.dropFirst().map(Self.unescaped)
    } else if let layer {
      readRow(words, in: layer)
    } else {
      for word in words { readRange(word) }
    }
  }
  private mutating func readHead(_ word: String, _ values: [String]) {
    let value = values.joined(separator: " ")
    if value.isEmpty { return report("\(word) has no value.") }
    switch word {
    case "layout": (layout.identifier, hasHead) = (value, true)
    case "name": layout.name = value
    case "space": layout.space = value
    case "direction":
      if value != "rtl" && value != "ltr" { report("the direction is rtl or ltr, not \(value).") }
      layout.isRightToLeft = value == "rtl"
    case "candidates":
      if value != "yes" && value != "no" { report("candidates are yes or no, not \(value).") }
      layout.hasCandidates = value == "yes"
    case "take": take(values)
    default:
      report("\(word) is not known; expected layout, name, space, direction, candidates, take, layer or accents.")
    }
  }
  private mutating func take(_ values: [String]) {
    guard values.count > 2, values[values.count - 2] == "from" else {
      return report("expected: take LAYER… from LAYOUT.")
    }
    guard let other = find(values[values.count - 1]) else {
      return report("there is no layout \(values[values.count - 1]) to take from.")
    }
    for part in values.dropLast(2) {
      if part == "accents" {
        layout.accents.merge(other.accents) { mine, _ in mine }
      } else if let name = KeyboardLayout.Layer.Name(rawValue: part), let layer = other.layers[name] {
        layout.layers[name] = layer
      } else {
        report("\(other.identifier) has no layer \(part).")
      }
    }
  }
  private mutating func beginLayer(_ word: String) {
    isInAccents = false
    guard let name = KeyboardLayout.Layer.Name(rawValue: word) else {
      layer = nil
      let known = KeyboardLayout.Layer.Name.allCases.map(\.rawValue).joined(separator: ", ")
      return report("there is no layer \(word); there are \(known).")
    }
    layer = name
    layout.layers[name] = KeyboardLayout.Layer()
  }
  private mutating func readRange(_ word: String) {
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { UInt32($0, radix: 16) }
    guard !layout.groups.isEmpty, ends.count == 1 || ends.count == 2, let first = ends[0], let last = ends.last ?? nil,
      first <= last, last <= 0x10FFFF, last - first < 0x1000
    else { return report("\(word) is neither a code point nor a range of at most 4,096 of them.") }
    layout.groups[layout.groups.count - 1].ranges.append(first...last)
  }

  // MARK: - Keys

  private mutating func readRow(_ words: [String], in name: KeyboardLayout.Layer.Name) {
    guard layout.layers[name]!.rows.count < Self.mostRows else {
      return report("a layer has at most \(Self.mostRows) rows.")
    }
    if words.count > Self.mostKeys { report("a row has at most \(Self.mostKeys) keys; this has \(words.count).") }
    let row = words.prefix(Self.mostKeys).compactMap { item($0) }
    if !row.isEmpty { layout.layers[name]!.rows.append(row) }
  }
  /// A word that is one character long is the key that types it, whatever it is.
  private mutating func item(_ word: String) -> KeyboardLayout.Item? {
    if word.count == 1 { return .key(KeyboardLayout.Key(word, .type(word))) }
    if word.first == "_", let gap = width(word.dropFirst()) { return .gap(gap) }
    var rest = Substring(word), size: Double? = 1
    if let star = rest.lastIndex(of: "*"), star > rest.startIndex, let number = Double(rest[rest.index(after: star)...])
    {
      guard let value = width(rest[rest.index(after: star)...]) else {
        report("\(word): a width is between 0.25 and 12 keys, not \(number).")
        return nil
      }
      (size, rest) = (value, rest[..<star])
    }
    if rest == "<space>", size == 1, !word.contains("*") { size = nil }
    var label: Substring?
    if rest.count > 2, rest.last == ">", let equal = rest.range(of: "=<", options: .backwards) {
      (label, rest) = (rest[..<equal.lowerBound], rest[rest.index(after: equal.lowerBound)...])
    }
    if rest.first == "<", rest.last == ">", rest.count > 2 {
      guard let function = Self.function(rest.dropFirst().dropLast()) else {
        report("\(word): there is no key of that name.")
        return nil
      }
      return .key(KeyboardLayout.Key(label.map { Self.unescaped(String($0)) } ?? "", function, width: size))
    }
    var key = KeyboardLayout.Key("", .type(""), width: size)
    if rest.count > 2, rest.last == ")", let open = rest.firstIndex(of: "("), open > rest.startIndex {
      key.flicks = rest[rest.index(after: open)...].dropLast().map(String.init)
      if key.flicks.count > 4 {
        report("\(word): a key has at most four flicks.")
        key.flicks.removeLast(key.flicks.count - 4)
      }
      rest = rest[..<open]
    } else if rest.count > 2, let tilde = rest.firstIndex(of: "~"), tilde > rest.startIndex {
      (key.hint, rest) = (String(rest[rest.index(after: tilde)...]), rest[..<tilde])
    }
    key.label = Self.unescaped(String(rest))
    key.function = .type(key.label)
    return .key(key)
  }
  private func width(_ text: Substring) -> Double? {
    guard let width = Double(text), width >= 0.25, width <= 12 else { return nil }
    return width
  }
  private static func function(_ name: Substring) -> KeyboardLayout.Function? {
    switch name {
    case "shift": .shift
    case "delete": .delete
    case "globe": .globe
    case "dismiss": .dismiss
    case "space": .space
    case "return": .return
    case "left": .left
    case "right": .right
    case "modify": .modify
    case "decimal": .decimal
    default: KeyboardLayout.Layer.Name(rawValue: String(name)).map { .layer($0) }
    }
  }
  /// `\u{200C}` is the character of that number.
  private static func unescaped(_ text: String) -> String {
    var result = "", rest = text[...]
    while let start = rest.range(of: "\\u{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      result += rest[..<start.lowerBound]
      if let number = UInt32(rest[start.upperBound..<end], radix: 16), let scalar = Unicode.Scalar(number) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\u{FFFD}"
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  // MARK: - The whole

  private mutating func finish() {
    line = 0
    if !hasHead { report("the line layout is missing; it says for which language the keys are.") }
    if !layout.groups.isEmpty { return }
    if layout.layers[.letters]?.keys.isEmpty != false { report("the layer letters is missing or has no key.") }
    for name in KeyboardLayout.Layer.Name.allCases {
      for key in layout.layers[name]?.keys ?? [] {
        if case .layer(let target) = key.function, layout.layers[target] == nil {
          report("the layer \(name.rawValue) has a key to the layer \(target.rawValue), which is missing.")
        }
      }
    }
  }
}
