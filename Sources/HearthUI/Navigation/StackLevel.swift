import HearthCore
import HearthPersistence
import Observation

/// A place in a stack: the root, a value of the path, or a view that was presented above one of these.
///
/// Its life: *unmade* (below the top, never shown), *waiting* (its destination may still be declared),
/// *made* (it has a page, which it keeps while other levels lie on it), *gone*. What a page of the
/// stack goes back by, and is dismissed by.
@MainActor final class StackLevel: Presentation, BackProvider, DestinationRegistry {
  enum Kind {
    case root
    case value(PathElement)
    case presented(PresentedView)
  }
  private(set) weak var stack: StackControl?
  var kind: Kind
  /// The place of the value in the path; of what is presented above a value, that of the value. The root has -1.
  var index = -1
  /// What is presented right above this level. It goes with this one.
  var presentedAbove: StackLevel?
  /// The level below, for content that is presented.
  weak var base: StackLevel?
  /// The update in which presented content was made.
  var madeIn: UInt64 = 0
  /// Owned by the tree as well; nil until it is shown.
  var page: PageNode?
  /// What the page was made from; nil for the root, what is presented, and for a placeholder.
  var destination: Destination?
  var isPlaceholder = false
  /// A round went by without a destination.
  var hasWaited = false
  var isWaiting = false
  /// The content differs from what the page was made from.
  var needsUpdate = false
  /// How many destinations are declared in the page.
  private(set) var declarations = 0
  /// The title of the page, as far as it is known. Observed by the bars of the pages above.
  let title = LevelTitle()
  var isGone = false

  init(_ stack: StackControl, _ kind: Kind) { (self.stack, self.kind) = (stack, kind) }
  nonisolated deinit {}

  /// How many levels were presented above the value or the root below.
  var height: Int {
    var count = 0
    var level = self
    while case .presented = level.kind, let next = level.base { (level, count) = (next, count + 1) }
    return count
  }
  /// This level, or the highest one that was presented above it.
  var highest: StackLevel {
    var level = self
    while let next = level.presentedAbove { level = next }
    return level
  }
  var element: PathElement? { if case .value(let element) = kind { element } else { nil } }
  var isRoot: Bool { if case .root = kind { true } else { false } }

  /// What the views of the page find around them.
  func apply(to values: inout EnvironmentValues) {
    guard let stack else { return }
    values.linkHandler = ObjectReference(stack)
    values.destinationRegistry = ObjectReference(self)
    values.listContext = ListContext()
    values.columnsHaveStacks = false
    values.isPageOfStack = true
    if isRoot { return }
    // A television has no button for it: Menu on the remote goes back. Source: tvOS.
    values.backProvider = ObjectReference(stack.node.scope.value(IdiomKey.self) == .tv ? nil : self)
    values.presentation = PresentationReference(self)
    values.isPresented = true
  }

  // MARK: - Presentation

  func dismiss() { if !isGone { stack?.pop(from: self) } }

  // MARK: - The way back

  /// What a page without a title is called. Source: UIKit's back button.
  static let defaultTitle = "Back"
  /// As many pages as a menu can show. Source: our choice.
  private static let mostTitles = 20
  var titlesBehind: [String] {
    guard let stack else { return [] }
    var titles: [String] = []
    var level = stack.level(below: self)
    while let current = level, titles.count < Self.mostTitles {
      titles.append(current.title.text.flatMap { $0.isEmpty ? nil : $0 } ?? Self.defaultTitle)
      level = stack.level(below: current)
    }
    if level == nil, titles.count < Self.mostTitles, let outer = stack.outerBack {
      titles += outer.titlesBehind.prefix(Self.mostTitles - titles.count)
    }
    return titles
  }
  func goBack(by count: Int) {
    guard count > 0, let stack, !isGone else { return }
    // What is around the stack is behind its root.
    if count > index + 1 + height, let outer = stack.outerBack {
      let inside = stack.pages(below: self)
      if count > inside { outer.goBack(by: count - inside) }
    }
    var last = self
    for _ in 1..<max(count, 1) {
      guard let below = stack.level(below: last), !below.isRoot else { break }
      last = below
    }
    stack.pop(from: last)
  }

  // MARK: - Restoration

  /// What tells the page from the others of the stack, in the next process too: its value,
  /// and how often that is on the path below.
  var restorationKey: UInt64? {
    switch kind {
    case .root: return 0
    case .presented: return base?.restorationKey.map { $0 &* 31 &+ 7 }
    case .value(let element):
      guard let stack else { return nil }
      return Self.place(
        element, after: stack.values.prefix(max(0, index)).reduce(0) { $0 + ($1.element == element ? 1 : 0) })
    }
  }

  /// - Parameter count: How often the value is on the path below.
  static func place(_ element: PathElement, after count: Int) -> UInt64? {
    element.encoded.flatMap { StableIdentity.number("\(element.typeName) \($0) \(count)") }
  }

  // MARK: - Destinations

  func register(_ destination: Destination) {
    declarations += 1
    stack?.register(destination, at: self)
  }
  func unregister(_ destination: Destination) {
    declarations -= 1
    stack?.unregister(destination, at: self)
  }
  func destinationDidChange(_ destination: Destination) { stack?.destinationDidChange(destination) }
}

@MainActor @Observable final class LevelTitle {
  var text: String?
  nonisolated deinit {}
}
