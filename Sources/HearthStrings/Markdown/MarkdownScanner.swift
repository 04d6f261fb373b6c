import Foundation

/// Reads the tokens of a paragraph from the first to the last, and gives out runs.
///
/// What is read goes into `items`, which stay in their order; what applies to several of them is a `Span` over
/// their indices. Delimiters and brackets wait on stacks for their partners. Source: CommonMark, "A parsing
/// strategy"; the stacks are arrays here.
struct MarkdownScanner {
  struct Item {
    var tokens: [MarkdownToken]
    var intent: MarkdownIntent = []
    /// The text of a link that is written as its own address.
    var link: [MarkdownToken]?
    var source: Range<Int>
  }
  enum Style {
    case intent(MarkdownIntent)
    case link([MarkdownToken])
    case image([MarkdownToken])
    case attributes(String)
  }
  struct Span { var items: Range<Int>; var style: Style }
  /// A row of `*`, `_` or `~`.
  struct Delimiter {
    var item: Int
    var mark: Character
    /// How many there were, and how many have no partner yet.
    var total: Int, count: Int
    var canOpen: Bool, canClose: Bool
  }
  struct Bracket {
    enum Kind { case link, image, attributes }
    var kind: Kind
    var item: Int
    /// The index of the first token inside.
    var start: Int
    /// The index of the first delimiter inside.
    var firstDelimiter: Int
    /// A link must not be in a link.
    var isActive = true
  }

  let tokens: [MarkdownToken]
  let options: InlineMarkdown.Options
  var index = 0
  private var items: [Item] = []
  private var spans: [Span] = []
  private var delimiters: [Delimiter] = []
  private var brackets: [Bracket] = []
  private var text: [MarkdownToken] = []
  private var textStart = 0
  /// By number of backticks: from where on there is no end of such a code span.
  var codesWithoutEnd: [Int: Int] = [:]
  /// Ends of HTML that do not come any more.
  var missingEnds: Set<String> = []

  init(_ tokens: [MarkdownToken], _ options: InlineMarkdown.Options) { (self.tokens, self.options) = (tokens, options) }

  func character(_ index: Int) -> Character? {
    guard index >= 0, index < tokens.count, case .character(let found) = tokens[index] else { return nil }
    return found
  }
  private mutating func keep(_ count: Int = 1) {
    if text.isEmpty { textStart = index }
    text += tokens[index..<min(index + count, tokens.count)]
    index += count
  }
  private mutating func keep(_ text: String, insteadOf count: Int) {
    if self.text.isEmpty { textStart = index }
    self.text += MarkdownToken.tokens(text)
    index += count
  }
  private mutating func flush() {
    if !text.isEmpty { items.append(Item(tokens: text, source: textStart..<index)) }
    text = []
  }
  private mutating func add(
    _ tokens: [MarkdownToken], _ intent: MarkdownIntent = [], link: [MarkdownToken]? = nil, upTo end: Int
  ) {
    flush()
    items.append(Item(tokens: tokens, intent: intent, link: link, source: index..<end))
    index = end
  }

  mutating func scan() -> [InlineMarkdown.Run] {
    while index < tokens.count {
      guard let current = character(index) else {
        keep()
        continue
      }
      switch current {
      case "\\": scanBackslash()
      case "`": scanCode()
      case "*", "_", "~": scanDelimiters(current)
      case "[": open(.link, width: 1)
      case "!" where character(index + 1) == "[": open(.image, width: 2)
      case "^" where options.allowsExtendedAttributes && character(index + 1) == "[": open(.attributes, width: 2)
      case "]": close()
      case "<": scanAngleBracket()
      case "&":
        if let (character, end) = entity(at: index) { keep(character, insteadOf: end - index) } else { keep() }
      case "\n", "\r\n", "\r":
        if options.preservesWhitespace { keep() } else { scanEndOfLine() }
      default: keep()
      }
    }
    flush()
    pair(from: 0)
    return runs()
  }

  // MARK: - Parts of a line

  private mutating func scanBackslash() {
    if let next = character(index + 1), next.isASCII, next.isPunctuation || next.isSymbol {
      if text.isEmpty { textStart = index }
      text.append(tokens[index + 1])
      index += 2
    } else if !options.preservesWhitespace, let next = character(index + 1), next.isNewline {
      add([.character("\n")], .lineBreak, upTo: endOfSpaces(from: index + 2))
    } else {
      keep()
    }
  }
  private func endOfSpaces(from start: Int) -> Int {
    var end = start
    while let next = character(end), next == " " || next == "\t" { end += 1 }
    return end
  }
  /// Two spaces before the end of a line break it; without them it is a space.
  private mutating func scanEndOfLine() {
    var spaces = 0
    while text.last == .character(" ") || text.last == .character("\t") {
      if text.last == .character(" ") { spaces += 1 }
      text.removeLast()
    }
    let end = endOfSpaces(from: index + 1)
    if end == tokens.count {
      index = end
      return
    }
    if spaces >= 2 {
      add([.character("\n")], .lineBreak, upTo: end)
    } else {
      add([.character(" ")], .softBreak, upTo: end)
    }
  }
  private mutating func scanCode() {
    var count = 0
    while character(index + count) == "`" { count += 1 }
    guard let (range, end) = codeSpan(from: index + count, count: count) else {
      keep(count)
      return
    }
    var code = trimmedCode(range)
    if !options.preservesWhitespace {
      code = code.map { if case .character(let c) = $0, c.isNewline { .character(" ") } else { $0 } }
    }
    add(code, .code, upTo: end)
  }
  private mutating func scanAngleBracket() {
    if let (address, shown, end) = autolink(at: index) {
      add(shown, link: address, upTo: end)
    } else if let end = endOfTag(at: index) {
      add(Array(tokens[index..<end]), .html, upTo: end)
    } else {
      keep()
    }
  }
  private mutating func scanDelimiters(_ mark: Character) {
    var count = 0
    while character(index + count) == mark { count += 1 }
    if mark == "~" && count != 2 {
      keep(count)
      return
    }
    let flanks = flanks(from: index, to: index + count, mark)
    add(Array(repeating: .character(mark), count: count), upTo: index + count)
    delimiters.append(
      Delimiter(
        item: items.count - 1, mark: mark, total: count, count: count, canOpen: flanks.opens, canClose: flanks.closes))
  }
  private func flanks(from start: Int, to end: Int, _ mark: Character) -> (opens: Bool, closes: Bool) {
    func isSpace(_ index: Int) -> Bool { index < 0 || index >= tokens.count || character(index)?.isWhitespace == true }
    func isPunctuation(_ index: Int) -> Bool { character(index).map { $0.isPunctuation || $0.isSymbol } ?? false }
    let left = !isSpace(end) && (!isPunctuation(end) || isSpace(start - 1) || isPunctuation(start - 1))
    let right = !isSpace(start - 1) && (!isPunctuation(start - 1) || isSpace(end) || isPunctuation(end))
    if mark == "_" { return (left && (!right || isPunctuation(start - 1)), right && (!left || isPunctuation(end))) }
    return (left, right)
  }

  // MARK: - Brackets

  private mutating func open(_ kind: Bracket.Kind, width: Int) {
    add(Array(tokens[index..<(index + width)]), upTo: index + width)
    brackets.append(Bracket(kind: kind, item: items.count - 1, start: index, firstDelimiter: delimiters.count))
  }
  private mutating func close() {
    guard let opener = brackets.popLast(), opener.isActive, let (style, end) = style(of: opener) else {
      keep()
      return
    }
    flush()
    pair(from: opener.firstDelimiter)
    var isLink = false
    if case .link = style { isLink = true }
    items[opener.item].tokens = opener.kind == .attributes && isLink ? [.character("^")] : []
    if case .image = style, opener.item + 1 == items.count {
      // Something has to carry the address.
      items.append(Item(tokens: [.character("\u{FFFC}")], source: opener.start..<end))
    }
    spans.append(Span(items: (opener.item + 1)..<items.count, style: style))
    if isLink {
      var place = brackets.count - 1
      while place >= 0, brackets[place].kind != .link || brackets[place].isActive {
        if brackets[place].kind == .link { brackets[place].isActive = false }
        place -= 1
      }
    }
    index = end
  }
  /// What the brackets say that end at `index`, and where that ends.
  private func style(of opener: Bracket) -> (Style, end: Int)? {
    // A caret before a link stays one.
    if opener.kind == .attributes, let (content, end) = attributes(after: index) { return (.attributes(content), end) }
    guard let (destination, end) = destination(after: index) ?? reference(from: opener.start, to: index) else {
      return nil
    }
    return (opener.kind == .image ? .image(destination) : .link(destination), end)
  }

  // MARK: - Delimiters

  private struct PairKey: Hashable { var mark: Character; var canOpen: Bool; var rest: Int }

  /// Pairs the delimiters from `first` on, and takes them off the stack.
  private mutating func pair(from first: Int) {
    var openers: [Int] = []
    // Below these delimiters there is no partner.
    var bottoms: [PairKey: Int] = [:]
    for index in first..<max(first, delimiters.count) {
      let closer = delimiters[index]
      let key = PairKey(mark: closer.mark, canOpen: closer.canOpen, rest: closer.total % 3)
      while closer.canClose && delimiters[index].count > 0 {
        let bottom = bottoms[key] ?? first
        var place = openers.count - 1
        while place >= 0, openers[place] >= bottom, !isPair(delimiters[openers[place]], closer) { place -= 1 }
        guard place >= 0, openers[place] >= bottom else {
          bottoms[key] = index
          break
        }
        let opener = openers[place]
        let used = delimiters[opener].count >= 2 && delimiters[index].count >= 2 ? 2 : 1
        let intent: MarkdownIntent = closer.mark == "~" ? .strikethrough : used == 2 ? .strong : .emphasized
        spans.append(Span(items: (delimiters[opener].item + 1)..<closer.item, style: .intent(intent)))
        openers.removeSubrange((place + 1)...)
        take(used, from: opener)
        take(used, from: index)
        if delimiters[opener].count == 0 { openers.removeLast() }
      }
      if closer.canOpen && delimiters[index].count > 0 { openers.append(index) }
    }
    if first < delimiters.count { delimiters.removeSubrange(first...) }
  }
  private func isPair(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    if opener.mark != closer.mark { return false }
    guard opener.canClose || closer.canOpen else { return true }
    return (opener.total + closer.total) % 3 != 0 || (opener.total % 3 == 0 && closer.total % 3 == 0)
  }
  private mutating func take(_ count: Int, from delimiter: Int) {
    delimiters[delimiter].count -= count
    items[delimiters[delimiter].item].tokens.removeLast(count)
  }

  // MARK: - Runs

  private func runs() -> [InlineMarkdown.Run] {
    var starts: [Int: [Int]] = [:], ends: [Int: Int] = [:]
    // An inner span is found before the ones around it.
    for (place, span) in spans.enumerated().reversed() where !span.items.isEmpty {
      starts[span.items.lowerBound, default: []].append(place)
      ends[span.items.upperBound, default: 0] += 1
    }
    var open: [Int] = []
    var links: [[MarkdownToken]] = [], images: [[MarkdownToken]] = []
    var attributes: [String] = []
    let kinds: [MarkdownIntent] = [.emphasized, .strong, .strikethrough]
    var depths = [0, 0, 0]
    var runs: [InlineMarkdown.Run] = []
    for (place, item) in items.enumerated() {
      for _ in 0..<(ends[place] ?? 0) {
        switch spans[open.removeLast()].style {
        case .intent(let intent): depths[kinds.firstIndex(of: intent) ?? 0] -= 1
        case .link: links.removeLast()
        case .image: images.removeLast()
        case .attributes: attributes.removeLast()
        }
      }
      for span in starts[place] ?? [] {
        open.append(span)
        switch spans[span].style {
        case .intent(let intent): depths[kinds.firstIndex(of: intent) ?? 0] += 1
        case .link(let destination): links.append(destination)
        case .image(let address): images.append(address)
        case .attributes(let content): attributes.append(content)
        }
      }
      if item.tokens.isEmpty { continue }
      var intent = item.intent
      for (kind, depth) in zip(kinds, depths) where depth > 0 { intent.insert(kind) }
      let run = InlineMarkdown.Run(
        tokens: item.tokens, intent: intent, link: item.link ?? links.last, image: images.last, attributes: attributes,
        source: item.source)
      // The last run stays where it is: with a second reference to them all its tokens would be copied for each that is added.
      let last = runs.count - 1
      if last >= 0, runs[last].continues(with: run) {
        runs[last].tokens += run.tokens
        runs[last].source = runs[last].source.lowerBound..<run.source.upperBound
      } else {
        runs.append(run)
      }
    }
    return runs
  }
}

extension InlineMarkdown.Run {
  fileprivate func continues(with next: Self) -> Bool {
    intent == next.intent && link == next.link && image == next.image && attributes == next.attributes
      && intent.isDisjoint(with: [.softBreak, .lineBreak, .html])
  }
}
