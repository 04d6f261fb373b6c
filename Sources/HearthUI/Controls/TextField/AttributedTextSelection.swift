import Foundation
import HearthCore

/// The selection in an attributed text that is edited: a place for new characters, or ranges.
///
///     @State private var text = AttributedString("Red fox")
///     @State private var selection = AttributedTextSelection()
///
///     TextEditor(text: $text, selection: $selection)
///     Button("Bold") { text.transformAttributes(in: &selection) { $0.font = .body.bold() } }
///
/// Indices belong to a text. `AttributedString.transform(updating:body:)`, `transformAttributes(in:body:)` and
/// `replaceSelection(_:with:)` change a text and its selection together. A selection of another text is moved to the
/// nearest place that there is, and never stops the program.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The indices that are selected.
  @frozen public enum Indices: Equatable, Sendable {
    /// A place for new characters.
    case insertionPoint(AttributedString.Index)
    /// Characters.
    case ranges(RangeSet<AttributedString.Index>)
  }
  enum Storage: Equatable, Sendable {
    /// The place after the last character, whatever the text.
    case end
    case insertionPoint(AttributedString.Index, AttributeContainer?)
    case ranges(RangeSet<AttributedString.Index>)
  }
  var storage: Storage
  /// On which side of a soft line break the caret shows. Automatic in values that the app makes.
  var affinity = TextSelectionAffinity.automatic

  /// The selection of a new editor: the place after the last character.
  public init() { storage = .end }
  /// A place for new characters.
  ///
  /// - Parameter typingAttributes: What the next character that is typed has; nil for what the text around says.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    storage = .insertionPoint(insertionPoint, typingAttributes)
  }
  /// Characters, or a place for new ones if the range is empty.
  public init(range: Range<AttributedString.Index>) {
    storage = range.isEmpty ? .insertionPoint(range.lowerBound, nil) : .ranges(RangeSet(range))
  }
  /// Characters. Without any it is the place after the last character.
  ///
  /// Editors here select one range: of several the first.
  public init(ranges: RangeSet<AttributedString.Index>) { storage = ranges.isEmpty ? .end : .ranges(ranges) }

  /// The indices in a text, moved to the nearest ones that it has.
  public func indices(in text: AttributedString) -> Indices {
    switch storage {
    case .end: return .insertionPoint(text.endIndex)
    case .insertionPoint(let index, _): return .insertionPoint(text.nearest(index))
    case .ranges(let ranges):
      var result = RangeSet<AttributedString.Index>()
      for range in ranges.ranges { result.insert(contentsOf: text.nearest(range)) }
      return result.isEmpty ? .insertionPoint(text.nearest(ranges.ranges[0].lowerBound)) : .ranges(result)
    }
  }
  /// On which side of a soft line break the caret shows.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { affinity }

  /// The attributes that characters get which are typed now: those that were set for the place; else those of the first
  /// selected character, or of the character before the place, in the same paragraph, or behind it. Attributes that
  /// added text does not inherit are left out.
  ///
  /// Source: NSTextView, NSText: typing attributes; the rest is our choice.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if case .insertionPoint(_, let attributes?) = storage { return attributes }
    switch indices(in: text) {
    case .ranges(let ranges):
      return text.runs[ranges.ranges[0].lowerBound].attributes.filter(inheritedByAddedText: true)
    case .insertionPoint(let index): return text.attributes(typedAt: index)
    }
  }
  /// The attributes of what is selected, wholly or in part: run by run, and those of one kind by the runs of that kind. Of a
  /// place its typing attributes.
  ///
  ///     selection.attributes(in: text)[\.foregroundColor].contains(.red)
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: return Attributes(source: .place(typingAttributes(in: text)))
    case .ranges(let ranges): return Attributes(source: .parts(ranges.ranges.map { AttributedString(text[$0]) }))
    }
  }

  /// The attributes that a selection has in a text, one container for each run.
  public struct Attributes<Text>: Sequence, Sendable {
    enum Source {
      case place(AttributeContainer)
      /// What is selected, in order.
      case parts([AttributedString])
    }
    let source: Source
    /// The values of one attribute, one for each run of it, whatever other attributes change within; nil for runs
    /// without it.
    public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
      switch source {
      case .place(let container): [container[K.self]]
      case .parts(let parts): parts.flatMap { part in part.runs[K.self].map { $0.0 } }
      }
    }
    /// The values of one attribute, by its name.
    public subscript<K: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable { self[K.self] }
    public func makeIterator() -> some IteratorProtocol<AttributeContainer> {
      let containers: [AttributeContainer] =
        switch source {
        case .place(let container): [container]
        case .parts(let parts): parts.flatMap { $0.runs.map(\.attributes) }
        }
      return containers.makeIterator()
    }
  }
}

// MARK: - Offsets

extension AttributedString {
  /// The offset of an index, in UTF-8 bytes; that of the end for what lies behind it.
  func offset(_ index: Index) -> Int {
    index >= endIndex ? utf8.count : utf8.distance(from: startIndex, to: index)
  }
  /// The index at an offset in UTF-8 bytes, which lies between scalars.
  func index(at offset: Int) -> Index {
    offset >= utf8.count ? endIndex : utf8.index(startIndex, offsetBy: max(0, offset))
  }
  /// An index of this text that is at most as far behind its start as one of another text.
  fileprivate func nearest(_ index: Index) -> Index {
    if index >= endIndex { return endIndex }
    // Between characters: one may begin elsewhere in this text.
    let found = self.index(at: offset(index))
    return found == startIndex ? found : characters.index(before: characters.index(after: found))
  }
  fileprivate func nearest(_ range: Range<Index>) -> Range<Index> {
    let start = nearest(range.lowerBound)
    return start..<Swift.max(start, nearest(range.upperBound))
  }
  /// What a character gets that is typed at a place.
  fileprivate func attributes(typedAt index: Index) -> AttributeContainer {
    if characters.isEmpty { return AttributeContainer() }
    var neighbor = index
    let followsLetter = index > startIndex && !characters[characters.index(before: index)].isNewline
    if followsLetter || index == endIndex { neighbor = characters.index(before: index) }
    var attributes = runs[neighbor].attributes.filter(inheritedByAddedText: true)
    // A link ends where it ends.
    if let link = attributes.link, index == endIndex || runs[index].link != link { attributes.link = nil }
    return attributes
  }
}

// MARK: - Changing a text with its selection

extension AttributedString {
  /// The selected characters; none where the selection is a place.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint(let index): self[RangeSet(index..<index)]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Changes the attributes of what is selected, run by run; where nothing is selected, the attributes of what is
  /// typed next.
  ///
  ///     text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.storage = .insertionPoint(index, attributes)
    case .ranges(let ranges):
      let offsets = ranges.ranges.map { (offset($0.lowerBound), offset($0.upperBound)) }
      for (start, end) in offsets {
        let parts = self[index(at: start)..<index(at: end)].runs.map {
          (offset($0.range.lowerBound), offset($0.range.upperBound), $0.attributes)
        }
        for (from, to, old) in parts {
          var attributes = old
          try body(&attributes)
          if attributes != old { self[index(at: from)..<index(at: to)].setAttributes(attributes) }
        }
      }
      selection.storage = .ranges(RangeSet(offsets.map { index(at: $0.0)..<index(at: $0.1) }))
    }
  }

  /// Replaces the selected characters by others, and puts the place for new ones behind them.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    var new = AttributedString()
    new.append(newContent)
    replace(&selection, with: new)
  }
  /// Replaces the selected characters by others, with the attributes that typed ones would have.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replace(&selection, with: AttributedString(newContent, attributes: attributes))
  }
  private mutating func replace(_ selection: inout AttributedTextSelection, with new: AttributedString) {
    var start: Int
    switch selection.indices(in: self) {
    case .insertionPoint(let index): start = offset(index)
    case .ranges(let ranges):
      start = offset(ranges.ranges[0].lowerBound)
      removeSubranges(ranges)
    }
    insert(new, at: index(at: start))
    start += new.utf8.count
    selection = AttributedTextSelection(insertionPoint: index(at: start))
  }

  /// Changes the text and moves the selection along with its characters.
  ///
  /// - Parameter body: Changes the text that it is given.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let typing: AttributeContainer?
    if case .insertionPoint(_, let attributes) = selection.storage { typing = attributes } else { typing = nil }
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var range = index..<index
      let isEnd = selection.storage == .end
      try transform(updating: &range, body: body)
      if !isEnd { selection.storage = .insertionPoint(range.lowerBound, typing) }
    case .ranges(let set):
      var ranges = Array(set.ranges)
      try transform(updating: &ranges, body: body)
      let kept = RangeSet(ranges.filter { !$0.isEmpty })
      selection.storage =
        kept.isEmpty ? (ranges.first.map { .insertionPoint($0.lowerBound, nil) } ?? .end) : .ranges(kept)
    }
  }
}
