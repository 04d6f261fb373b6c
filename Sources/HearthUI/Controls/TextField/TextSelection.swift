import HearthCore
import HearthEditing

/// The selection in a text that is edited: a place for new characters, or a range.
///
/// Indices belong to the text as it was when the value was made. A selection of an older text is moved to the nearest
/// place that there is, and never stops the program.
///
///     @State private var selection: TextSelection?
///     TextField("Name", text: $name, selection: $selection)
///     Button("Select All") { selection = TextSelection(range: name.startIndex..<name.endIndex) }
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The indices that are selected.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range. Empty: a caret.
    case selection(Range<String.Index>)
    /// Several ranges. Texts here have one selection: written by the app, the first range is selected.
    case multiSelection(RangeSet<String.Index>)
  }
  /// The indices that are selected.
  public var indices: TextSelection.Indices
  /// On which side of a soft line break the caret shows. Automatic in values that the app makes.
  public private(set) var affinity: TextSelectionAffinity

  init(_ indices: Indices, affinity: TextSelectionAffinity) { (self.indices, self.affinity) = (indices, affinity) }
  /// A caret.
  public init(insertionPoint: String.Index) {
    self.init(.selection(insertionPoint..<insertionPoint), affinity: .automatic)
  }
  /// One range.
  public init(range: Range<String.Index>) { self.init(.selection(range), affinity: .automatic) }
  /// Several ranges.
  public init(ranges: RangeSet<String.Index>) { self.init(.multiSelection(ranges), affinity: .automatic) }

  /// Whether this is a caret: a range without characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection: false
    }
  }
}

/// Which of the two characters around it a caret belongs to: where a line is wrapped, whether it shows behind
/// the one before or before the one after.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The one that the direction of the last movement suggests.
  case automatic
  /// The character before the caret: the caret shows at the end of the wrapped line.
  case upstream
  /// The character after the caret: the caret shows at the start of the next line.
  case downstream
}

struct TextSelectionAffinityKey: EnvironmentKey { static let defaultValue = TextSelectionAffinity.automatic }
extension EnvironmentValues {
  /// On which side of a soft line break carets show in this view, as far as a key or a click does not say so.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}
extension View {
  /// On which side of a soft line break carets show in this view, as far as a key or a click does not say so.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}

// MARK: - Offsets

extension TextSelection {
  /// The first range in UTF-8 offsets of a text, as far as it reaches; nil when nothing is selected.
  func offsets(in text: String) -> Range<Int>? {
    let range: Range<String.Index>
    switch indices {
    case .selection(let one): range = one
    case .multiSelection(let several):
      guard let first = several.ranges.first else { return nil }
      range = first
    }
    // Indices are compared by their distance from the start of the text that they were made of.
    func offset(_ index: String.Index) -> Int {
      index >= text.endIndex ? text.utf8.count : text.utf8.distance(from: text.startIndex, to: index)
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
  init(_ range: Range<Int>, in text: String, affinity: TextSelectionAffinity) {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    self.init(.selection(start..<end), affinity: affinity)
  }
}
extension TextSelectionAffinity {
  /// The side of the caret; nil where it is left to the field.
  var side: CaretAffinity? {
    switch self {
    case .automatic: nil
    case .upstream: .upstream
    case .downstream: .downstream
    }
  }
}
