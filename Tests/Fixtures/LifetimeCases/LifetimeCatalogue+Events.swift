import Combine
import SwiftUI

extension LifetimeCatalogue {
  mutating func addEvents() {
    add("onAppear and onDisappear") { model in
      Text("\(model.number)").onAppear { model.note() }.onDisappear { model.note() }
    }
    add("onChange") { model in
      Text("\(model.number)").onChange(of: model.flag) { model.note() }.onChange(of: model.text, initial: true) {
        _, _ in model.note()
      }
    }
    add("task") { model in
      Text("\(model.number)").task {
        model.note(); try? await Task.sleep(for: .seconds(100_000)); model.note()
      }
      .task(id: model.flag) {
        for await _ in AsyncStream<Int>(unfolding: {
          try? await Task.sleep(for: .seconds(9_999)); return nil
        }) { model.note() }
      }
    }
    add("onReceive") { model in
      Text("\(model.number)").onReceive(LifetimeSubject.shared) { _ in model.note() }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("lifetime"))) { _ in model.note() }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in model.note() }
    }
    add("SubscriptionView") { model in
      SubscriptionView(content: Text("\(model.number)"), publisher: LifetimeSubject.shared) { _ in model.note() }
    }
    add("keys") { model in
      Text("\(model.number)").focusable()
        .onKeyPress { _ in
          model.note(); return .ignored
        }
        .onKeyPress("b") {
          model.note(); return .ignored
        }
        .onMoveCommand { _ in model.note() }
        .onExitCommand { model.note() }
        .onDeleteCommand { model.note() }
        .onPlayPauseCommand { model.note() }
        .onModifierKeysChanged { _, _ in model.note() }
        .pageCommand(value: model[binding: \.number], in: 0...9)
    }
    add("hover") { model in
      Text("\(model.number)").frame(width: 300, height: 300)
        .onHover { _ in model.note() }
        .onContinuousHover { _ in model.note() }
        .hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 0.5 : 1) }
        .pointerStyle(.link)
    }
    add("focus") { model in LifetimeFocus(model: model) }
    add("focusable") { model in
      Text("\(model.number)").focusable(true, interactions: .activate).focusSection()
    }
    add("focused values") { model in
      TextField("t", text: model[binding: \.text])
        .focusedValue(\.lifetime, model).focusedSceneValue(\.lifetime, model)
        .focusedObject(LifetimeObject(model)).focusedSceneObject(LifetimeObject(model))
    }
    add("scroll events") { model in
      ScrollView {
        ForEach(0..<60) { Text("\($0) \(model.number)").onScrollVisibilityChange { _ in model.note() } }
          .scrollTargetLayout()
      }
      .onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: { _, _ in
        model.text += "."
      }
      .onScrollPhaseChange { _, _ in model.text += "," }
      .onScrollTargetVisibilityChange(idType: Int.self) { _ in model.text += ";" }
      .scrollPosition(id: model[binding: \.selection])
      .scrollTargetBehavior(.viewAligned)
    }
    add("scroll position") { model in LifetimeScrollPosition(model: model) }
    add("scroll transition") { model in
      ScrollView {
        ForEach(0..<60) {
          Text("\($0) \(model.number)").scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.5) }
        }
      }
    }
    add("visualEffect") { model in
      Text("\(model.number)").visualEffect { effect, proxy in effect.offset(x: proxy.size.width / 100) }
    }
    add("activities and addresses") { model in
      Text("\(model.number)")
        .onOpenURL { _ in model.note() }
        .userActivity("lifetime") { _ in model.text += "." }
        .onContinueUserActivity("lifetime") { _ in model.note() }
        .handlesExternalEvents(preferring: ["a"], allowing: ["b"])
    }
    add("feedback") { model in
      Text("\(model.number)").sensoryFeedback(trigger: model.flag) { _, _ in .success }
        .sensoryFeedback(.success, trigger: model.number) { _, _ in true }
    }
    add("resize") { model in Text("\(model.number)").onInteractiveResizeChange { _ in model.note() } }
  }
}

@MainActor private enum LifetimeSubject { static let shared = PassthroughSubject<Int, Never>() }
private final class LifetimeObject: ObservableObject {
  let model: LifetimeModel
  init(_ model: LifetimeModel) { self.model = model }
}
extension FocusedValues { @Entry fileprivate var lifetime: LifetimeModel? }

private struct LifetimeFocus: View {
  let model: LifetimeModel
  @FocusState private var field: Int?
  @Namespace private var namespace
  @Environment(\.resetFocus) private var resetFocus
  @FocusedValue(\.lifetime) private var focusedModel
  @FocusedObject private var object: LifetimeObject?
  var body: some View {
    VStack {
      TextField("one \(focusedModel?.number ?? 0)", text: model[binding: \.text]).focused($field, equals: 1)
      TextField("two", text: model[binding: \.text]).focused($field, equals: 2)
        .prefersDefaultFocus(in: namespace)
      Button("b") { model.note() }
    }
    .focusScope(namespace)
    .defaultFocus($field, 2)
    .onChange(of: model.flag) {
      field = 1
      resetFocus(in: namespace)
    }
  }
}
private struct LifetimeScrollPosition: View {
  let model: LifetimeModel
  @State private var position = ScrollPosition(edge: .bottom)
  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<60) { Text("\($0) \(model.number)") } } }
      .scrollPosition($position)
      .onChange(of: model.flag) { withAnimation { position.scrollTo(y: 40) } }
  }
}
