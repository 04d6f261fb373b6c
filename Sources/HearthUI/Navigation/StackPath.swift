import HearthCore

/// Where a stack reads what it shows, and writes what its user and its links change: a
/// binding of the app, or a path of its own.
///
/// It remembers the path that the stack shows, so that a change is known by its
/// middle: what lies before and after it stays.
@MainActor class StackPath {
  nonisolated init() {}
  nonisolated deinit {}
  /// The part of the path that differs: indices in the path before, and in the path now.
  struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }
  /// Reads the binding; nil when the path is what it was.
  func refresh() -> Change? { fatalError("overridden") }
  /// Takes over what an earlier path remembers, when a new value of the view brings a different binding.
  func takeOver(_ other: StackPath) -> Bool { fatalError("overridden") }
  func element(at index: Int) -> PathElement { fatalError("overridden") }
  /// Whether the path can hold a value of this type.
  func accepts(_ value: AnyHashable) -> Bool { fatalError("overridden") }
  /// The type of its values, for reports; nil for any.
  var elementType: Any.Type? { nil }
  func append(_ value: AnyHashable) { fatalError("overridden") }
  /// Writes a path of one value.
  func replace(with value: AnyHashable) { fatalError("overridden") }
  /// Writes a path without its last values; none is removed that is not there any more.
  func removeLast(_ count: Int) { fatalError("overridden") }
  /// Writes a path without one value.
  func remove(_ element: PathElement) {}
  /// Writes a path that was stored, without values that mean nothing here.
  func restore(_ path: NavigationPath) { fatalError("overridden") }

  static func change<C: RandomAccessCollection, D: RandomAccessCollection>(
    from old: C, to new: D, _ areEqual: (C.Element, D.Element) -> Bool
  ) -> Change? {
    let least = min(old.count, new.count)
    var start = 0
    var a = old.startIndex, b = new.startIndex
    while start < least, areEqual(old[a], new[b]) {
      start += 1
      a = old.index(after: a)
      b = new.index(after: b)
    }
    if start == old.count && start == new.count { return nil }
    var end = 0
    (a, b) = (old.endIndex, new.endIndex)
    while end < least - start {
      let before = old.index(before: a), beforeNew = new.index(before: b)
      if !areEqual(old[before], new[beforeNew]) { break }
      end += 1
      (a, b) = (before, beforeNew)
    }
    return Change(old: start..<old.count - end, new: start..<new.count - end)
  }
}

/// A path of values of any types.
final class AnyStackPath: StackPath {
  // Unsafe: set when made, used on the main actor only.
  nonisolated(unsafe) private let binding: Binding<NavigationPath>
  private var shown = NavigationPath()
  nonisolated init(_ binding: Binding<NavigationPath>) { self.binding = binding }
  nonisolated deinit {}
  override func refresh() -> Change? {
    let new = binding.wrappedValue
    let change = Self.change(from: shown.elements, to: new.elements) { $0 == $1 }
    shown = new
    return change
  }
  override func takeOver(_ other: StackPath) -> Bool {
    guard let other = other as? AnyStackPath else { return false }
    shown = other.shown
    return true
  }
  override func element(at index: Int) -> PathElement { shown.elements[index] }
  override func accepts(_ value: AnyHashable) -> Bool { true }
  override func append(_ value: AnyHashable) {
    var path = binding.wrappedValue
    path.elements.append(PathElement(value))
    binding.wrappedValue = path
  }
  override func replace(with value: AnyHashable) {
    var path = NavigationPath()
    path.elements.append(PathElement(value))
    binding.wrappedValue = path
  }
  override func removeLast(_ count: Int) {
    var path = binding.wrappedValue
    path.elements.removeLast(min(count, path.count))
    binding.wrappedValue = path
  }
  override func remove(_ element: PathElement) {
    var path = binding.wrappedValue
    path.elements.removeAll { $0 === element }
    binding.wrappedValue = path
  }
  override func restore(_ path: NavigationPath) { binding.wrappedValue = path }
}

/// A path of values of one type.
final class TypedStackPath<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>: StackPath
where Data.Element: Hashable {
  // Unsafe: set when made, used on the main actor only.
  nonisolated(unsafe) private let binding: Binding<Data>
  private var shown = Data()
  nonisolated init(_ binding: Binding<Data>) {
    self.binding = binding
    PathTypes.note(Data.Element.self)
  }
  nonisolated deinit {}
  override func refresh() -> Change? {
    let old = shown
    shown = binding.wrappedValue
    return Self.change(from: old, to: shown) { $0 == $1 }
  }
  override func takeOver(_ other: StackPath) -> Bool {
    guard let other = other as? TypedStackPath<Data> else { return false }
    shown = other.shown
    return true
  }
  override func element(at index: Int) -> PathElement {
    PathElement(shown[shown.index(shown.startIndex, offsetBy: index)])
  }
  override func accepts(_ value: AnyHashable) -> Bool {
    value.base is Data.Element || Data.Element.self == AnyHashable.self
  }
  override var elementType: Any.Type? { Data.Element.self }
  private func element(_ value: AnyHashable) -> Data.Element? {
    (value.base as? Data.Element) ?? (value as? Data.Element)
  }
  override func append(_ value: AnyHashable) {
    guard let value = element(value) else { return }
    var path = binding.wrappedValue
    path.append(value)
    binding.wrappedValue = path
  }
  override func replace(with value: AnyHashable) {
    if let value = element(value) { binding.wrappedValue = Data(CollectionOfOne(value)) }
  }
  override func restore(_ path: NavigationPath) {
    var new = Data()
    for element in path.elements {
      if let value = (element.value ?? element.decode(as: Data.Element.self)).flatMap({ self.element($0) }) {
        new.append(value)
      }
    }
    binding.wrappedValue = new
  }
  override func removeLast(_ count: Int) {
    var path = binding.wrappedValue
    path.removeLast(min(count, path.count))
    binding.wrappedValue = path
  }
}
