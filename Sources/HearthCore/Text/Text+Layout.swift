import Foundation
import HearthRendering

extension Text {
  /// A text as it is laid out: its lines, the runs in them, and the letters of each. A `TextRenderer` draws it.
  ///
  /// ```swift
  /// func draw(layout: Text.Layout, in context: inout GraphicsContext) {
  ///   for line in layout {
  ///     for run in line { context.draw(run) }
  ///   }
  /// }
  /// ```
  ///
  /// Points from the top left corner of the text, y downwards. Source: Apple, "Text.Layout".
  public nonisolated struct Layout: RandomAccessCollection, Equatable, Sendable {
    let storage: TextLayoutStorage
    init(_ storage: TextLayoutStorage) { self.storage = storage }

    /// Whether characters were left out because they did not fit.
    public var isTruncated: Bool { storage.isTruncated }
    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.parts.lines.count }
    /// A line, from the top.
    public subscript(index: Int) -> Line {
      precondition(indices.contains(index), "line \(index) of a text of \(count)")
      return Line(storage: storage, index: index)
    }
    public static func == (a: Layout, b: Layout) -> Bool { a.storage == b.storage }
  }
}

nonisolated extension Text.Layout {
  /// A place among the characters of the text that was laid out. Source of the unit: our choice, UTF-16 code units, which
  /// Core Text counts.
  @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    package var value: Int
    package init(value: Int) { self.value = value }
    public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.value < b.value }
    public func distance(to other: CharacterIndex) -> Int { other.value - value }
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
  }

  /// The room that letters take by their font, whatever their ink covers. Points.
  @frozen public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline, from the top left corner of the text.
    public var origin: CGPoint
    /// From the left to the right.
    public var width: CGFloat
    /// From the baseline to the top, positive.
    public var ascent: CGFloat
    /// From the baseline to the bottom, positive.
    public var descent: CGFloat
    /// The space before the next line.
    public var leading: CGFloat
    /// Bounds without a size at the origin.
    public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }
    /// From the top to the bottom, without the leading.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// How letters are drawn.
  @frozen public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Letters are drawn exactly where they are said to be, for those that move. Here they always are.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }

  /// A line of a text: its runs, from the left to the right.
  public struct Line: RandomAccessCollection, Equatable, Sendable {
    let storage: TextLayoutStorage
    let index: Int
    /// How far the line was moved.
    private var offset = CGSize.zero
    init(storage: TextLayoutStorage, index: Int) { (self.storage, self.index) = (storage, index) }
    var move: CGSize { offset }

    /// The left end of the line's baseline. Setting it moves the line, and all that is drawn of it.
    public var origin: CGPoint {
      get {
        let line = storage.parts.lines[index]
        return CGPoint(x: line.x + offset.width, y: line.baseline + offset.height)
      }
      set {
        let line = storage.parts.lines[index]
        offset = CGSize(width: newValue.x - line.x, height: newValue.y - line.baseline)
      }
    }
    /// The room that the line takes.
    public var typographicBounds: TypographicBounds {
      let line = storage.parts.lines[index]
      var bounds = TypographicBounds()
      (bounds.origin, bounds.width, bounds.ascent, bounds.descent) = (origin, line.width, line.ascent, line.descent)
      bounds.leading = storage.lineSpacing
      return bounds
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { storage.runs(ofLine: index).count }
    /// A run, from the left.
    public subscript(index: Int) -> Run {
      precondition(indices.contains(index), "run \(index) of a line of \(count)")
      return Run(
        storage: storage, line: self.index, index: storage.runs(ofLine: self.index).lowerBound + index, move: offset)
    }
    public static func == (a: Line, b: Line) -> Bool {
      a.index == b.index && a.offset == b.offset && a.storage == b.storage
    }
  }

  /// Letters that follow one another in a line and have one font, one direction, and the same custom attributes. Its
  /// elements are single letters with their marks, or ligatures, from the left to the right.
  public struct Run: RandomAccessCollection, Equatable, Sendable {
    let storage: TextLayoutStorage
    let line, index: Int
    let move: CGSize
    var value: TextLayoutStorage.Run { storage.runs[index] }

    public var startIndex: Int { 0 }
    public var endIndex: Int { value.clusters.count }
    /// One letter, from the left.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some letters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    /// The direction in which the letters are read.
    public var layoutDirection: LayoutDirection {
      storage.parts.runs[value.part].isRightToLeft ? .rightToLeft : .leftToRight
    }
    /// The room that the run takes.
    public var typographicBounds: TypographicBounds { bounds(of: 0..<count) }
    /// For each letter, where its first character is in the text.
    public var characterIndices: [CharacterIndex] { characterIndices(of: 0..<count) }
    /// The value of a custom attribute that the letters have; nil if they have none.
    ///
    /// ```swift
    /// if run[EmphasisAttribute.self] != nil { … }
    /// ```
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      value.attributes?.values[ObjectIdentifier(key)]?.base as? T
    }
    public static func == (a: Run, b: Run) -> Bool {
      a.index == b.index && a.move == b.move && a.storage == b.storage
    }

    fileprivate func bounds(of letters: Range<Int>) -> TypographicBounds {
      let value = value, run = storage.parts.runs[value.part], clusters = storage.parts.clusters
      var bounds = TypographicBounds()
      (bounds.ascent, bounds.descent) = (run.ascent, run.descent)
      let first = value.clusters.lowerBound + letters.lowerBound, end = value.clusters.lowerBound + letters.upperBound
      let left = first < clusters.count ? clusters[first].x : run.x + run.width
      bounds.width = letters.isEmpty ? 0 : clusters[end - 1].x + clusters[end - 1].width - left
      bounds.origin = CGPoint(x: left + move.width, y: run.baseline + move.height)
      return bounds
    }
    fileprivate func characterIndices(of letters: Range<Int>) -> [CharacterIndex] {
      let first = value.clusters.lowerBound
      return letters.map { storage.characterIndex(ofCluster: first + $0) }
    }
  }

  /// Some letters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
    /// The run that the letters are part of.
    public var run: Run
    /// Which letters of the run, from the left.
    public var indices: Range<Int>
    /// Creates a slice. Letters that the run does not have are left out.
    public init(run: Run, indices: Range<Int>) {
      (self.run, self.indices) = (run, indices.clamped(to: 0..<run.count))
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    /// One letter, by its index in the run.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some letters, by their indices in the run.
    public subscript(bounds: Range<Int>) -> RunSlice {
      RunSlice(run: run, indices: bounds.clamped(to: indices))
    }
    /// The value of a custom attribute that the letters have; nil if they have none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    /// The room that the letters take.
    public var typographicBounds: TypographicBounds { run.bounds(of: indices.clamped(to: 0..<run.count)) }
    /// For each letter, where its first character is in the text.
    public var characterIndices: [CharacterIndex] { run.characterIndices(of: indices.clamped(to: 0..<run.count)) }
  }
}

/// A value that a part of a text has for its renderer. It changes neither the look nor the place of letters.
///
/// ```swift
/// struct EmphasisAttribute: TextAttribute {}
/// let text = Text("This is ") + Text("important").customAttribute(EmphasisAttribute())
/// ```
///
/// Source: Apple, "Creating visual effects with SwiftUI".
public nonisolated protocol TextAttribute: Hashable {}

extension Text {
  /// Gives the text a value that a `TextRenderer` finds at its runs. Of several values of a type the innermost counts.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    Text(AttributeContent(self, ObjectIdentifier(T.self), AnyHashable(value)))
  }
}
final class AttributeContent: TextContent, @unchecked Sendable {
  // Unchecked: the value is read where the text is laid out and drawn, on the main thread.
  let text: Text
  let key: ObjectIdentifier
  let value: AnyHashable
  init(_ text: Text, _ key: ObjectIdentifier, _ value: AnyHashable) {
    (self.text, self.key, self.value) = (text, key, value)
  }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: AttributeContent.self)
    return key == other.key && value == other.value && text == other.text
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    let start = builder.length
    builder.append(text, look)
    // Those inside come first, so that the first that is found is the innermost.
    if builder.length > start { builder.attributes.append((start..<builder.length, key, value)) }
  }
}

/// What a `Text.Layout` is made of. Shared by all its lines and runs.
nonisolated final class TextLayoutStorage: @unchecked Sendable, Equatable {
  // Unchecked: constants, but for what is painted, which the main thread alone uses.
  /// A run of the layout, or the part of one that has the same custom attributes.
  struct Run {
    var part: Int
    var clusters: Range<Int>
    var attributes: Attributes?
  }
  final class Attributes: @unchecked Sendable {
    // Unchecked: a constant.
    let values: [ObjectIdentifier: AnyHashable]
    init(_ values: [ObjectIdentifier: AnyHashable]) { self.values = values }
  }
  typealias Attribute = (range: Range<Int>, key: ObjectIdentifier, value: AnyHashable)

  let layout: TextLayout
  let parts: TextParts
  let isTruncated: Bool
  let lineSpacing: CGFloat
  let runs: [Run]
  /// Of each line, in `runs`.
  private let lineRuns: [Range<Int>]
  private let attributes: [Attribute]
  /// For each UTF-8 offset the one in UTF-16; nil when they are the same.
  private let utf16: [Int32]?

  @MainActor init(_ layout: TextLayout, _ attributes: [Attribute]) {
    (self.layout, self.attributes) = (layout, attributes)
    parts = layout.parts
    (isTruncated, lineSpacing) = (layout.isTruncated, layout.text.lineSpacing)
    let string = layout.text.plainText
    if string.utf8.allSatisfy({ $0 < 0x80 }) {
      utf16 = nil
    } else {
      var table: [Int32] = []
      var count: Int32 = 0
      for scalar in string.unicodeScalars {
        for _ in 0..<UTF8.width(scalar) { table.append(count) }
        count += Int32(UTF16.width(scalar))
      }
      utf16 = table + [count]
    }
    var runs: [Run] = [], lineRuns: [Range<Int>] = []
    /// The attributes of the stretches between the places where one begins or ends.
    let edges = Set(attributes.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    let stretches: [Attributes?] = edges.map { edge in
      var values: [ObjectIdentifier: AnyHashable] = [:]
      for attribute in attributes where attribute.range.contains(edge) && values[attribute.key] == nil {
        values[attribute.key] = attribute.value
      }
      return values.isEmpty ? nil : Attributes(values)
    }
    /// Which stretch holds an offset; -1 before the first.
    func stretch(_ offset: Int32) -> Int {
      edges.indices.partitionPoint { edges[$0] > Int(offset) } - 1
    }
    for line in parts.lines {
      let first = runs.count
      for part in line.runs {
        let clusters = parts.runs[part].clusters
        if edges.isEmpty {
          runs.append(Run(part: part, clusters: clusters, attributes: nil))
          continue
        }
        var start = clusters.lowerBound, current = stretch(parts.clusters[start].start)
        for index in clusters.dropFirst() {
          let next = stretch(parts.clusters[index].start)
          if next == current { continue }
          runs.append(Run(part: part, clusters: start..<index, attributes: current < 0 ? nil : stretches[current]))
          (start, current) = (index, next)
        }
        runs.append(
          Run(part: part, clusters: start..<clusters.upperBound, attributes: current < 0 ? nil : stretches[current]))
      }
      lineRuns.append(first..<runs.count)
    }
    (self.runs, self.lineRuns) = (runs, lineRuns)
  }

  func runs(ofLine line: Int) -> Range<Int> { lineRuns[line] }
  func characterIndex(ofCluster cluster: Int) -> Text.Layout.CharacterIndex {
    let offset = Int(parts.clusters[cluster].start)
    guard let utf16 else { return Text.Layout.CharacterIndex(value: offset) }
    return Text.Layout.CharacterIndex(value: Int(utf16[min(offset, utf16.count - 1)]))
  }
  static func == (a: TextLayoutStorage, b: TextLayoutStorage) -> Bool {
    if a === b { return true }
    return a.layout === b.layout
      && a.attributes.elementsEqual(b.attributes) { $0.range == $1.range && $0.key == $1.key && $0.value == $1.value }
  }

  // MARK: - What is painted

  /// What the letters are painted with that have no paint of their own, and what else their style does.
  @MainActor private var foreground = _ShapeStylePaint(.color(.clear))
  @MainActor private var paint = Paint.color(.clear)
  /// Pieces by the letters that they show: those that are drawn again are the same, and so is what a painter made of them.
  @MainActor private var pieces: [PieceKey: DisplayPiece] = [:]
  /// The same by the letter that they begin with, one for each: whoever draws each word by itself, and always the same words, finds
  /// them without a table. Empty before somebody asks.
  @MainActor private var firstPieces: [FirstPiece] = []
  private struct FirstPiece {
    var count = 0
    var piece: DisplayPiece?
  }
  private struct PieceKey: Hashable {
    /// Negative for whole lines.
    var run: Int
    var first, count: Int
  }
  @MainActor func setPaint(_ foreground: _ShapeStylePaint, _ paint: Paint) {
    if self.foreground == foreground && self.paint == paint { return }
    (self.foreground, self.paint) = (foreground, paint)
    pieces.removeAll(keepingCapacity: true)
    firstPieces.removeAll(keepingCapacity: true)
  }

  /// A line as it is painted.
  @MainActor func piece(ofLine index: Int) -> DisplayPiece {
    let key = PieceKey(run: -1 - index, first: 0, count: 0)
    if let known = pieces[key] { return known }
    let line = parts.lines[index]
    var frame = CGRect(
      x: line.x, y: line.baseline - line.ascent, width: line.width, height: line.ascent + line.descent)
    for run in line.runs {
      let run = parts.runs[run]
      let top = run.baseline - run.ascent
      frame = frame.union(CGRect(x: run.x, y: top, width: run.width, height: run.ascent + run.descent))
    }
    return keep(foreground.decorated(TextPartPiece(layout, line: index, nil, frame: frame, paint)), key)
  }
  /// Letters of a run as they are painted.
  ///
  /// - Parameter letters: Their places in the run.
  @MainActor func piece(of run: Int, line: Int, _ letters: Range<Int>) -> DisplayPiece {
    let value = runs[run]
    let first = value.clusters.lowerBound + letters.lowerBound, end = value.clusters.lowerBound + letters.upperBound
    if firstPieces.isEmpty { firstPieces = Array(repeating: FirstPiece(), count: parts.clusters.count) }
    let other = firstPieces[first]
    if other.count == letters.count, let known = other.piece { return known }
    let key = PieceKey(run: run, first: letters.lowerBound, count: letters.count)
    if other.piece != nil, let known = pieces[key] { return known }
    let part = parts.runs[value.part]
    let left = parts.clusters[first].x, right = parts.clusters[end - 1].x + parts.clusters[end - 1].width
    let frame = CGRect(
      x: left, y: part.baseline - part.ascent, width: right - left, height: part.ascent + part.descent)
    let offset = part.clusters.lowerBound
    let piece = TextPartPiece(layout, line: line, (part.number, first - offset..<end - offset), frame: frame, paint)
    let decorated = foreground.decorated(piece)
    if other.piece != nil { return keep(decorated, key) }
    firstPieces[first] = FirstPiece(count: letters.count, piece: decorated)
    return decorated
  }
  @MainActor private func keep(_ piece: DisplayPiece, _ key: PieceKey) -> DisplayPiece {
    // Source: our choice: no text has so many letters that are seen.
    if pieces.count >= 100_000 { pieces.removeAll(keepingCapacity: true) }
    pieces[key] = piece
    return piece
  }
}
