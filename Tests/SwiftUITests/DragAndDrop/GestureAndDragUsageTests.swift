import CoreTransferable
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

/// Gestures, dragging, dropping, split views and tasks as apps write them: each compiles, does what it says and reports
/// nothing.
@MainActor struct GestureAndDragUsageTests {
  @Observable final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    nonisolated deinit {}
  }

  // MARK: - Gestures

  struct Photo: View {
    let log: Log
    @State private var scale: CGFloat = 1
    @GestureState private var pinch: CGFloat = 1
    @State private var angle = Angle.zero
    @GestureState private var twist: Angle = .zero
    private var magnification: some Gesture {
      MagnifyGesture(minimumScaleDelta: 0.01)
        .updating($pinch) { value, state, transaction in
          state = value.magnification
          transaction.animation = nil
        }
        .onEnded { value in
          scale = min(max(scale * value.magnification, 0.5), 4)
          log.add("magnified \(value.startAnchor.x > 0)")
        }
    }
    private var rotation: some Gesture {
      RotateGesture(minimumAngleDelta: .degrees(2))
        .updating($twist) { value, state, _ in state = value.rotation }
        .onEnded { value in
          angle += value.rotation
          log.add("rotated \(Int(value.rotation.degrees.rounded()))")
        }
    }
    var body: some View {
      Color.blue.frame(width: 200, height: 200).scaleEffect(scale * pinch).rotationEffect(angle + twist)
        .gesture(magnification.simultaneously(with: rotation))
    }
  }
  struct OldPhoto: View {
    let log: Log
    @State private var current: CGFloat = 0
    @State private var last: CGFloat = 1
    @State private var turn = Angle.degrees(0)
    var body: some View {
      Rectangle().frame(width: 200, height: 200).scaleEffect(last + current)
        .gesture(
          MagnificationGesture()
            .onChanged { value in current = value - 1 }
            .onEnded { value in
              last += current
              current = 0
              log.add("magnified \(value > 1)")
            }
            .simultaneously(with: RotationGesture().onChanged { turn = $0 }))
    }
  }
  struct Board: View {
    let log: Log
    enum DragState: Equatable {
      case inactive, pressing
      case dragging(translation: CGSize)
      var translation: CGSize { if case .dragging(let translation) = self { translation } else { .zero } }
    }
    @GestureState private var dragState = DragState.inactive
    @State private var place = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var isHeld = false
    var body: some View {
      let longPressDrag = LongPressGesture(minimumDuration: 0.3)
        .sequenced(before: DragGesture())
        .updating($dragState) { value, state, _ in
          switch value {
          case .first(true): state = .pressing
          case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
          default: state = .inactive
          }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          place.width += drag.translation.width
          log.add("moved \(Int(drag.translation.width))")
        }
      Circle().frame(width: 200, height: 200)
        .overlay { if dragState != .inactive { Circle().stroke() } }
        .gesture(longPressDrag)
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).updating($isHeld) { _, state, _ in state = true })
    }
  }
  struct Taps: View {
    let log: Log
    @GestureState private var isDown = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 50)
          .gesture(
            SpatialTapGesture(count: 2, coordinateSpace: .local).onEnded { log.add("double \(Int($0.location.x))") }
              .exclusively(before: SpatialTapGesture().onEnded { log.add("single \(Int($0.location.x))") }))
        Color.green.frame(width: 200, height: 50)
          .onTapGesture(coordinateSpace: .named("taps")) { log.add("at \(Int($0.x)) \(Int($0.y))") }
        Color.yellow.frame(width: 200, height: 50)
          .onTapGesture(count: 2) { log.add("two") }
          .onTapGesture { log.add("one") }
        Color.orange.frame(width: 200, height: 50)
          .onLongPressGesture(minimumDuration: 0.5, maximumDistance: 20) {
            log.add("held")
          } onPressingChanged: {
            log.add("pressing \($0)")
          }
        Color.gray.frame(width: 200, height: 50)
          .gesture(TapGesture().modifiers(.command).onEnded { log.add("with command") })
          .simultaneousGesture(TapGesture().onEnded { log.add("also") }, including: .all)
      }
      .coordinateSpace(.named("taps"))
    }
  }
  struct Swipe: View {
    let log: Log
    @State private var offset: CGSize = .zero
    var drag: some Gesture {
      DragGesture(minimumDistance: 5, coordinateSpace: .global)
        .onChanged { offset = $0.translation }
        .onEnded { value in
          log.add(value.predictedEndTranslation.width > 100 || value.velocity.width > 300 ? "dismissed" : "kept")
          withAnimation(.bouncy) { offset = .zero }
        }
    }
    var body: some View { Color.purple.frame(width: 200, height: 200).offset(offset).gesture(drag) }
  }
  struct Erased: View {
    let log: Log
    let drags: Bool
    private var any: AnyGesture<Void> {
      drags
        ? AnyGesture(DragGesture().onEnded { _ in log.add("drag") }.map { _ in () })
        : AnyGesture(TapGesture().onEnded { log.add("tap") })
    }
    var body: some View { Color.pink.frame(width: 200, height: 200).gesture(any) }
  }

  private func window<V: View>(_ view: V) -> TestWindow {
    TestWindow(size: CGSize(width: 400, height: 400)) {
      ZStack(alignment: .topLeading) { view }.frame(width: 400, height: 400, alignment: .topLeading)
    }
  }
  @Test func `pictures are pinched and turned`() {
    for isOld in [false, true] {
      let log = Log()
      let window =
        isOld
        ? window(OldPhoto(log: log).accessibilityElement().accessibilityIdentifier("photo"))
        : window(Photo(log: log).accessibilityElement().accessibilityIdentifier("photo"))
      window.pinch("photo", by: 2)
      expect(log.lines, equals: ["magnified true"])
      window.rotate("photo", by: .degrees(30))
      if !isOld { expect(log.lines.last, equals: "rotated 30") }
      expect(window.reports, equals: [])
    }
  }
  @Test func `what is held is moved`() {
    let log = Log(), window = window(Board(log: log))
    window.touchDown(at: CGPoint(x: 100, y: 100))
    window.advance(by: .milliseconds(400))
    window.touchMove(to: CGPoint(x: 160, y: 100))
    window.touchUp(at: CGPoint(x: 160, y: 100))
    expect(log.lines, equals: ["moved 60"])
    expect(window.reports, equals: [])
  }
  @Test func `taps of all kinds`() {
    let log = Log(), window = window(Taps(log: log))
    func click(_ y: CGFloat, times: Int = 1, modifiers: EventModifiers = []) {
      for _ in 0..<times { window.click(at: CGPoint(x: 60, y: y), modifiers: modifiers) }
      window.advance(by: .seconds(1))
    }
    click(25)
    click(25, times: 2)
    click(75)
    click(125, times: 2)
    click(125)
    window.touchDown(at: CGPoint(x: 60, y: 175))
    window.advance(by: .milliseconds(600))
    window.touchUp(at: CGPoint(x: 60, y: 175))
    click(225, modifiers: .command)
    expect(Array(log.lines.prefix(5)), equals: ["single 60", "double 60", "at 60 75", "two", "one"])
    expect(Set(log.lines.dropFirst(5)), equals: ["pressing true", "held", "pressing false", "also", "with command"])
    expect(log.lines.count, equals: 10, "\(log.lines)")
    expect(window.reports, equals: [])
  }
  @Test func `a card is swiped away, and gestures of any type are made`() {
    let log = Log(), window = window(Swipe(log: log))
    window.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 320, y: 100))
    expect(log.lines, equals: ["dismissed"])
    let other = Log()
    let tap = self.window(Erased(log: other, drags: false)), drag = self.window(Erased(log: other, drags: true))
    tap.click(at: CGPoint(x: 100, y: 100))
    drag.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 180, y: 100))
    expect(other.lines, equals: ["tap", "drag"])
  }

  // MARK: - Drag and drop

  nonisolated struct Card: Codable, Identifiable, Hashable, Transferable, Sendable {
    var id: Int
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .card)
      ProxyRepresentation(exporting: \.title)
    }
  }
  struct Kanban: View {
    @State private var todo = [Card(id: 1, title: "Write"), Card(id: 2, title: "Read")]
    @State private var done: [Card] = []
    @State private var isTargeted = false
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          ForEach(todo) { card in
            Text(card.title).frame(width: 100, height: 40).accessibilityIdentifier("card \(card.id)")
              .draggable(card) { Text(card.title).padding().background(.yellow) }
          }
        }
        .frame(width: 200, height: 300, alignment: .top)
        VStack(spacing: 0) {
          ForEach(done) { Text($0.title).accessibilityIdentifier("done \($0.id)") }
        }
        .frame(width: 200, height: 300, alignment: .top)
        .background(isTargeted ? Color.green.opacity(0.2) : Color.clear)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("done")
        .dropDestination(for: Card.self) { cards, location in
          done += cards
          todo.removeAll { card in cards.contains { $0.id == card.id } }
          return location.x >= 0
        } isTargeted: {
          isTargeted = $0
        }
      }
    }
  }
  struct Providers: View {
    let log: Log
    @State private var isTargeted = false
    var body: some View {
      HStack(spacing: 0) {
        Text("Drag me").frame(width: 200, height: 200).accessibilityIdentifier("source")
          .onDrag {
            NSItemProvider(object: "dragged words" as NSString)
          } preview: {
            Label("Words", systemImage: "doc")
          }
        Color.gray.opacity(isTargeted ? 1 : 0.2).frame(width: 200, height: 200)
          .accessibilityElement().accessibilityIdentifier("well")
          .onDrop(of: [.plainText, .fileURL], isTargeted: $isTargeted) { providers, location in
            guard let provider = providers.first(where: { $0.canLoadObject(ofClass: NSString.self) }) else {
              return false
            }
            _ = provider.loadObject(ofClass: NSString.self) { text, _ in
              let words = (text as? NSString).map { "\($0)" } ?? ""
              Task { @MainActor in log.add(words) }
            }
            return location.y > 0
          }
      }
    }
  }
  struct Reorder: View {
    @State private var items = ["a", "b", "c"]
    @State private var dragged: String?
    struct Delegate: DropDelegate {
      let item: String
      @Binding var items: [String]
      @Binding var dragged: String?
      func dropEntered(info: DropInfo) {
        guard let dragged, dragged != item, let from = items.firstIndex(of: dragged),
          let to = items.firstIndex(of: item)
        else { return }
        withAnimation { items.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
      }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
      func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [UTType.text]) }
      func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return true
      }
    }
    var body: some View {
      VStack(spacing: 0) {
        ForEach(items, id: \.self) { item in
          Text(item).frame(width: 200, height: 50).background(.thinMaterial).accessibilityIdentifier(item)
            .onDrag {
              dragged = item
              return NSItemProvider(object: item as NSString)
            }
            .onDrop(of: [UTType.text], delegate: Delegate(item: item, items: $items, dragged: $dragged))
        }
      }
    }
  }
  struct Files: View {
    let log: Log
    @State private var names = ["one", "two"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .dropDestination(for: URL.self) { urls, index in
            names.insert(contentsOf: urls.map(\.lastPathComponent), at: index)
          }
      }
      .dropDestination(for: URL.self) { urls, _ in
        names += urls.map(\.lastPathComponent)
        log.add("files \(urls.count)")
        return true
      }
      .copyable(names)
      .cuttable(for: String.self) {
        defer { names = [] }
        return names
      }
      .pasteDestination(for: String.self) { names += $0 }
      .onDeleteCommand { names = [] }
    }
  }

  @Test func `a card goes to another column`() throws {
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Kanban() }
    try drag("card 1", onto: "done", in: window)
    try expect(window.element("done 1").label, equals: "Write")
    expect(window.find { $0.identifier == "card 1" } == nil)
    expect(window.reports, equals: [])
  }
  private func drag(_ source: String, onto target: String, in window: TestWindow) throws {
    let start = try window.element(source).frame, end = try window.element(target).frame
    window.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY))
  }
  @Test func `a provider's words arrive`() async throws {
    let log = Log(), window = TestWindow(size: CGSize(width: 400, height: 200)) { Providers(log: log) }
    try drag("source", onto: "well", in: window)
    await window.settleTasks()
    expect(log.lines, equals: ["dragged words"])
    expect(window.reports, equals: [])
  }
  @Test func `rows change places while one is dragged over them`() throws {
    let window = TestWindow(size: CGSize(width: 200, height: 150)) { Reorder() }
    try drag("a", onto: "c", in: window)
    window.advance(by: .seconds(1))
    let order = ["a", "b", "c"].sorted {
      (try? window.element($0).frame.minY) ?? 0 < (try? window.element($1).frame.minY) ?? 0
    }
    expect(order, equals: ["b", "c", "a"])
    expect(window.reports, equals: [])
  }

  // MARK: - Layout, tasks

  struct Panes: View {
    @State private var isShown = true
    var body: some View {
      HSplitView {
        List(0..<3, id: \.self) { Text("Row \($0)") }.frame(minWidth: 80, idealWidth: 120, maxWidth: 200)
        VSplitView {
          Text("Above").frame(maxWidth: .infinity, minHeight: 40, maxHeight: .infinity)
          if isShown { Text("Below").frame(maxWidth: .infinity, minHeight: 40, maxHeight: .infinity) }
        }
        .layoutPriority(1)
      }
      .frame(minWidth: 300, minHeight: 200)
      .scenePadding()
    }
  }
  struct Loading: View {
    let log: Log
    @State private var query = 1
    var body: some View {
      Text("Query \(query)")
        .task { log.add("once") }
        .task(id: query) { log.add("query \(query)") }
        .task(id: query, name: "search", priority: .background) { log.add("search \(query)") }
        .task(name: "plain") { log.add("plain") }
        .task(priority: .utility) { log.add("utility") }
      Button("Next") { query += 1 }.accessibilityIdentifier("next")
    }
  }
  @Test func `panes share a window, and tasks run for what they are for`() async throws {
    let panes = TestWindow(size: CGSize(width: 400, height: 300)) { Panes() }
    expect(panes.find { $0.label == "Below" } != nil)
    expect(panes.reports, equals: [])
    let log = Log(), window = TestWindow { VStack { Loading(log: log) } }
    await window.settleTasks()
    expect(log.lines.sorted(), equals: ["once", "plain", "query 1", "search 1", "utility"])
    window.click("next")
    await window.settleTasks()
    expect(Array(log.lines.dropFirst(5)).sorted(), equals: ["query 2", "search 2"])
  }
}
extension UTType { nonisolated fileprivate static let card = UTType(exportedAs: "com.example.hearth.card") }
