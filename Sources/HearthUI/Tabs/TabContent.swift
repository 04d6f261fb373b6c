import HearthCore

/// A tab, a section of tabs, or several of them.
///
/// Types of an app have a `body` of tabs; `@State`, `@Environment` and the like work in them as in views.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values by which tabs are selected.
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  /// What `body` returns; `Never` in those of the framework.
  associatedtype Body: TabContent
  /// The tabs that this one consists of.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the tabs to a list. The framework's own types implement this; all others have a `body`.
  @MainActor static func _listTabs(_ content: Self, _ list: _TabList)
}
extension TabContent {
  @MainActor public static func _listTabs(_ content: Self, _ list: _TabList) {
    list.collector.listBody(of: content, at: list.place)
  }
}

/// Where tabs are listed.
nonisolated public struct _TabList {
  let collector: TabCollector
  var place: IdentityPath
  func appending<Step: Hashable>(_ step: Step) -> _TabList {
    _TabList(collector: collector, place: place.appending(step))
  }
}

extension Never: TabContent { public typealias TabValue = Never }

/// Tabs of any type.
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  private let storage: AnyTabStorage
  /// Hides the type of `tabContent`.
  public nonisolated init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
    storage = TypedTabStorage(tabContent)
  }
  public typealias TabValue = SelectionValue
  @MainActor public var body: Self { return self }
  @MainActor public static func _listTabs(_ content: Self, _ list: _TabList) { content.storage.listTabs(list) }
}

private class AnyTabStorage: @unchecked Sendable {
  // Unchecked: immutable, and its tabs are used on the main actor only.
  nonisolated deinit {}
  @MainActor func listTabs(_ list: _TabList) { fatalError("overridden") }
}
private final class TypedTabStorage<T: TabContent>: AnyTabStorage, @unchecked Sendable {
  // Unchecked: as the class above it.
  let tabs: T
  init(_ tabs: T) { self.tabs = tabs }
  nonisolated deinit {}
  @MainActor override func listTabs(_ list: _TabList) { T._listTabs(tabs, list.appending(ObjectIdentifier(T.self))) }
}

/// Tabs in a row.
nonisolated struct TabGroup<TabValue: Hashable>: TabContent {
  let parts: [AnyTabContent<TabValue>]
  @MainActor var body: Self { return self }
  @MainActor static func _listTabs(_ content: Self, _ list: _TabList) {
    for (index, part) in content.parts.enumerated() { AnyTabContent._listTabs(part, list.appending(index)) }
  }
}

/// Tabs about which something is said.
nonisolated struct ModifiedTabs<Content: TabContent>: TabContent {
  let content: Content
  let change: (inout TabTraits) -> Void
  typealias TabValue = Content.TabValue
  @MainActor var body: Self { return self }
  @MainActor static func _listTabs(_ content: Self, _ list: _TabList) {
    let start = list.collector.items.count
    Content._listTabs(content.content, list)
    for index in start..<list.collector.items.count { list.collector.items[index].change(content.change) }
  }
}
extension TabContent {
  nonisolated func changing(_ change: @escaping (inout TabTraits) -> Void) -> ModifiedTabs<Self> {
    ModifiedTabs(content: self, change: change)
  }
}

// MARK: - What builders make

nonisolated extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  @_implements(TabContent,Body) public typealias _TabBody = AnyTabContent<Wrapped.TabValue>
  @_implements(TabContent,body) @MainActor public var _tabBody: AnyTabContent<Wrapped.TabValue> {
    return AnyTabContent(self)
  }
  @MainActor public static func _listTabs(_ content: Self, _ list: _TabList) {
    if let content { Wrapped._listTabs(content, list.appending(0)) }
  }
}
nonisolated extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  @_implements(TabContent,Body) public typealias _TabBody = AnyTabContent<TrueContent.TabValue>
  @_implements(TabContent,body) @MainActor public var _tabBody: AnyTabContent<TrueContent.TabValue> {
    return AnyTabContent(self)
  }
  @MainActor public static func _listTabs(_ content: Self, _ list: _TabList) {
    switch content.storage {
    case .trueContent(let tabs): TrueContent._listTabs(tabs, list.appending(0))
    case .falseContent(let tabs): FalseContent._listTabs(tabs, list.appending(1))
    }
  }
}
nonisolated extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @_implements(TabContent,Body) public typealias _TabBody = AnyTabContent<Content.TabValue>
  @_implements(TabContent,body) @MainActor public var _tabBody: AnyTabContent<Content.TabValue> {
    return AnyTabContent(self)
  }
  /// Several tabs as one, to modify them together.
  public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.init(unchecked: content())
  }
  @MainActor public static func _listTabs(_ content: Self, _ list: _TabList) {
    Content._listTabs(content.content, list)
  }
}
nonisolated extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @_implements(TabContent,Body) public typealias _TabBody = AnyTabContent<Content.TabValue>
  @_implements(TabContent,body) @MainActor public var _tabBody: AnyTabContent<Content.TabValue> {
    return AnyTabContent(self)
  }
  @MainActor public static func _listTabs(_ content: Self, _ list: _TabList) {
    for element in content.data {
      let id = content.identity(element)
      Content._listTabs(list.collector.evaluate { content.content(element) }, list.appending(id))
    }
  }
}
// The data of these forms are optional only so that the compiler takes the forms for views first, without looking into
// the closure: two candidates for a `ForEach` would be looked at once more for each level of nesting.
nonisolated extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// A tab for each element.
  @_disfavoredOverload
  public nonisolated init<V>(_ data: Data?, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TabValue {
    self.init(Self.tabs(data), identity: { $0.id }, content: content)
  }
}
nonisolated extension ForEach where Content: TabContent {
  private static func tabs(_ data: Data?) -> Data {
    guard let data else { preconditionFailure("ForEach has nil in place of the data of its tabs") }
    return data
  }
  /// A tab for each element.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data?, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  )
  where V == Content.TabValue {
    self.init(Self.tabs(data), identity: { $0[keyPath: id] }, content: content)
  }
}
nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// A tab for each number.
  @_disfavoredOverload
  public nonisolated init<V>(_ data: Range<Int>?, @TabContentBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TabValue {
    self.init(Self.tabs(data), identity: { $0 }, content: content)
  }
}
