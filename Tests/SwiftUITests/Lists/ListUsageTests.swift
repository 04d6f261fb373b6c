import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Lists and scroll views as apps write them: each compiles, shows what it should, reports nothing, and survives being
/// clicked, scrolled and changed.
@MainActor struct ListUsageTests {
  struct Todo: Identifiable, Hashable {
    var id = UUID()
    var title: String
    var isDone = false
    var note: String? = nil
    static let samples = ["Milk", "Bread", "Eggs", "Tea", "Rice"].map { Todo(title: $0) }
  }
  struct Folder: Identifiable, Hashable {
    let id: String
    var children: [Folder]?
    static let tree = [
      Folder(id: "Music", children: [Folder(id: "Jazz"), Folder(id: "Rock", children: [Folder(id: "Live")])]),
      Folder(id: "Notes"),
    ]
  }

  // MARK: - Edit actions

  struct EditAll: View {
    @State private var todos = Todo.samples
    var body: some View { List($todos, editActions: .all) { $todo in TextField("Title", text: $todo.title) } }
  }
  struct EditDeleteOnly: View {
    @State private var todos = Todo.samples
    var body: some View {
      List($todos, editActions: [.delete]) { $todo in Toggle(todo.title, isOn: $todo.isDone) }
        .listStyle(.insetGrouped)
    }
  }
  struct EditMoveWithSelection: View {
    @State private var todos = Todo.samples
    @State private var selection: Set<Todo.ID> = []
    var body: some View {
      List($todos, editActions: .move, selection: $selection) { $todo in Text(todo.title) }
    }
  }
  struct EditOneSelected: View {
    @State private var todos = Todo.samples
    @State private var selected: Todo.ID?
    var body: some View {
      NavigationStack {
        List($todos, editActions: .all, selection: $selected) { $todo in
          Label(todo.title, systemImage: todo.isDone ? "checkmark.circle.fill" : "circle")
            .deleteDisabled(todo.isDone)
        }
        .navigationTitle("To do")
      }
    }
  }
  struct EditStrings: View {
    @State private var names = ["Ann", "Ben", "Cem"]
    var body: some View { List($names, id: \.self, editActions: .all) { $name in Text(name) } }
  }
  struct EditForEach: View {
    @State private var todos = Todo.samples
    var body: some View {
      List {
        Section("Open") {
          ForEach($todos, editActions: .all) { $todo in
            HStack {
              TextField("Title", text: $todo.title)
              if todo.isDone { Image(systemName: "checkmark") }
            }
            .moveDisabled(todo.isDone)
          }
        }
        Button("Add") { withAnimation { todos.append(Todo(title: "New")) } }
      }
    }
  }
  struct EditModel: View {
    @Observable final class Store {
      var todos = Todo.samples
      nonisolated deinit {}
    }
    @State private var store = Store()
    var body: some View {
      List($store.todos, editActions: [.delete, .move]) { $todo in
        VStack(alignment: .leading) {
          Text(todo.title).font(.headline)
          if let note = todo.note { Text(note).font(.caption) }
        }
        .swipeActions(edge: .leading) { Button("Done") { todo.isDone.toggle() }.tint(.green) }
      }
    }
  }
  struct EditBinding: View {
    @Binding var todos: [Todo]
    var body: some View { List($todos, editActions: .all) { TodoRow(todo: $0) } }
    struct TodoRow: View {
      @Binding var todo: Todo
      var body: some View { Toggle(isOn: $todo.isDone) { Text(todo.title) } }
    }
  }
  struct EditById: View {
    @State private var todos = Todo.samples
    @State private var chosen: String?
    var body: some View {
      List($todos, id: \.title, editActions: .delete, selection: $chosen) { $todo in Text(todo.title) }
    }
  }
  struct EditInForm: View {
    @State private var todos = Todo.samples
    var body: some View {
      Form { Section { ForEach($todos, id: \.id, editActions: .delete) { $todo in Text(todo.title) } } }
    }
  }

  // MARK: - Rows and sections

  struct Traits: View {
    @State private var isOpen = true
    var body: some View {
      List {
        Section(isExpanded: $isOpen) {
          Label("Inbox", systemImage: "tray").badge(3).listItemTint(.blue)
          Label("Sent", systemImage: "paperplane").listItemTint(.monochrome)
        } header: {
          Text("Mail")
        }
        .listSectionSeparator(.hidden)
        Section {
          Text("Wide").listRowInsets(EdgeInsets())
          Text("Leading").listRowInsets(.leading, 0)
          Text("Clear").listRowBackground(Color.clear).listRowSeparator(.hidden, edges: .bottom)
        } footer: {
          Text("All rows")
        }
        .listSectionSeparatorTint(.red, edges: .top)
        .listSectionMargins(.horizontal, 4)
        .headerProminence(.increased)
        Section("Old") { Text("Row") }.collapsible(false)
      }
      .listStyle(.sidebar)
      .listItemTint(.preferred(.orange))
      .listRowSpacing(2)
      .listSectionSpacing(.compact)
      .environment(\.defaultMinListRowHeight, 20)
      .scrollContentBackground(.hidden)
    }
  }
  struct Outline: View {
    @State private var selected: Folder.ID?
    var body: some View {
      List(Folder.tree, children: \.children, selection: $selected) { Label($0.id, systemImage: "folder") }
      List { OutlineGroup(Folder.tree, children: \.children) { Text($0.id) } }
    }
  }
  struct Prominence: View {
    @Environment(\.backgroundProminence) private var prominence
    var body: some View {
      Image(systemName: "star").foregroundStyle(prominence == .increased ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
    }
  }
  struct Subviews: View {
    var body: some View {
      Stack {
        Section("A") {
          Text("One")
          Text("Two")
        }
        .sectionActions { Button("More") {} }
        Text("Loose")
      }
    }
    struct Stack<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack {
          ForEach(sections: content) { section in
            section.header.bold()
            Group(subviews: section.content) { views in
              ForEach(views.prefix(2)) { $0 }
              if views.count > 2 { Text("and \(views.count - 2) more") }
            }
            section.actions
          }
        }
      }
    }
  }

  // MARK: - Scrolling

  struct Chat: View {
    @State private var messages = (0..<30).map { "Message \($0)" }
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(messages, id: \.self) { Text($0) } }.scrollTargetLayout()
      }
      .defaultScrollAnchor(.bottom)
      .scrollPosition($position)
      .scrollIndicatorsFlash(trigger: messages.count)
      .safeAreaInset(edge: .bottom) {
        Button("Send") {
          messages.append("Message \(messages.count)")
          withAnimation { position.scrollTo(edge: .bottom) }
        }
      }
    }
  }
  struct Pages: View {
    @State private var page: Int?
    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(0..<5) { index in
            Color.blue.overlay { Text("Page \(index)") }.containerRelativeFrame(.horizontal)
              .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(1 - abs(phase.value) / 10)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    }
  }
  struct Cards: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack { ForEach(0..<9) { Text("Card \($0)").frame(width: 120, height: 80) } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
    }
  }
  struct Snap: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if context.velocity.dy > 0, target.rect.minY < 100 { target.rect.origin.y = 100 }
    }
  }
  struct Header: View {
    @State private var offset: CGFloat = 0
    @State private var isMoving = false
    @State private var isSeen = true
    var body: some View {
      ScrollView {
        Text("Title").font(.largeTitle).opacity(offset > 40 ? 0 : 1).onScrollVisibilityChange(threshold: 0.2) {
          isSeen = $0
        }
        ForEach(0..<40) { Text("Line \($0)") }
      }
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y + geometry.contentInsets.top
      } action: { _, new in
        offset = new
      }
      .onScrollPhaseChange { old, new, context in
        isMoving = new.isScrolling && context.geometry.contentSize.height > 0 && old != new
      }
      .scrollTargetBehavior(Snap())
      .scrollEdgeEffectStyle(.soft, for: .top)
      .scrollEdgeEffectStyle(.hard, for: .bottom)
      .scrollEdgeEffectHidden(true, for: .bottom)
    }
  }
  struct ToTop: View {
    var body: some View {
      ScrollViewReader { proxy in
        List(0..<100, id: \.self) { Text("Row \($0)").id($0) }
          .toolbar { Button("Top") { withAnimation { proxy.scrollTo(0, anchor: .top) } } }
          .refreshable { await Task.yield() }
          .scrollIndicatorsFlash(onAppear: true)
          .scrollInputBehavior(.automatic, for: .look)
      }
    }
  }
  struct Prepend: View {
    @State private var rows = Array(0..<50)
    var body: some View {
      ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text("Row \($0)") } } }
        .toolbar {
          Button("Older") {
            var transaction = Transaction()
            transaction.scrollContentOffsetAdjustmentBehavior = .disabled
            transaction.scrollPositionUpdatePreservesVelocity = true
            transaction.scrollTargetAnchor = .top
            withTransaction(transaction) { rows.insert(rows[0] - 1, at: 0) }
          }
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    }
  }
  struct Sidebar: View {
    @State private var tab = "Home"
    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: "Home") { Text("Home page") }
        Tab("Mail", systemImage: "envelope", value: "Mail") { Text("Mail page") }
          .badge(2)
          .swipeActions(edge: .trailing) { Button("Mute") {} }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  private func use<V: View>(_ idiom: Idiom, _ view: V, shows label: String) {
    let window = TestWindow(size: CGSize(width: 400, height: 500), idiom: idiom) { view }
    let shown = window.find { $0.label.contains(label) || $0.value?.contains(label) == true }
    expect(shown != nil, "\(V.self) on \(idiom): \(window.tree)")
    let middle = CGPoint(x: 200, y: 250)
    if let shown, shown.frame.midY < 500 { window.click(at: CGPoint(x: shown.frame.midX, y: shown.frame.midY)) }
    for key in [KeyEquivalent.downArrow, .downArrow, .upArrow] { window.press(key) }
    window.turnWheel(by: 3, at: middle)
    window.scroll(by: CGSize(width: -80, height: -120), at: middle)
    window.touchDrag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 100))
    window.touchDrag(from: CGPoint(x: 330, y: 250), to: CGPoint(x: 100, y: 250))
    window.advance(by: .seconds(2))
    window.touchDrag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400))
    window.press(.tab)
    window.press(.delete)
    window.advance(by: .seconds(2))
    expect(window.reports, equals: [], "\(V.self)")
  }
  @Test(arguments: [Idiom.desktop, .phone, .pad]) func `lists that edit their data`(idiom: Idiom) {
    use(idiom, EditAll(), shows: "Milk")
    use(idiom, EditDeleteOnly(), shows: "Bread")
    use(idiom, EditMoveWithSelection(), shows: "Milk")
    use(idiom, EditOneSelected(), shows: "Eggs")
    use(idiom, EditStrings(), shows: "Ben")
    use(idiom, EditForEach(), shows: "Rice")
    use(idiom, EditModel(), shows: "Tea")
    use(idiom, EditBinding(todos: .constant(Todo.samples)), shows: "Milk")
    use(idiom, EditById(), shows: "Milk")
    use(idiom, EditInForm(), shows: "Milk")
  }
  @Test(arguments: [Idiom.desktop, .phone, .pad]) func `rows, sections and outlines`(idiom: Idiom) {
    use(idiom, Traits(), shows: "Inbox")
    use(idiom, VStack { Outline() }, shows: "Music")
    use(
      idiom,
      List {
        HStack {
          Prominence(); Text("Star")
        }
      }, shows: "Star")
    use(idiom, Subviews(), shows: "More")
  }
  @Test(arguments: [Idiom.desktop, .phone, .pad]) func `scroll views`(idiom: Idiom) {
    use(idiom, Chat(), shows: "Message 29")
    use(idiom, Pages(), shows: "Page 0")
    use(idiom, Cards(), shows: "Card 1")
    use(idiom, Header(), shows: "Line 3")
    use(idiom, NavigationStack { ToTop() }, shows: "Row 3")
    use(idiom, NavigationStack { Prepend() }, shows: "Row 3")
    use(idiom, Sidebar(), shows: "Mail")
  }
}
