import HearthCore

/// A tab as the app wrote it.
struct TabEntry {
  /// What tells the tab from the others, from one update to the next.
  let place: IdentityPath
  let page: TabPage
  var traits: TabTraits
  /// The section that it is in, by its place.
  var section: IdentityPath?
}
/// A section as the app wrote it.
struct TabSectionEntry {
  let place: IdentityPath
  let header: TabLabel?
  var traits = TabTraits()
  var tabs: [TabEntry]
}
enum TabItem {
  case tab(TabEntry)
  case section(TabSectionEntry)
  mutating func change(_ change: (inout TabTraits) -> Void) {
    switch self {
    case .tab(var tab):
      change(&tab.traits)
      self = .tab(tab)
    case .section(var section):
      change(&section.traits)
      self = .section(section)
    }
  }
}

/// What a page of a tab is made from.
@MainActor class TabPage {
  fileprivate init() {}
  nonisolated deinit {}
  /// Pages of another type are other pages.
  var type: ObjectIdentifier { fatalError("overridden") }
  func make(in strip: PageStripNode, _ context: TabContext, _ place: IdentityPath) -> PageNode {
    fatalError("overridden")
  }
  func update(_ page: PageNode, _ context: TabContext) { fatalError("overridden") }
  /// Whether the label may be somewhere in the body of the content.
  var mayHideLabel: Bool { fatalError("overridden") }
}
final class TypedTabPage<Content: View>: TabPage {
  private let content: Content
  init(_ content: Content) {
    self.content = content
    super.init()
  }
  nonisolated deinit {}
  override var type: ObjectIdentifier { ObjectIdentifier(Content.self) }
  override func make(in strip: PageStripNode, _ context: TabContext, _ place: IdentityPath) -> PageNode {
    strip.makePage(TabPageView(context: context, content: content), key: place.stable)
  }
  override func update(_ page: PageNode, _ context: TabContext) {
    TabPageView<Content>._update(_ViewNode(page.content!), TabPageView(context: context, content: content))
  }
  override var mayHideLabel: Bool {
    var inner: Any = content
    while let parts = (inner as? any TakenApart)?._parts { inner = parts.content }
    func hasBody<V: View>(_ view: V) -> Bool { V.Body.self != Never.self }
    return (inner as? any View).map { hasBody($0) } ?? false
  }
}
nonisolated private struct TabPageView<Content: View>: View {
  let context: TabContext
  let content: Content
  @State private var scrolls = ScrollRegistry()
  @MainActor var body: some View {
    let context = context, scrolls = scrolls
    let _ =
      scrolls.movedAction = { node in if let place = context.place { context.control?.scrollDidMove(node, in: place) } }
    TabPageStack(content: content)
      // Not by the helper, whose modifier has a body: labels in the body of a page are looked for at once.
      .backgroundPreferenceValue(ContainerGroundKey.self) {
        ContainerGroundView(ground: $0[.tabView], kind: .tabView)
      }
      .modifier(
        _EnvironmentModifier {
          $0[TabContextKey.self] = context
          $0.scrollRegistries.append(scrolls)
        })
  }
}
/// The views of a tab are one element.
nonisolated private struct TabPageStack<Content: View>: View {
  let content: Content
  @MainActor var body: some View { if Content._elementCount == 1 { content } else { VStack { content } } }
  nonisolated static var _elementCount: Int { 1 }
}

/// Lists the tabs of a tab view, from its content as a value. Bodies of the app in which several tabs
/// are written live in the tree (`TabBody`).
@MainActor final class TabCollector: ViewListVisitor {
  var items: [TabItem] = []
  private unowned let control: TabControl
  init(_ control: TabControl) { self.control = control }
  nonisolated deinit {}

  func add<V: View>(_ content: V, _ traits: TabTraits, at place: IdentityPath) {
    items.append(.tab(TabEntry(place: place, page: TypedTabPage(content), traits: traits)))
  }
  func addSection(_ header: TabLabel?, at place: IdentityPath, _ listTabs: () -> Void) {
    let outer = items
    items = []
    listTabs()
    var tabs: [TabEntry] = []
    for item in items {
      switch item {
      case .tab(var tab):
        tab.section = place
        tabs.append(tab)
      // A section in a section is part of it. Source: our choice; a sidebar has one level.
      case .section(let inner):
        tabs += inner.tabs.map { tab in
          var tab = tab
          tab.section = place
          return tab
        }
      }
    }
    items = outer + [.section(TabSectionEntry(place: place, header: header, tabs: tabs))]
  }

  // MARK: - Views

  func visit<V: View>(_ view: V, at place: IdentityPath) {
    var traits = TabTraits(reading: view)
    if traits.tag == nil { traits.tag = place.id }
    add(view, traits, at: place)
  }
  func body<V: View>(of view: V, at place: IdentityPath, surrounded: ((AnyView) -> AnyView)?) -> V.Body {
    control.evaluated(view, at: place, surrounded) { $0.body } as! V.Body
  }
  /// A view with a label or a tag of its own is one tab, also when its body is a condition, an
  /// `AnyView` or several views: state and tasks of the view belong to its page. Source: our choice;
  /// Apple makes a tab of each view of such a body.
  func makesOne<M: ViewModifier>(_ modifier: M) -> Bool { (modifier as? any TabTraitModifier)?.makesTab ?? false }
  func evaluate<T>(_ action: () -> T) -> T { control.evaluate(action) }

  // MARK: - Tabs

  func listBody<C: TabContent>(of content: C, at place: IdentityPath) {
    let body = control.evaluated(content, at: place) { $0.body } as! C.Body
    C.Body._listTabs(body, _TabList(collector: self, place: place.appending("body")))
  }
}
nonisolated extension TabContentBuilder.Content: ListedView {
  @MainActor package func _list(_ visitor: any ViewListVisitor, _ place: IdentityPath) {
    guard let collector = visitor as? TabCollector else { return }
    C._listTabs(tabs, _TabList(collector: collector, place: place))
  }
}

// MARK: - Bodies

/// A view or tab content of the app with several tabs in its body. Its state lives in a node of its own.
@MainActor final class TabBody {
  private(set) var value: Any?
  fileprivate var node: Node?
  var type: ObjectIdentifier?
  var pass = 0
  private weak var control: TabControl?
  init(_ control: TabControl) { self.control = control }
  nonisolated deinit {}
  fileprivate func take(_ new: Any) {
    value = new
    control?.bodyDidChange()
  }
  func end() {
    node?.unmount()
    node = nil
  }
}
nonisolated private struct TabBodyView<Source>: View {
  let source: StyleProperty<Source>
  let evaluate: @MainActor (Source) -> Any
  let target: TabBody
  @MainActor var body: EmptyView {
    target.take(evaluate(source.style))
    return EmptyView()
  }
  nonisolated static func _isEqual(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool { false }
}
extension TabControl {
  /// - Parameter surrounded: Puts modifiers around the view that the body lives in.
  fileprivate func evaluated<S>(
    _ source: S, at place: IdentityPath, _ surrounded: ((AnyView) -> AnyView)? = nil,
    _ evaluate: @escaping @MainActor (S) -> Any
  ) -> Any {
    if TypeInfo.of(S.self).dynamic.isEmpty { return self.evaluate { evaluate(source) } }
    typealias Host = TabBodyView<S>
    let key = ObjectIdentifier(S.self)
    var known = bodies[place]
    if let found = known, found.type != key {
      remove(found)
      known = nil
    }
    let body = known ?? TabBody(self)
    body.pass = pass
    let host = AnyView(Host(source: StyleProperty(source), evaluate: evaluate, target: body))
    let view = surrounded?(host) ?? host
    if let node = body.node {
      AnyView._update(_ViewNode(node), view)
    } else {
      body.type = key
      bodies[place] = body
      let node = AnyView._makeNode(view, strip.inputs).node
      body.node = node
      strip.helpers.append(node)
    }
    return body.value!
  }
  func remove(_ body: TabBody) {
    if let node = body.node { strip.helpers.removeAll { $0 === node } }
    body.end()
  }
}
