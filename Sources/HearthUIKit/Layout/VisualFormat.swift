import Foundation
import HearthCore

extension NSLayoutConstraint {
  /// How constraints of a visual format align views besides, and which way they go.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }
    /// All views have the same left edge; for formats of columns.
    public static let alignAllLeft = FormatOptions(.left)
    /// All views have the same right edge; for formats of columns.
    public static let alignAllRight = FormatOptions(.right)
    /// All views have the same top edge; for formats of rows.
    public static let alignAllTop = FormatOptions(.top)
    /// All views have the same bottom edge; for formats of rows.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All views have the same edge at which one begins to read; for formats of columns.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All views have the same edge at which one ends to read; for formats of columns.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All views have the same middle across; for formats of columns.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All views have the same middle downwards; for formats of rows.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All views have the same line on which their last line of text stands; for formats of rows.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All views have the same line on which their first line of text stands; for formats of rows.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All options that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views of a row follow one another in the direction in which one reads. So it is without an option.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views of a row follow one another from the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views of a row follow one another from the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All options of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances are between edges. So it is without an option.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances of a column are between the last line of a view and the first one of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options of distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The constraints that a drawing in letters describes. They are not active yet.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[title(>=80)]-(>=8@750)-[value(==title)]-margin-|", options: .alignAllCenterY,
  ///       metrics: ["margin": 20], views: ["title": title, "value": value])
  ///
  /// `H:` begins a row (so does a format without it), `V:` a column. `|` is the view around, `[name]` a view, with what
  /// its length has to be in parentheses: a number, a metric or another view, with `==`, `>=` or `<=` before and
  /// `@priority` behind, and more of them after commas. Views may be multiplied and added to, as in `[a(==b*2+10)]`.
  /// Between views nothing stands for no distance, `-` for the system's (8 points; to the view around its margins), and
  /// `-20-`, `-margin-` and `-(>=20,<=40@500)-` for others. What is wrong with a format is reported once, with its
  /// position, and there are no constraints then. Source: Apple, "Visual Format Language" in the Auto Layout Guide.
  ///
  /// - Parameters:
  ///   - metrics: Numbers by the names that the format has for them.
  ///   - views: Views and guides by the names that the format has for them.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, metrics ?? [:], views)
    do {
      return try reader.constraints(opts)
    } catch let mistake as VisualFormat.Mistake {
      Report(
        kind: .badSize, path: "NSLayoutConstraint",
        message: "cannot read the visual format \"\(format)\": \(mistake.text), at position \(mistake.position)."
      ).tell()
    } catch {}
    return []
  }
}

/// Reads a visual format.
@MainActor private struct VisualFormat {
  struct Mistake: Error {
    let text: String
    /// Letters before the mistake.
    let position: Int
  }
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var other: AnyObject?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }
  private enum Connection {
    case none, standard
    case distances([Predicate])
  }
  private enum Item {
    case superview
    case view(AnyObject)
  }

  private let letters: [Character]
  private let metrics: [String: Any], views: [String: Any]
  private var index = 0
  private var isVertical = false

  init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
    (letters, self.metrics, self.views) = (Array(format), metrics, views)
  }

  // MARK: - Letters

  private mutating func skipSpaces() { while index < letters.count && letters[index].isWhitespace { index += 1 } }
  private var next: Character? { index < letters.count ? letters[index] : nil }
  private mutating func take(_ text: String) -> Bool {
    skipSpaces()
    let wanted = Array(text)
    guard letters[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }
  private func fail(_ text: String, at position: Int? = nil) -> Mistake {
    Mistake(text: text, position: position ?? index)
  }
  private mutating func expect(_ text: String) throws {
    if take(text) { return }
    throw fail("expected \"\(text)\"" + (next.map { ", found \"\($0)\"" } ?? ", found the end"))
  }
  private mutating func number() -> CGFloat? {
    skipSpaces()
    var end = index
    if end < letters.count, letters[end] == "-" || letters[end] == "+" { end += 1 }
    let digits = end
    while end < letters.count, letters[end].isASCII, letters[end].isNumber || letters[end] == "." { end += 1 }
    guard end > digits, let value = Double(String(letters[index..<end])), value.isFinite else { return nil }
    index = end
    return CGFloat(value)
  }
  private mutating func name() -> (text: String, position: Int)? {
    skipSpaces()
    let start = index
    guard let first = next, first.isLetter || first == "_" else { return nil }
    while let letter = next, letter.isLetter || letter.isNumber || letter == "_" { index += 1 }
    return (String(letters[start..<index]), start)
  }
  private func metric(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    default: nil
    }
  }
  private mutating func value(_ what: String) throws -> CGFloat {
    if let number = number() { return number }
    guard let (name, position) = name() else { throw fail("expected \(what)") }
    guard let value = metric(name), value.isFinite else {
      throw fail("there is no metric called \"\(name)\"", at: position)
    }
    return value
  }

  // MARK: - Parts

  private mutating func predicate(_ takesViews: Bool) throws -> Predicate {
    var result = Predicate()
    if take("==") {
      result.relation = .equal
    } else if take(">=") {
      result.relation = .greaterThanOrEqual
    } else if take("<=") {
      result.relation = .lessThanOrEqual
    }
    if let number = number() {
      result.constant = number
    } else if let (name, position) = name() {
      if let value = metric(name) {
        result.constant = value
      } else if let view = views[name] {
        if !takesViews { throw fail("a distance is a number or a metric, not a view", at: position) }
        result.other = view as AnyObject
        try operations(&result)
      } else {
        throw fail("there is no metric and no view called \"\(name)\"", at: position)
      }
    } else {
      throw fail("expected a number, a metric or a view")
    }
    if take("@") {
      let position = index, value = try value("a priority")
      guard value >= 1, value <= 1_000 else { throw fail("a priority is a number from 1 to 1000", at: position) }
      result.priority = UILayoutPriority(Float(value))
    }
    return result
  }
  /// What is done with the length of another view.
  private mutating func operations(_ predicate: inout Predicate) throws {
    if take("*") {
      predicate.multiplier = try value("a factor")
    } else if take("/") {
      let position = index, divisor = try value("a number")
      if divisor == 0 { throw fail("nothing can be divided by 0", at: position) }
      predicate.multiplier = 1 / divisor
    }
    if take("+") {
      predicate.constant = try value("a number")
    } else if take("-") {
      predicate.constant = -(try value("a number"))
    }
  }
  private mutating func predicates(takesViews: Bool) throws -> [Predicate] {
    var result = [try predicate(takesViews)]
    while take(",") { result.append(try predicate(takesViews)) }
    try expect(")")
    return result
  }
  private mutating func connection() throws -> Connection {
    guard take("-") else { return .none }
    skipSpaces()
    guard let letter = next else { throw fail("expected a distance, a view or \"|\", found the end") }
    if letter == "[" || letter == "|" { return .standard }
    let result = take("(") ? try predicates(takesViews: false) : [try predicate(false)]
    try expect("-")
    return .distances(result)
  }
  private mutating func view() throws -> (item: AnyObject, lengths: [Predicate], position: Int) {
    try expect("[")
    guard let (name, position) = name() else { throw fail("expected the name of a view") }
    guard let view = views[name] else { throw fail("there is no view called \"\(name)\"", at: position) }
    let item = view as AnyObject
    guard item is UIView || item is UILayoutGuide else {
      throw fail("\"\(name)\" is neither a view nor a guide", at: position)
    }
    let lengths = take("(") ? try predicates(takesViews: true) : []
    try expect("]")
    return (item, lengths, position)
  }

  // MARK: - Constraints

  mutating func constraints(_ options: NSLayoutConstraint.FormatOptions) throws -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    let alignments = try alignments(options)
    var result: [NSLayoutConstraint] = []
    var last: Item?, connection = Connection.none, previous: AnyObject?
    skipSpaces()
    if take("|") {
      last = .superview
      connection = try self.connection()
    }
    while true {
      let position = index
      if take("|") {
        guard let view = previous else { throw fail("expected a view", at: position) }
        result += try join(.view(view), .superview, connection, options, position)
        skipSpaces()
        if next != nil { throw fail("expected the end after \"|\"") }
        return result
      }
      let (item, lengths, place) = try view()
      for length in lengths {
        let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        result.append(
          constraint(item, attribute, length, length.other, length.other == nil ? .notAnAttribute : attribute))
      }
      if let last { result += try join(last, .view(item), connection, options, place) }
      if let previous {
        for attribute in alignments {
          result.append(constraint(previous, attribute, Predicate(), item, attribute))
        }
      }
      (previous, last) = (item, .view(item))
      skipSpaces()
      if next == nil { return result }
      connection = try self.connection()
      skipSpaces()
      if next == nil { throw fail("expected a view or \"|\", found the end") }
    }
  }
  private func alignments(_ options: NSLayoutConstraint.FormatOptions) throws -> [NSLayoutConstraint.Attribute] {
    typealias Options = NSLayoutConstraint.FormatOptions
    let across: [(Options, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX),
    ]
    let downwards: [(Options, NSLayoutConstraint.Attribute)] = [
      (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    if (isVertical ? downwards : across).contains(where: { options.contains($0.0) }) {
      throw fail("an option aligns views along the \(isVertical ? "column" : "row") that the format describes")
    }
    return (isVertical ? across : downwards).filter { options.contains($0.0) }.map(\.1)
  }
  private func constraint(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    let result = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second, attribute: other,
      multiplier: predicate.multiplier, constant: predicate.constant)
    result.priority = predicate.priority
    return result
  }
  /// The constraints for the distance between two neighbours: `second = first + distance`, from the right `first =
  /// second + distance`.
  private func join(
    _ first: Item, _ second: Item, _ connection: Connection, _ options: NSLayoutConstraint.FormatOptions,
    _ position: Int
  ) throws -> [NSLayoutConstraint] {
    typealias Attribute = NSLayoutConstraint.Attribute
    let isFromRight = !isVertical && options.contains(.directionRightToLeft)
    let begin: Attribute, end: Attribute, beginMargin: Attribute, endMargin: Attribute
    if isVertical {
      (begin, end, beginMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    } else if isFromRight {
      (begin, end, beginMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
    } else if options.contains(.directionLeftToRight) {
      (begin, end, beginMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
    } else {
      (begin, end, beginMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
    var distances: [Predicate] = [Predicate()]
    var isAtMargin = false
    var from: (AnyObject, Attribute), to: (AnyObject, Attribute)
    func superview(_ item: AnyObject) throws -> AnyObject {
      let view = (item as? UIView)?.hostView ?? (item as? UILayoutGuide)?.owningView
      guard let view else { throw fail("the view has no view around it, for which \"|\" would stand", at: position) }
      return view
    }
    switch connection {
    case .none: break
    case .standard:
      isAtMargin = true
      if case .view = first, case .view = second { distances[0].constant = 8 }
    case .distances(let given): distances = given
    }
    switch (first, second) {
    case (.superview, .view(let view)):
      from = (try superview(view), isAtMargin ? beginMargin : begin)
      to = (view, begin)
    case (.view(let view), .superview):
      from = (view, end)
      to = (try superview(view), isAtMargin ? endMargin : end)
    case (.view(let a), .view(let b)):
      let usesBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
      from = (a, usesBaselines ? .lastBaseline : end)
      to = (b, usesBaselines ? .firstBaseline : begin)
    case (.superview, .superview): return []
    }
    if isFromRight { swap(&from, &to) }
    return distances.map { constraint(to.0, to.1, $0, from.0, from.1) }
  }
}
