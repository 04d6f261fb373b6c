extension FormattedText {
  /// Reads HTML as it comes by a clipboard: text in paragraphs, bold, italics, lines below and through, colours, sizes,
  /// links; lists as lines with marks. All else is left out. Any bytes are read as something.
  ///
  /// Source: the WHATWG's standard for the names of elements and for how blanks collapse; what is not here (tables
  /// beyond tabs between cells, style sheets, images) is our choice.
  package init(html data: some Collection<UInt8>) {
    var reader = HTMLReader(Self.utf8(data.prefix(Limits.input)))
    reader.read()
    self = reader.result
  }
  /// Bytes of UTF-8; browsers may give UTF-16 with a byte order mark.
  private static func utf8(_ data: some Collection<UInt8>) -> [UInt8] {
    var bytes = Array(data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let first = UInt16(bytes[index]), second = UInt16(bytes[index + 1])
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

/// One pass over a document. An element is open until its end, or until an element around it ends.
private struct HTMLReader {
  typealias Look = FormattedText.Look
  struct Element {
    var name: String
    var look: Look
    /// Blanks and line breaks count.
    var isPreformatted: Bool
    var isBlock = false
    /// Of a list: the number of the next item, 0 for a list without numbers.
    var number: Int?
  }
  private let bytes: [UInt8]
  private var position = 0
  private var open = [Element(name: "", look: Look(), isPreformatted: false)]
  private(set) var result = FormattedText()
  private var length = 0
  private var current: Element { open[open.count - 1] }

  // What comes before the next letter.
  private var hasSpace = false
  private var spaceLook = Look()
  private var hasBreak = false
  private var endsBlock = false
  private var isLineStart = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt", "figcaption", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre",
    "section", "table", "tbody", "tfoot", "thead", "tr", "ul",
  ]
  /// What is in these is no text.
  private static let skipped: Set<String> = [
    "script", "style", "title", "template", "noscript", "textarea", "select", "svg", "math", "iframe", "object",
  ]
  /// These have no end.
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
  ]

  mutating func read() {
    while position < bytes.count, length < FormattedText.Limits.output {
      if bytes[position] == UInt8(ascii: "<") { readMarkup() } else { readText() }
    }
  }

  // MARK: - Text

  private mutating func readText() {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    text(HTMLEntities.decoded(bytes[start..<position]))
  }
  private mutating func text(_ string: String) {
    var piece = ""
    for scalar in string.unicodeScalars {
      let isBlank = scalar == " " || (0x09...0x0D).contains(scalar.value)
      if !isBlank {
        if scalar.value < 0x20 || scalar.value == 0x7F { continue }
        before(&piece)
        piece.unicodeScalars.append(scalar)
        isLineStart = false
      } else if !current.isPreformatted {
        if !hasSpace { spaceLook = current.look }
        hasSpace = true
      } else if scalar == "\n" {
        // What ends a line in here is a break that shows.
        before(&piece)
        hasBreak = true
      } else if scalar != "\r" {
        before(&piece)
        piece.unicodeScalars.append(scalar == "\t" ? scalar : " ")
        isLineStart = false
      }
    }
    emit(piece)
  }
  /// Puts down what is before a letter: one line break, or one blank within a line.
  private mutating func before(_ piece: inout String) {
    if hasBreak || (endsBlock && length + piece.utf8.count > 0) {
      emit(piece)
      piece = ""
      // A break belongs to the line that it ends.
      length += 1
      result.append("\n", result.runs.last?.look ?? Look())
      isLineStart = true
    } else if hasSpace, !isLineStart {
      // A blank looks as where it stands, and not as what follows.
      if spaceLook == current.look {
        piece += " "
      } else {
        emit(piece)
        piece = ""
        length += 1
        result.append(" ", spaceLook)
      }
    }
    (hasBreak, endsBlock, hasSpace) = (false, false, false)
  }
  private mutating func emit(_ piece: String) {
    length += piece.utf8.count
    result.append(piece, current.look)
  }
  private mutating func endBlock() {
    if !isLineStart || length > 0 { endsBlock = true }
    hasSpace = false
  }

  // MARK: - Markup

  private mutating func readMarkup() {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      if bytes[position...].starts(with: Array("<!--".utf8)) {
        position = index(after: "-->", from: position + 4)
      } else {
        position = index(after: ">", from: position)
      }
    } else if next == UInt8(ascii: "/") {
      position += 2
      let name = readName()
      position = index(after: ">", from: position)
      end(name)
    } else if isLetter(next) {
      position += 1
      let name = readName()
      let attributes = readAttributes()
      begin(name, attributes)
    } else {
      text("<")
      position += 1
    }
  }
  private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private func index(after string: String, from start: Int) -> Int {
    let pattern = Array(string.utf8)
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index..<(index + pattern.count)].elementsEqual(pattern) {
        return index + pattern.count
      }
      index += 1
    }
    return bytes.count
  }
  private mutating func readName() -> String {
    let start = position
    while position < bytes.count, isLetter(bytes[position]) || (0x30...0x39).contains(bytes[position]) { position += 1 }
    // Names that are longer are none that are known.
    return String(decoding: bytes[start..<min(position, start + 16)], as: UTF8.self).lowercased()
  }
  private mutating func readAttributes() -> [String: String] {
    var result: [String: String] = [:]
    while position < bytes.count {
      while position < bytes.count, isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "/") { position += 1 }
      guard position < bytes.count else { break }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        break
      }
      let start = position
      while position < bytes.count, !isSpace(bytes[position]), bytes[position] != UInt8(ascii: "="),
        bytes[position] != UInt8(ascii: ">")
      { position += 1 }
      let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
      while position < bytes.count, isSpace(bytes[position]) { position += 1 }
      var value = ""
      if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
        position += 1
        value = readValue()
      } else if position == start {
        position += 1
      }
      if result.count < 64, result[name] == nil { result[name] = value }
    }
    return result
  }
  private mutating func readValue() -> String {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    guard position < bytes.count else { return "" }
    let quote = bytes[position], isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { position += 1 }
    let start = position
    while position < bytes.count,
      isQuoted ? bytes[position] != quote : !isSpace(bytes[position]) && bytes[position] != UInt8(ascii: ">")
    { position += 1 }
    let end = position
    if isQuoted, position < bytes.count { position += 1 }
    return HTMLEntities.decoded(bytes[start..<min(end, start + 16_384)])
  }

  // MARK: - Elements

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if Self.skipped.contains(name) {
      skip(to: name)
      return
    }
    if name == "br" {
      var piece = ""
      before(&piece)
      emit(piece)
      hasBreak = true
      return
    }
    let isBlock = Self.blocks.contains(name)
    if isBlock { endBlock() }
    if Self.void.contains(name) { return }
    // A paragraph or an item ends where the next one begins.
    if name == "p" || name == "li" {
      end(name, within: name == "li" ? ["ul", "ol"] : ["div", "li", "td", "blockquote"])
    }
    if name == "td" || name == "th", !isLineStart, !endsBlock, !hasBreak {
      hasSpace = false
      emit("\t")
    }
    guard open.count < FormattedText.Limits.depth else { return }
    var element = current
    (element.name, element.isBlock, element.number) = (name, isBlock, nil)
    element.apply(name, attributes)
    if name == "ul" { element.number = 0 }
    if name == "ol" { element.number = max(1, min(Int(attributes["start"] ?? "") ?? 1, 1_000_000)) }
    open.append(element)
    if name == "li" { mark() }
  }
  private mutating func mark() {
    let lists = open.indices.filter { open[$0].number != nil }
    guard let list = lists.last, let number = open[list].number else { return }
    var piece = ""
    before(&piece)
    piece += String(repeating: "\t", count: min(lists.count - 1, 16))
    if number == 0 {
      piece += "\u{2022} "
    } else {
      piece += "\(number). "
      open[list].number = number + 1
    }
    emit(piece)
    // The blank behind the mark is the only one.
    (isLineStart, hasSpace) = (true, false)
  }
  /// - Parameter barriers: Elements whose end is not looked behind for the one that ends.
  private mutating func end(_ name: String, within barriers: Set<String> = []) {
    guard !name.isEmpty else { return }
    var index = open.count - 1
    while index > 0, open[index].name != name {
      if barriers.contains(open[index].name) { return }
      index -= 1
    }
    if index == 0 {
      if Self.blocks.contains(name) { endBlock() }
      return
    }
    if open[index...].contains(where: \.isBlock) { endBlock() }
    open.removeSubrange(index...)
  }
  /// Leaves out everything to the end of an element.
  private mutating func skip(to name: String) {
    let end = Array("</\(name)".utf8)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"), position + end.count <= bytes.count,
        zip(bytes[position...], end).allSatisfy({ ($0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0)) == $1 })
      {
        position = index(after: ">", from: position)
        return
      }
      position += 1
    }
  }
}

extension HTMLReader.Element {
  fileprivate mutating func apply(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6": look.isBold = true
    case "i", "em", "cite", "var", "dfn": look.isItalic = true
    case "u", "ins": look.isUnderlined = true
    case "s", "strike", "del": look.isStruckOut = true
    case "mark": look.background = FormattedText.Color(255, 255, 0)
    case "pre": isPreformatted = true
    case "a": if let link = attributes["href"].flatMap(FormattedText.allowedLink) { look.link = link }
    case "font": if let color = attributes["color"].flatMap(CSS.color) { look.color = color }
    default: break
    }
    guard let style = attributes["style"] else { return }
    for declaration in style.split(separator: ";").prefix(128) {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let property = declaration[..<colon].trimmingASCIISpace.lowercased()
      var value = declaration[declaration.index(after: colon)...].trimmingASCIISpace.lowercased()
      if value.hasSuffix("!important") { value = value.dropLast(10).trimmingASCIISpace }
      apply(property, value)
    }
  }
  private mutating func apply(_ property: String, _ value: String) {
    switch property {
    case "color": if let color = CSS.color(value) { look.color = color }
    case "background-color", "background": if let color = CSS.color(value) { look.background = color }
    case "font-weight":
      switch value {
      case "bold", "bolder": look.isBold = true
      case "normal", "lighter": look.isBold = false
      default: if let weight = Double(value) { look.isBold = weight >= 600 }
      }
    case "font-style":
      if value == "normal" {
        look.isItalic = false
      } else {
        look.isItalic = value.hasPrefix("italic") || value.hasPrefix("oblique")
      }
    case "text-decoration", "text-decoration-line":
      if value == "none" { (look.isUnderlined, look.isStruckOut) = (false, false) }
      if value.contains("underline") { look.isUnderlined = true }
      if value.contains("line-through") { look.isStruckOut = true }
    case "font-size": if let size = CSS.size(value) { look.size = size }
    case "white-space":
      if ["pre", "pre-wrap", "break-spaces"].contains(value) { isPreformatted = true }
      if ["normal", "nowrap"].contains(value) { isPreformatted = false }
    default: break
    }
  }
}
