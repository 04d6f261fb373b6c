extension FormattedText {
  /// Reads Rich Text Format: text in paragraphs, bold, italics, lines below and through, colours, sizes, links. All
  /// else is left out. Any bytes are read as something; nil where they are no such document.
  ///
  /// Source: Microsoft, Rich Text Format Specification, version 1.9.1.
  package init?(rtf data: some Collection<UInt8>) {
    let bytes = Array(data.prefix(Limits.input))
    guard bytes.starts(with: Array("{\\rtf".utf8)) else { return nil }
    var reader = RTFReader(bytes)
    reader.read()
    self = reader.result
  }
}

private struct RTFReader {
  enum Destination { case text, skipped, colors, instruction }
  /// What holds within a group.
  struct Group {
    var look = FormattedText.Look()
    var destination = Destination.text
    /// The characters that follow `\u` in its place for readers without Unicode.
    var replacements = 1
    /// The URL of the field around.
    var link: String?
    /// Whether the group is one of instructions itself, and not only in one.
    var beginsInstruction = false
  }
  private let bytes: [UInt8]
  private var position = 0
  private var group = Group()
  private var outer: [Group] = []
  /// Groups inside one another beyond those that are told apart.
  private var excess = 0
  private(set) var result = FormattedText()
  private var length = 0
  private var colors: [FormattedText.Color?] = []
  private var color: (red: UInt8, green: UInt8, blue: UInt8)?
  private var instruction: [UInt8] = []
  /// Characters to leave out, after one by its number.
  private var toSkip = 0
  private var highSurrogate: UInt16?
  private var isStarred = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    while position < bytes.count, length < FormattedText.Limits.output {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "{"): begin()
      case UInt8(ascii: "}"): if !end() { return }
      case UInt8(ascii: "\\"): readControl()
      case 0x0A, 0x0D, 0: break
      default: character(byte)
      }
    }
  }

  // MARK: - Groups

  private mutating func begin() {
    (toSkip, isStarred, highSurrogate) = (0, false, nil)
    if outer.count >= FormattedText.Limits.depth {
      excess += 1
      return
    }
    outer.append(group)
    group.beginsInstruction = false
  }
  /// False at the end of the document.
  private mutating func end() -> Bool {
    (toSkip, isStarred, highSurrogate) = (0, false, nil)
    if excess > 0 {
      excess -= 1
      return true
    }
    guard let last = outer.popLast() else { return false }
    let ended = group
    group = last
    if ended.beginsInstruction {
      group.link = link(in: instruction)
      instruction = []
    }
    return !outer.isEmpty
  }
  /// The URL in `HYPERLINK "…"`.
  private func link(in instruction: [UInt8]) -> String? {
    let text = String(decoding: instruction, as: UTF8.self).trimmingASCIISpace
    guard text.uppercased().hasPrefix("HYPERLINK") else { return nil }
    let rest = text.dropFirst(9)
    if let start = rest.firstIndex(of: "\"") {
      let inside = rest[rest.index(after: start)...]
      return FormattedText.allowedLink(String(inside.prefix { $0 != "\"" }))
    }
    return FormattedText.allowedLink(String(rest.trimmingASCIISpace.prefix { $0 != " " }))
  }

  // MARK: - Control words

  private mutating func readControl() {
    guard position < bytes.count else { return }
    let first = bytes[position]
    guard isLetter(first) else {
      position += 1
      symbol(first)
      return
    }
    let start = position
    while position < bytes.count, isLetter(bytes[position]), position - start < 32 { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    var number: Int?
    let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) {
      number = min((number ?? 0) * 10 + Int(bytes[position] - 0x30), 1 << 30)
      position += 1
    }
    if position < bytes.count, bytes[position] == 0x20 { position += 1 }
    perform(word, isNegative ? number.map { -$0 } : number)
  }
  private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  private mutating func symbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): character(byte)
    case UInt8(ascii: "~"): text("\u{A0}")
    case UInt8(ascii: "_"): text("\u{2011}")
    case UInt8(ascii: "*"): isStarred = true
    case UInt8(ascii: "'"):
      guard position + 2 <= bytes.count else { return }
      let digits = String(decoding: bytes[position..<(position + 2)], as: UTF8.self)
      position += 2
      if let value = UInt8(digits, radix: 16) { character(value) }
    case 0x0A, 0x0D: text("\n")
    default: break
    }
  }

  private mutating func perform(_ word: String, _ number: Int?) {
    let isOn = number != 0
    let wasStarred = isStarred
    isStarred = false
    switch word {
    case "bin": position = min(bytes.count, position + max(0, number ?? 0))
    case "uc": group.replacements = min(max(number ?? 1, 0), 16)
    case "u": unicode(number ?? 0)
    case "colortbl": group.destination = .colors
    case "fldinst" where group.destination == .text:
      (group.destination, group.beginsInstruction, instruction) = (.instruction, true, [])
    case "fldrslt": group.look.link = group.link
    case "fonttbl", "stylesheet", "info", "pict", "header", "headerl", "headerr", "footer", "footerl", "footerr",
      "footnote", "object", "themedata", "colorschememapping", "xmlnstbl", "listtable", "listoverridetable", "rsidtbl",
      "generator", "datastore", "latentstyles":
      group.destination = .skipped
    case "red", "green", "blue":
      guard group.destination == .colors else { return }
      let value = UInt8(min(max(number ?? 0, 0), 255))
      var new = color ?? (0, 0, 0)
      if word == "red" { new.red = value } else if word == "green" { new.green = value } else { new.blue = value }
      color = new
    default:
      // What is marked so, and not known, is to be left out.
      if wasStarred { group.destination = .skipped } else { format(word, number, isOn) }
    }
  }
  private mutating func format(_ word: String, _ number: Int?, _ isOn: Bool) {
    switch word {
    case "b": group.look.isBold = isOn
    case "i": group.look.isItalic = isOn
    case "ul", "uld", "uldash", "uldb", "ulth", "ulw", "ulwave": group.look.isUnderlined = isOn
    case "ulnone": group.look.isUnderlined = false
    case "strike", "striked": group.look.isStruckOut = isOn
    case "cf": group.look.color = color(number)
    case "cb", "chcbpat", "highlight": group.look.background = color(number)
    case "fs":
      let size = Double(number ?? 24) / 1.5
      group.look.size = FormattedText.Limits.sizes.contains(size) ? (size * 100).rounded() / 100 : nil
    case "plain":
      let link = group.look.link
      group.look = FormattedText.Look()
      group.look.link = link
    case "par", "line", "sect", "page", "row": text("\n")
    case "tab", "cell": text("\t")
    case "emdash": text("\u{2014}")
    case "endash": text("\u{2013}")
    case "lquote": text("\u{2018}")
    case "rquote": text("\u{2019}")
    case "ldblquote": text("\u{201C}")
    case "rdblquote": text("\u{201D}")
    case "bullet": text("\u{2022}")
    case "emspace", "enspace", "qmspace": text(" ")
    default: break
    }
  }
  private func color(_ number: Int?) -> FormattedText.Color? {
    guard let number, colors.indices.contains(number) else { return nil }
    return colors[number]
  }

  // MARK: - Characters

  private mutating func unicode(_ number: Int) {
    let unit = UInt16(truncatingIfNeeded: number)
    toSkip = group.replacements
    if UTF16.isLeadSurrogate(unit) {
      highSurrogate = unit
      return
    }
    if UTF16.isTrailSurrogate(unit) {
      if let high = highSurrogate { put(String(decoding: [high, unit], as: UTF16.self)) }
    } else if let scalar = Unicode.Scalar(UInt32(unit)), unit >= 0x20 || unit == 9 || unit == 10 {
      put(String(Character(scalar)))
    }
    highSurrogate = nil
  }
  /// A byte in Windows' code page 1252.
  private mutating func character(_ byte: UInt8) {
    if toSkip > 0 {
      toSkip -= 1
      return
    }
    switch group.destination {
    case .colors:
      if byte == UInt8(ascii: ";"), colors.count < 4_096 {
        colors.append(color.map { FormattedText.Color($0.red, $0.green, $0.blue) })
        color = nil
      }
    case .instruction: if instruction.count < 2 * FormattedText.Limits.link { instruction.append(byte) }
    case .skipped: break
    case .text:
      if byte < 0x20 || byte == 0x7F { return }
      let scalar = (0x80...0x9F).contains(byte) ? Self.codePage[Int(byte) - 0x80] : UInt32(byte)
      if let scalar = Unicode.Scalar(scalar) { put(String(Character(scalar))) }
    }
  }
  private mutating func text(_ string: String) {
    toSkip = 0
    put(string)
  }
  private mutating func put(_ string: String) {
    guard group.destination == .text else { return }
    length += string.utf8.count
    result.append(string, group.look)
  }
  /// Source: Unicode's table of code page 1252, 0x80 to 0x9F.
  private static let codePage: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]
}
