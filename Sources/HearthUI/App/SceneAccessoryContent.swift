import HearthCore

/// A type that says what an app shows besides its window, where the system has a place for it: on another display.
///
///     DeckView(deck: deck).sceneAccessory {
///       ExternalNonInteractiveAccessory { AudienceSlide(deck: deck) }
///     }
///
/// Source: Apple, documentation of sceneAccessory(content:).
@MainActor @preconcurrency public protocol SceneAccessoryContent {
  /// What `body` returns; `Never` in those of the framework.
  associatedtype Body: SceneAccessoryContent
  /// What this one consists of.
  @SceneAccessoryContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Adds what is shown to a list. The framework's own content implements this; all other has a `body`.
  @MainActor static func _listAccessories(_ content: Self, _ list: _SceneAccessoryList)
}
extension SceneAccessoryContent {
  @MainActor public static func _listAccessories(_ content: Self, _ list: _SceneAccessoryList) {
    Body._listAccessories(content.body, list)
  }
  /// Runs `action` when there is a place for the content, and when there is none any more.
  public nonisolated func onAvailabilityChange(
    perform action: @escaping (_ isAvailable: Bool) -> Void
  ) -> some SceneAccessoryContent {
    ObservedAccessory(content: self, action: action)
  }
}
extension SceneAccessoryContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }
}
extension Never: SceneAccessoryContent {
  @MainActor public static func _listAccessories(_ content: Never, _ list: _SceneAccessoryList) {}
}

/// What a view's accessories are, in order.
@MainActor public final class _SceneAccessoryList {
  struct Entry {
    /// What is shown; nil where it is not wanted now.
    var content: AnyView?
    var observers: [(Bool) -> Void] = []
  }
  var entries: [Entry] = []
  init() {}
  nonisolated deinit {}
}

/// Content of an app for another display, where nobody presses or types anything.
///
/// It is there as long as its view is, and another display is connected. Of several the one that came last is shown.
/// Source: Apple, documentation of ExternalNonInteractiveAccessory; which one is shown is our choice.
nonisolated public struct ExternalNonInteractiveAccessory<Content: View>: SceneAccessoryContent {
  private let isEnabled: Binding<Bool>?
  private let content: () -> Content
  public typealias Body = Never
  /// Shows views on another display.
  public nonisolated init(@ContentBuilder content: @escaping () -> Content) {
    (isEnabled, self.content) = (nil, content)
  }
  /// Shows views on another display while `isEnabled` is true.
  public nonisolated init(isEnabled: Binding<Bool>, @ContentBuilder content: @escaping () -> Content) {
    (self.isEnabled, self.content) = (isEnabled, content)
  }
  @MainActor public static func _listAccessories(_ content: Self, _ list: _SceneAccessoryList) {
    let isWanted = content.isEnabled?.wrappedValue ?? true
    list.entries.append(.init(content: isWanted ? AnyView(content.content()) : nil))
  }
}

/// Content with who hears whether there is a place for it.
nonisolated struct ObservedAccessory<Content: SceneAccessoryContent>: SceneAccessoryContent {
  let content: Content
  let action: (Bool) -> Void
  typealias Body = Never
  @MainActor static func _listAccessories(_ content: Self, _ list: _SceneAccessoryList) {
    let first = list.entries.count
    Content._listAccessories(content.content, list)
    for index in list.entries.indices.dropFirst(first) { list.entries[index].observers.append(content.action) }
  }
}
/// Several, one after the other.
nonisolated struct AccessoryTuple<each Content: SceneAccessoryContent>: SceneAccessoryContent {
  let content: (repeat each Content)
  typealias Body = Never
  @MainActor static func _listAccessories(_ content: Self, _ list: _SceneAccessoryList) {
    func add<C: SceneAccessoryContent>(_ part: C) { C._listAccessories(part, list) }
    repeat add(each content.content)
  }
}
nonisolated extension EmptyView: SceneAccessoryContent {
  @_implements(SceneAccessoryContent,Body) public typealias _AccessoryBody = Never
  @_implements(SceneAccessoryContent,body) @MainActor public var _accessoryBody: Never {
    fatalError("nothing has no body")
  }
  @MainActor public static func _listAccessories(_ content: Self, _ list: _SceneAccessoryList) {}
}
nonisolated extension Optional: SceneAccessoryContent where Wrapped: SceneAccessoryContent {
  @_implements(SceneAccessoryContent,Body) public typealias _AccessoryBody = Never
  @_implements(SceneAccessoryContent,body) @MainActor public var _accessoryBody: Never {
    fatalError("what may be missing has no body")
  }
  @MainActor public static func _listAccessories(_ content: Self, _ list: _SceneAccessoryList) {
    if let content { Wrapped._listAccessories(content, list) }
  }
}
nonisolated extension _ConditionalContent: SceneAccessoryContent
where TrueContent: SceneAccessoryContent, FalseContent: SceneAccessoryContent {
  @_implements(SceneAccessoryContent,Body) public typealias _AccessoryBody = Never
  @_implements(SceneAccessoryContent,body) @MainActor public var _accessoryBody: Never {
    fatalError("a branch has no body")
  }
  @MainActor public static func _listAccessories(_ content: Self, _ list: _SceneAccessoryList) {
    switch content.storage {
    case .trueContent(let part): TrueContent._listAccessories(part, list)
    case .falseContent(let part): FalseContent._listAccessories(part, list)
    }
  }
}

/// Builds accessories from the statements of a closure.
@resultBuilder public struct SceneAccessoryContentBuilder {
  /// None.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One.
  public static func buildBlock<Content: SceneAccessoryContent>(_ content: Content) -> Content { content }
  /// Several, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: SceneAccessoryContent>(
    _ content: repeat each Content
  ) -> some SceneAccessoryContent { AccessoryTuple(content: (repeat each content)) }
  /// That of an `if` without `else`.
  public static func buildIf<Content: SceneAccessoryContent>(_ content: Content?) -> Content? { content }
  /// That of the first branch.
  public static func buildEither<TrueContent: SceneAccessoryContent, FalseContent: SceneAccessoryContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .trueContent(first)) }
  /// That of the second branch.
  public static func buildEither<TrueContent: SceneAccessoryContent, FalseContent: SceneAccessoryContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .falseContent(second)) }
}
