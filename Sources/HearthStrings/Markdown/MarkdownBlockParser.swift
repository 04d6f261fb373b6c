import Foundation

/// Takes a document apart into blocks, line by line.
///
/// Source: CommonMark 0.31, sections 4 and 5 and "A parsing strategy"; tables as
/// in GitHub's dialect. No text is invalid.
struct MarkdownBlockParser {
  private let root = MarkdownBlock(.document, in: nil)
  private var tip: MarkdownBlock
  private(set) var definitions: [String: [MarkdownToken]] = [:]

  // The line that is read.
  private var line: [UInt8] = []
  private var number = 0
  /// Bytes and columns that the blocks around have taken. A tab ends at the next column that can be divided by four.
  private var offset = 0, column = 0
  private var isInTab = false
  private var nextNonspace = 0, indent = 0
  private var isBlank = false

  // The blocks that the line continues.
  private var formerTip: MarkdownBlock
  private var lastMatched: MarkdownBlock
  private var areOthersClosed = true

  /// Source: our choice, so that a row of a thousand `>` takes no quadratic time.
  private static let deepest = 100

  private init() { (tip, formerTip, lastMatched) = (root, root, root) }

  static func parse(_ text: String) -> (document: MarkdownBlock, definitions: [String: [MarkdownToken]]) {
    var parser = MarkdownBlockParser()
    var line: [UInt8] = []
    var wasReturn = false
    for byte in text.utf8 {
      if byte == 0x0A && wasReturn {
        wasReturn = false
        continue
      }
      wasReturn = byte == 0x0D
      if byte == 0x0A || byte == 0x0D {
        parser.read(line)
        line.removeAll(keepingCapacity: true)
      } else if byte == 0 {
        line += Array("\u{FFFD}".utf8)
      } else {
        line.append(byte)
      }
    }
    if !line.isEmpty { parser.read(line) }
    while parser.tip !== parser.root { parser.finish(parser.tip) }
    parser.finish(parser.root)
    return (parser.root, parser.definitions)
  }

  // MARK: - Places in a line

  private func byte(_ index: Int) -> UInt8? { index < line.count ? line[index] : nil }
  private static func isSpace(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }
  private var isIndented: Bool { indent >= 4 }

  private mutating func findNextNonspace() {
    var index = offset, columns = column
    while let next = byte(index), Self.isSpace(next) {
      columns += next == 0x09 ? 4 - columns % 4 : 1
      index += 1
    }
    isBlank = index >= line.count
    nextNonspace = index
    indent = columns - column
  }
  private mutating func advance(columns count: Int) {
    var count = count
    while count > 0, let next = byte(offset) {
      if next == 0x09 {
        let width = 4 - column % 4
        isInTab = width > count
        column += min(width, count)
        if !isInTab { offset += 1 }
        count -= min(width, count)
      } else {
        isInTab = false
        offset += 1
        column += 1
        count -= 1
      }
    }
  }
  private mutating func advanceToNonspace() {
    advance(columns: indent)
    offset = nextNonspace
    isInTab = false
    indent = 0
  }
  private mutating func skipLine() { (offset, isInTab) = (line.count, false) }

  // MARK: - Blocks

  private mutating func addLine() {
    var bytes = line[min(offset, line.count)...]
    if isInTab {
      bytes = (Array(repeating: 0x20, count: 4 - column % 4) + line[(offset + 1)...])[...]
    }
    tip.lines.append(MarkdownLine(bytes: bytes, number: number, column: offset + 1))
  }
  private mutating func add(_ kind: MarkdownBlock.Kind) {
    closeOthers()
    while !tip.canContain(kind) { finish(tip) }
    let block = MarkdownBlock(kind, in: tip)
    tip.children.append(block)
    tip = block
  }
  private mutating func closeOthers() {
    if areOthersClosed { return }
    while formerTip !== lastMatched, let parent = formerTip.parent {
      finish(formerTip)
      formerTip = parent
    }
    areOthersClosed = true
  }
  private mutating func finish(_ block: MarkdownBlock) {
    block.isOpen = false
    switch block.kind {
    case .paragraph:
      takeDefinitions(block)
      if block.lines.isEmpty, let parent = block.parent, parent.children.last === block { parent.children.removeLast() }
    case .code(nil):
      while block.lines.last?.isBlank == true { block.lines.removeLast() }
    default: break
    }
    if let parent = block.parent { tip = parent }
  }
  /// Takes definitions of links off the start of a paragraph.
  private mutating func takeDefinitions(_ block: MarkdownBlock) {
    guard block.lines.first?.bytes.first == UInt8(ascii: "[") else { return }
    let tokens = MarkdownToken.tokens(MarkdownInlines(block.lines).text)
    let scanner = MarkdownScanner(tokens, InlineMarkdown.Options())
    var place = 0
    while let found = scanner.definition(at: place) {
      if definitions[found.label] == nil { definitions[found.label] = found.destination }
      place = found.end
    }
    let taken = tokens[..<place].count { $0 == .character("\n") } + (place == tokens.count && place > 0 ? 1 : 0)
    block.lines.removeFirst(min(taken, block.lines.count))
  }

  // MARK: - A line

  private enum Match { case yes, no, wholeLine }
  private enum Start { case none, container, leaf, wholeLine }

  private mutating func read(_ bytes: [UInt8]) {
    line = bytes
    number += 1
    (offset, column, isInTab) = (0, 0, false)
    formerTip = tip
    var container = root
    matching: while let child = container.children.last, child.isOpen {
      findNextNonspace()
      switch match(child) {
      case .yes: container = child
      case .no: break matching
      case .wholeLine: return
      }
    }
    lastMatched = container
    areOthersClosed = container === formerTip
    var isLeaf = container.isLiteral
    while !isLeaf {
      findNextNonspace()
      switch start(in: container) {
      case .none:
        advanceToNonspace()
        isLeaf = true
      case .container: container = tip
      case .leaf:
        container = tip
        isLeaf = true
      case .wholeLine: return
      }
    }
    if !areOthersClosed && !isBlank && tip.isParagraph {
      // The line goes on with a paragraph although it lacks the marks of the blocks around it.
      addLine()
      return
    }
    closeOthers()
    if container.acceptsLines {
      addLine()
      if case .html(.tag(let ends)) = container.kind, let last = container.lines.last {
        let text = String(decoding: last.bytes, as: UTF8.self).lowercased()
        if ends.contains(where: { text.contains($0) }) { finish(container) }
      }
    } else if !isBlank {
      add(.paragraph)
      advanceToNonspace()
      addLine()
    }
  }

  /// Whether the line goes on with a block, taking what marks it.
  private mutating func match(_ block: MarkdownBlock) -> Match {
    switch block.kind {
    case .document, .list: return .yes
    case .quote:
      guard !isIndented, byte(nextNonspace) == UInt8(ascii: ">") else { return .no }
      takeQuoteMark()
      return .yes
    case .item(let list):
      if isBlank {
        if block.children.isEmpty { return .no }
        advanceToNonspace()
        return .yes
      }
      guard indent >= list.offset + list.padding else { return .no }
      advance(columns: list.offset + list.padding)
      return .yes
    case .heading, .thematicBreak: return .no
    case .code(let fence?):
      if !isIndented, byte(nextNonspace) == fence.mark {
        var end = nextNonspace
        while byte(end) == fence.mark { end += 1 }
        if end - nextNonspace >= fence.length, line[end...].allSatisfy({ Self.isSpace($0) }) {
          // It contains no blocks: this is the tip.
          finish(block)
          return .wholeLine
        }
      }
      var left = fence.offset
      while left > 0, Self.isSpace(byte(offset)) {
        advance(columns: 1)
        left -= 1
      }
      return .yes
    case .code(nil):
      if isIndented { advance(columns: 4) } else if isBlank { advanceToNonspace() } else { return .no }
      return .yes
    case .html(.blankLine): return isBlank ? .no : .yes
    case .html(.tag): return .yes
    case .paragraph, .table: return isBlank ? .no : .yes
    }
  }
  private mutating func takeQuoteMark() {
    advanceToNonspace()
    advance(columns: 1)
    if Self.isSpace(byte(offset)) { advance(columns: 1) }
  }

  /// Begins a block inside `container`, if the line does.
  private mutating func start(in container: MarkdownBlock) -> Start {
    if isBlank { return .none }
    let isDeep = container.depth >= Self.deepest
    if isIndented {
      if tip.isParagraph { return .none }
      if case .table = container.kind { return .none }
      advance(columns: 4)
      add(.code(nil))
      return .leaf
    }
    switch byte(nextNonspace) {
    case UInt8(ascii: ">") where !isDeep:
      takeQuoteMark()
      add(.quote)
      return .container
    case UInt8(ascii: "#"): if startHeading() { return .wholeLine }
    case UInt8(ascii: "`"), UInt8(ascii: "~"): if startFence() { return .wholeLine }
    case UInt8(ascii: "<"):
      if let end = endOfHTML(in: container) {
        add(.html(end))
        return .leaf
      }
    default: break
    }
    if container.isParagraph && (underline(container) || startTable(container)) { return .wholeLine }
    if isThematicBreak {
      add(.thematicBreak)
      tip.lines = [MarkdownLine(bytes: line[nextNonspace...], number: number, column: nextNonspace + 1)]
      return .wholeLine
    }
    return !isDeep && startItem(in: container) ? .container : .none
  }

  // MARK: - Starts of blocks

  private mutating func startHeading() -> Bool {
    var end = nextNonspace
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    let level = end - nextNonspace
    guard level <= 6, end == line.count || Self.isSpace(byte(end)) else { return false }
    while Self.isSpace(byte(end)) { end += 1 }
    var content = line[min(end, line.count)...]
    while Self.isSpace(content.last) { content.removeLast() }
    var marks = content
    while marks.last == UInt8(ascii: "#") { marks.removeLast() }
    if marks.isEmpty || Self.isSpace(marks.last) {
      content = marks
      while Self.isSpace(content.last) { content.removeLast() }
    }
    add(.heading(level))
    tip.lines = [MarkdownLine(bytes: content, number: number, column: content.startIndex + 1)]
    return true
  }
  private mutating func startFence() -> Bool {
    let mark = line[nextNonspace]
    var end = nextNonspace
    while byte(end) == mark { end += 1 }
    guard end - nextNonspace >= 3 else { return false }
    let rest = line[end...]
    if mark == UInt8(ascii: "`") && rest.contains(mark) { return false }
    let info = String(decoding: rest, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    add(.code(MarkdownBlock.Fence(mark: mark, length: end - nextNonspace, offset: indent, info: info)))
    return true
  }
  /// Makes a paragraph a heading.
  private mutating func underline(_ paragraph: MarkdownBlock) -> Bool {
    let mark = line[nextNonspace]
    guard mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return false }
    var end = nextNonspace
    while byte(end) == mark { end += 1 }
    guard line[end...].allSatisfy({ Self.isSpace($0) }) else { return false }
    closeOthers()
    takeDefinitions(paragraph)
    if paragraph.lines.isEmpty { return false }
    paragraph.kind = .heading(mark == UInt8(ascii: "=") ? 1 : 2)
    return true
  }
  private var isThematicBreak: Bool {
    let mark = line[nextNonspace]
    guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "_") else { return false }
    var count = 0
    for byte in line[nextNonspace...] {
      if byte == mark { count += 1 } else if !Self.isSpace(byte) { return false }
    }
    return count >= 3
  }
  private mutating func startItem(in container: MarkdownBlock) -> Bool {
    var end = nextNonspace
    var list: MarkdownBlock.List
    switch line[nextNonspace] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      end += 1
      list = MarkdownBlock.List(mark: line[nextNonspace])
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var start = 0
      while let digit = byte(end), digit >= 0x30, digit <= 0x39, end - nextNonspace < 9 {
        start = start * 10 + Int(digit - 0x30)
        end += 1
      }
      guard let mark = byte(end), mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else { return false }
      if container.isParagraph && start != 1 { return false }
      end += 1
      list = MarkdownBlock.List(mark: mark, start: start)
    default: return false
    }
    guard end == line.count || Self.isSpace(byte(end)) else { return false }
    if container.isParagraph && line[end...].allSatisfy({ Self.isSpace($0) }) { return false }
    list.offset = indent
    let width = end - nextNonspace
    advanceToNonspace()
    advance(columns: width)
    let before = (offset, column, isInTab)
    repeat { advance(columns: 1) } while column - before.1 < 5 && Self.isSpace(byte(offset))
    let spaces = column - before.1
    if spaces >= 5 || spaces < 1 || offset >= line.count {
      list.padding = width + 1
      (offset, column, isInTab) = before
      if Self.isSpace(byte(offset)) { advance(columns: 1) }
    } else {
      list.padding = width + spaces
    }
    closeOthers()
    if container.list?.continues(list) != true { add(.list(list)) }
    add(.item(list))
    return true
  }

  // MARK: - HTML

  private static let tags: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details",
    "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1",
    "h2", "h3", "h4",
    "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav",
    "noframes", "ol",
    "optgroup", "option", "p", "param", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead",
    "title", "tr",
    "track", "ul",
  ]
  /// What ends a block of HTML that begins here; nil if none does. Source: CommonMark, section 4.6.
  private func endOfHTML(in container: MarkdownBlock) -> MarkdownBlock.HTMLEnd? {
    let text = String(decoding: line[nextNonspace...], as: UTF8.self)
    let lowercased = text.prefix(80).lowercased()
    func name(after start: Int) -> Substring {
      lowercased.dropFirst(start).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
    if ["pre", "script", "style", "textarea"].contains(name(after: 1)) {
      let next = lowercased.dropFirst(1 + name(after: 1).count).first
      if next == nil || next == ">" || next?.isWhitespace == true {
        return .tag(["</pre>", "</script>", "</style>", "</textarea>"])
      }
    }
    if text.hasPrefix("<!--") { return .tag(["-->"]) }
    if text.hasPrefix("<?") { return .tag(["?>"]) }
    if text.hasPrefix("<![CDATA[") { return .tag(["]]>"]) }
    if let next = text.dropFirst(2).first, text.hasPrefix("<!"), next.isASCII, next.isLetter { return .tag([">"]) }
    let start = lowercased.hasPrefix("</") ? 2 : 1
    let tag = name(after: start)
    if Self.tags.contains(String(tag)) {
      let rest = lowercased.dropFirst(start + tag.count)
      if rest.isEmpty || rest.first == ">" || rest.hasPrefix("/>") || rest.first?.isWhitespace == true {
        return .blankLine
      }
    }
    if container.isParagraph || (!areOthersClosed && tip.isParagraph) { return nil }
    var scanner = MarkdownScanner(MarkdownToken.tokens(text), InlineMarkdown.Options())
    guard let next = text.dropFirst().first, next == "/" || (next.isASCII && next.isLetter),
      let end = scanner.endOfTag(at: 0),
      text.dropFirst(end).allSatisfy({ $0.isWhitespace })
    else { return nil }
    return .blankLine
  }

  // MARK: - Tables

  /// Makes the last line of a paragraph the header of a table, when this line is the one below it.
  private mutating func startTable(_ paragraph: MarkdownBlock) -> Bool {
    guard let header = paragraph.lines.last, let columns = Self.columns(line[nextNonspace...]) else { return false }
    guard header.bytes.contains(UInt8(ascii: "|")) || line.contains(UInt8(ascii: "|")),
      header.cells.count == columns.count
    else { return false }
    closeOthers()
    if paragraph.lines.count == 1 {
      paragraph.kind = .table(columns)
    } else {
      paragraph.lines.removeLast()
      finish(paragraph)
      add(.table(columns))
      tip.lines = [header]
    }
    return true
  }
  private static func columns(_ line: ArraySlice<UInt8>) -> [PresentationIntent.TableColumn]? {
    guard
      line.allSatisfy({ isSpace($0) || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") })
    else { return nil }
    var columns: [PresentationIntent.TableColumn] = []
    for cell in MarkdownLine(bytes: line, number: 0, column: 0).cells {
      var marks = cell.bytes
      let isLeft = marks.first == UInt8(ascii: ":"), isRight = marks.last == UInt8(ascii: ":")
      if isLeft { marks.removeFirst() }
      if isRight, !marks.isEmpty { marks.removeLast() }
      guard !marks.isEmpty, marks.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      columns.append(PresentationIntent.TableColumn(alignment: isLeft && isRight ? .center : isRight ? .right : .left))
    }
    return columns.isEmpty ? nil : columns
  }
}

extension MarkdownLine {
  /// What lies between the bars of a row. A bar behind a backslash is part of the cell.
  var cells: [MarkdownLine] {
    var rest = bytes
    func isSpace(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x09 }
    while isSpace(rest.first) { rest.removeFirst() }
    while isSpace(rest.last) { rest.removeLast() }
    if rest.first == UInt8(ascii: "|") { rest.removeFirst() }
    var cells: [MarkdownLine] = []
    var cell: [UInt8] = []
    var start = rest.startIndex
    func add() {
      var content = cell[...]
      while isSpace(content.last) { content.removeLast() }
      while isSpace(content.first) { content.removeFirst() }
      cells.append(
        MarkdownLine(bytes: content, number: number, column: column + start + content.startIndex - bytes.startIndex))
    }
    var isEscaped = false
    for (index, byte) in zip(rest.indices, rest) {
      if byte == UInt8(ascii: "|") {
        if isEscaped {
          cell[cell.count - 1] = byte
        } else {
          add()
          cell = []
          start = index + 1
        }
      } else {
        cell.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    if start < rest.endIndex || cells.isEmpty { add() }
    return cells
  }
}
