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
    start()
  }
  func end() { model.controller = nil }
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
  private func isShown(covering: Bool) -> Binding<Bool> {
    let model = model
    return Binding {
      model.controller != nil && model.covers == covering
    } set: { isShown in
      if !isShown { model.controller = nil }
    }
  }
  @ViewBuilder private var presented: some View {
    let _ = model.version
    if let controller = model.controller { PresentedController(controller: controller) }
  }
  var body: some View {
    EmptyView()
      .preferredColorScheme(model.scheme)
      .sheet(isPresented: isShown(covering: false), onDismiss: model.didEnd) { presented }
      .fullScreenCover(isPresented: isShown(covering: true), onDismiss: model.didEnd) { presented }
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
