import Foundation
import HearthCore
import HearthUI
import Observation

/// What a view controller presents in a window: a view of SwiftUI, of no size, from which sheets and covers come.
@MainActor final class PresentationStation {
  private let model = StationModel()
  private weak var content: WindowContent?
  private var node: Node?
  private var didEnd: (() -> Void)?
  var whenEnded: (() -> Void)?

  init(_ content: WindowContent) { self.content = content }
  isolated deinit { if let node, !node.isUnmounted, content != nil { node.unmount() } }

  /// The colour scheme that the window is to have.
  var colorScheme: ColorScheme? {
    get { model.scheme }
    set {
      if model.scheme == newValue { return }
      model.scheme = newValue
      start()
    }
  }
  func show(_ controller: UIViewController, didEnd: @escaping () -> Void) {
    self.didEnd = didEnd
    model.didEnd = { [weak self] in self?.presentationDidEnd() }
    (model.controller, model.covers) = (controller, controller.modalPresentationStyle.coversWindow)
    (controller as? UIAlertController)?.contentDidChange = { [weak self] in self?.didChange() }
    start()
  }
  func end() { model.controller = nil }
  /// Whether the presentation has been told to end, and has not yet.
  var isEnding: Bool { model.controller == nil && didEnd != nil }
  func didChange() { model.version += 1 }
  private func presentationDidEnd() {
    model.controller = nil
    let actions = [didEnd, whenEnded]
    (didEnd, whenEnded) = (nil, nil)
    for action in actions { action?() }
  }
  private func start() {
    guard node == nil, let content, let root = content.engine.root else { return }
    node = StationView._makeNode(StationView(model: model), _ViewInputs(root, content.rootScope)).node
  }
}

@Observable @MainActor private final class StationModel {
  var controller: UIViewController?
  var covers = false
  var scheme: ColorScheme?
  var version = 0
  @ObservationIgnored var didEnd: (() -> Void)?
}

private struct StationView: View {
  let model: StationModel
  private enum Way { case sheet, cover, alert, choice }
  private func way(of controller: UIViewController) -> Way {
    if let alert = controller as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .choice }
    return model.covers ? .cover : .sheet
  }
  private func isShown(_ way: Way) -> Binding<Bool> {
    let model = model
    return Binding {
      model.controller.map { self.way(of: $0) == way } ?? false
    } set: { isShown in
      // What is asked has an end of its own, which nobody else is told of.
      let isAsked = way == .alert || way == .choice
      if isShown || model.controller == nil { return }
      model.controller = nil
      if isAsked { model.didEnd?() }
    }
  }
  private var alert: UIAlertController? { model.controller as? UIAlertController }
  @ViewBuilder private var presented: some View {
    let _ = model.version
    if let controller = model.controller { PresentedController(controller: controller) }
  }
  var body: some View {
    EmptyView()
      .preferredColorScheme(model.scheme)
      .sheet(isPresented: isShown(.sheet), onDismiss: model.didEnd) { presented }
      .fullScreenCover(isPresented: isShown(.cover), onDismiss: model.didEnd) { presented }
      .alert(Text(verbatim: alert?.title ?? ""), isPresented: isShown(.alert)) {
        if let alert {
          alert.fields
          alert.buttons
        }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        Text(verbatim: alert?.title ?? ""), isPresented: isShown(.choice),
        titleVisibility: alert?.title == nil ? .hidden : .visible
      ) {
        if let alert { alert.buttons }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
  }
}

private struct PresentedController: View {
  let controller: UIViewController
  var body: some View {
    ControllerPresenter(controller: controller)
      .interactiveDismissDisabled(controller.isModalInPresentation)
  }
}

/// Shows a view controller, over all of the place that it gets.
struct ControllerPresenter: View {
  let controller: UIViewController
  var body: some View {
    UIViewPresenter(view: controller.view).ignoresSafeArea(controller.ignoredSafeArea, edges: .all)
  }
}
