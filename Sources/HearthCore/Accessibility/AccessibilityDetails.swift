import Foundation
import HearthRendering

/// What few elements tell assistive technology besides their name and state.
package struct AccessibilityDetails {
  package var headingLevel: AccessibilityHeadingLevel?
  package var textContentType: AccessibilityTextContentType?
  package var customContent: [AccessibilityCustomContent] = []
  package var scroll: ((Edge) -> Void)?
  package var scrollStatus: String?
  package var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  /// Whether a user can do something with the element; nil for what the element says by itself.
  package var isInteractive: Bool?
  package var dragPoints: [AccessibilityPoint] = []
  package var dropPoints: [AccessibilityPoint] = []
  package var rotors: [AccessibilityRotor] = []
  /// What entries of rotors call the element by.
  package var rotorEntries: [AccessibilityName] = []
  /// The pairs of a label and a content that the element is a part of.
  package var pairs: [AccessibilityPair] = []
  /// The groups of elements that belong together although they lie apart.
  package var groups: [AccessibilityName] = []
  package var speech = AccessibilitySpeech()
  package var selection: AnyHashable?
  /// What is shown large while a finger is held on the element; nil for nothing.
  package var largeContent: String?
  /// The view that is shown so instead of the element's own.
  package var largeView: (() -> LayoutNode?)?
  /// The categories of actions that have one, by the actions' names.
  package var categories: [String: String] = [:]
  /// The text that can be read letter by letter; nil where the element is more than one text.
  package var text: (any AccessibleText)?
  /// The number that the element shows.
  package var range: AccessibilityRange?
  /// Whether what the element opens is open; nil where it opens nothing.
  package var isExpanded: Bool?
  /// Whether what the element opens is a menu.
  package var opensMenu = false
  /// Whether the element is the name of what stands beside it.
  package var isName = false
  /// Which of how many rows of a list the element is, from 0; nil for what is no row.
  package var row: AccessibilityRow?
  /// The index of what a list shows, headers and footers among them; nil for what is in no list.
  package var listIndex: Int?
  /// All rows of a list, those out of sight among them; nil for what is no list.
  package var rows: (any AccessibleRows)?
  /// The column of a table of which the element is a cell, or the title; nil for others.
  package var column: AccessibilityColumn?
  /// The links of a text, in order.
  package var links: [AccessibilityLink] = []
  /// The elements by which the element is called, which are not told apart from it.
  package var labels: [AccessibilityElement] {
    get { related?.labels ?? [] }
    set { related = Related(labels: newValue, relations: relations, pressPoint: pressPoint) }
  }
  /// What the element controls, and what describes it.
  package var relations: [AccessibilityRelation] {
    get { related?.relations ?? [] }
    set { related = Related(labels: labels, relations: newValue, pressPoint: pressPoint) }
  }
  /// Where a pointer presses the element, in points of the window; nil for its middle.
  package var pressPoint: CGPoint? {
    get { related?.pressPoint }
    set { related = Related(labels: labels, relations: relations, pressPoint: newValue) }
  }
  /// What very few elements have, beside the others; nil for nothing.
  private final class Related: Sendable {
    nonisolated(unsafe) let labels: [AccessibilityElement]
    let relations: [AccessibilityRelation]
    let pressPoint: CGPoint?
    init(labels: [AccessibilityElement], relations: [AccessibilityRelation], pressPoint: CGPoint?) {
      (self.labels, self.relations, self.pressPoint) = (labels, relations, pressPoint)
    }
    nonisolated deinit {}
  }
  private var related: Related?

  /// What `self`, further out, says takes precedence over what `inner` says.
  func over(_ inner: AccessibilityDetails) -> AccessibilityDetails {
    var result = inner
    if let headingLevel { result.headingLevel = headingLevel }
    if let textContentType { result.textContentType = textContentType }
    for content in customContent { result.add(content) }
    if let scroll { result.scroll = scroll }
    if let scrollStatus { result.scrollStatus = scrollStatus }
    if let zoom { result.zoom = zoom }
    if let isInteractive { result.isInteractive = isInteractive }
    result.dragPoints += dragPoints
    result.dropPoints += dropPoints
    result.rotors += rotors
    result.rotorEntries += rotorEntries
    result.pairs += pairs
    result.groups += groups
    result.speech = speech.over(inner.speech)
    if let selection { result.selection = selection }
    if let largeContent { result.largeContent = largeContent }
    if let largeView { result.largeView = largeView }
    result.categories.merge(categories) { $1 }
    if let text { result.text = text }
    if let range { result.range = range }
    if let isExpanded { result.isExpanded = isExpanded }
    if opensMenu { result.opensMenu = true }
    if isName { result.isName = true }
    if let row { result.row = row }
    if let listIndex { result.listIndex = listIndex }
    if let rows { result.rows = rows }
    if let column { result.column = column }
    if !links.isEmpty { result.links = links }
    if related != nil {
      result.labels += labels
      result.relations += relations
      if let pressPoint { result.pressPoint = pressPoint }
    }
    return result
  }
  /// Content of the same key is replaced.
  mutating func add(_ content: AccessibilityCustomContent) {
    customContent.removeAll { $0.id == content.id }
    customContent.append(content)
  }
  /// What is told: content without a value was taken away.
  package var facts: [AccessibilityCustomContent] { customContent.filter { $0.value != nil } }
}

/// A place among the rows of a list, with headers and footers.
package struct AccessibilityRow: Hashable {
  package var index: Int
  /// Nil where nobody knows how many there are: not all were made.
  package var count: Int?
  package init(index: Int, count: Int?) { (self.index, self.count) = (index, count) }
}

/// A column of a table, for what is in it: from 0, in the order in which columns are shown.
package struct AccessibilityColumn: Hashable {
  package var index: Int
  /// Whether the element is the title of the column.
  package var isHeader: Bool
  package init(index: Int, isHeader: Bool) { (self.index, self.isHeader) = (index, isHeader) }
}
/// A part of a text that leads somewhere.
package struct AccessibilityLink {
  /// Counts Unicode scalars, as `AccessibleText` does. Empty for all of the element.
  package var range: Range<Int>
  package var url: URL
  package var open: () -> Void
  package init(range: Range<Int>, url: URL, open: @escaping () -> Void) {
    (self.range, self.url, self.open) = (range, url, open)
  }
}

/// A name in a namespace, by which views refer to each other.
package struct AccessibilityName: Hashable {
  package var namespace: Namespace.ID
  package var id: AnyHashable
  init(_ id: AnyHashable, _ namespace: Namespace.ID) { (self.id, self.namespace) = (id, namespace) }
}
package struct AccessibilityPair: Hashable {
  package var role: AccessibilityLabeledPairRole
  package var name: AccessibilityName
}
/// A point of an element from which, or to which, something can be dragged.
package struct AccessibilityPoint: Equatable {
  package var point: UnitPoint
  package var description: String
}
/// How a text is spoken; nil for what the user has set.
package struct AccessibilitySpeech: Equatable {
  package var spellsOut: Bool?
  package var includesPunctuation: Bool?
  package var isQueued: Bool?
  /// From −1, lower, to 1, higher.
  package var pitch: Double?
  func over(_ inner: AccessibilitySpeech) -> AccessibilitySpeech {
    AccessibilitySpeech(
      spellsOut: spellsOut ?? inner.spellsOut, includesPunctuation: includesPunctuation ?? inner.includesPunctuation,
      isQueued: isQueued ?? inner.isQueued, pitch: pitch ?? inner.pitch)
  }
}

/// A fact about an element that is told when the user asks for more.
package struct AccessibilityCustomContent: Equatable {
  package var id: String
  package var label: String
  /// Nil takes the content away that was set further inside.
  package var value: String?
  /// Whether it is told with the element, without being asked for.
  package var isImportant: Bool
}

/// A key that identifies one fact about a view among others.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let id: String
  let label: Text
  /// A key whose label says what the fact is.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
  /// A key whose label, which is looked up, says what the fact is.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// A key whose label is looked up, and tells it from others.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: labelKey.key) }
  /// A key whose label is a resource.
  @_disfavoredOverload public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }
  /// A key whose label is a resource, and tells it from others.
  @_disfavoredOverload public init(_ label: LocalizedStringResource) {
    self.init(Text(label), id: String(localized: label))
  }
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A fact about something, and how much it matters.
public enum AXCustomContent {
  /// Whether a fact is told by itself.
  public enum Importance: UInt, Hashable, Sendable {
    /// When the user asks for more.
    case `default`
    /// Always.
    case high
  }
}

/// The level of a heading, from the one of a whole page to those of its smallest parts. `unspecified` says none.
@frozen public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// Which part of a pair a view is. `label` says what the other one is, `content` is what the label is for.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// The kind of text that a view shows, by which a screen reader decides how to read it.
public struct AccessibilityTextContentType: Hashable, Sendable {
  package let name: String
  /// Any text.
  public static let plain = Self(name: "plain")
  /// The output of a program, and the commands that it is given.
  public static let console = Self(name: "console")
  /// Files and folders.
  public static let fileSystem = Self(name: "file system")
  /// Messages between people.
  public static let messaging = Self(name: "messaging")
  /// A story or an article.
  public static let narrative = Self(name: "narrative")
  /// The text of a program.
  public static let sourceCode = Self(name: "source code")
  /// A table of numbers.
  public static let spreadsheet = Self(name: "spreadsheet")
  /// A document that is written.
  public static let wordProcessing = Self(name: "word processing")
}

/// The group in which an action is offered.
public struct AccessibilityActionCategory: Hashable, Sendable {
  enum Kind: Sendable { case `default`, edit, named(Text) }
  let kind: Kind
  /// With the actions that have no group.
  public static let `default` = Self(kind: .default)
  /// Actions that change the content.
  public static let edit = Self(kind: .edit)
  private init(kind: Kind) { self.kind = kind }
  /// A group with a name.
  public init(_ name: Text) { kind = .named(name) }
  /// A group with a name that is looked up.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  /// A group with a name that is a resource.
  @_disfavoredOverload public init(_ name: LocalizedStringResource) { self.init(Text(name)) }
  /// A group with a name, as it stands.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.init(Text(verbatim: String(name))) }
  public static func == (a: Self, b: Self) -> Bool {
    switch (a.kind, b.kind) {
    case (.default, .default), (.edit, .edit): true
    case (.named(let one), .named(let other)): one == other
    default: false
    }
  }
  public func hash(into hasher: inout Hasher) { if case .edit = kind { hasher.combine(1) } }
  /// Nil for the default one.
  @MainActor func name(at node: Node) -> String? {
    switch kind {
    case .default: nil
    case .edit: "Edit"
    case .named(let name): name.string(at: node)
    }
  }
}

/// A gesture of assistive technology that makes content larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether content becomes larger or smaller: `zoomIn` or `zoomOut`.
  @frozen public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Whether content becomes larger or smaller.
  public let direction: Direction
  /// Where in the view, in proportion to its size.
  public let location: UnitPoint
  /// The same in points of the view's coordinate space.
  public let point: CGPoint
  package init(direction: Direction, location: UnitPoint, point: CGPoint) {
    (self.direction, self.location, self.point) = (direction, location, point)
  }
}
