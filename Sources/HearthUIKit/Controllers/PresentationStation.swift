import Foundation
import HearthCore
import HearthUI
import Observation

/// How a view controller is presented, as far as who presents it has to know.
@MainActor protocol ShownPresentation: AnyObject {
  /// Where a popover points to, in the window; nil for no popover, or one that has no place.
  var anchor: CGRect? { get }
  /// The edge of that place at which the popover is; nil for any.
  var arrowEdge: Edge? { get }
  /// Whether it is a popover in a window of a phone, too.
  var isAlwaysPopover: Bool { get }
  /// The content of a sheet with what was said of it, in a window of a height in points.
  func sheet(_ content: AnyView, in height: CGFloat) -> AnyView
  /// The user wants to end the presentation. Whether they may.
  ///
  /// - Parameter isForbidden: Whether the view controller says no itself.
  func userMayDismiss(isForbidden: Bool) -> Bool
  /// The user has ended the presentation.
  func userDidDismiss()
}

/// What a view controller presents in a window: a view of SwiftUI that is not seen, from which sheets and covers come.
@MainActor final class PresentationStation {
  private let model = StationModel()
  private weak var content: WindowContent?
  private var node: Node?
  private var didEnd: (() -> Void)?
  var whenEnded: (() -> Void)?

  /// - Parameter place: The layer that presents; nil for the content.
  init(_ content: WindowContent, for place: WindowLayerPlace? = nil) {
    self.content = content
    model.place = place
  }
  isolated deinit {
    guard let node, let content, !node.isUnmounted else { return }
    content.engine.root?.attachments.removeAll { $0 === node }
    node.unmount()
  }

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
    wasEndedByApp = false
    model.height = content?.windowSize.height ?? 0
    model.anchor = controller.ownPresentation?.anchor
    if controller.modalPresentationStyle == .popover, model.anchor == nil {
      Report(
        kind: .presentation, path: "\(type(of: controller))",
        message:
          "is to be a popover, but its popoverPresentationController has no sourceView in a window. It is shown as a sheet."
      ).tell()
    }
    model.didEnd = { [weak self] in self?.presentationDidEnd() }
    (model.controller, model.covers) = (controller, controller.modalPresentationStyle.coversWindow)
    place()
    (controller as? UIAlertController)?.contentDidChange = { [weak self] in self?.didChange() }
    start()
  }
  func end() {
    wasEndedByApp = true
    model.controller = nil
  }
  /// Whether the app has ended the last presentation, and not the user.
  private(set) var wasEndedByApp = false
  /// Whether the presentation has been told to end, and has not yet.
  var isEnding: Bool { model.controller == nil && didEnd != nil }
  func didChange() { model.version += 1 }
  private func presentationDidEnd() {
    model.controller = nil
    let actions = [didEnd, whenEnded]
    (didEnd, whenEnded) = (nil, nil)
    for action in actions { action?() }
  }
  /// Lays the view over the window, in which it is not seen.
  private func place() {
    guard let node, let content, node.elementCount > 0 else { return }
    node.element(at: 0).place(x: 0, y: 0, Proposal(Size(content.windowSize)))
  }
  private func start() {
    guard node == nil, let content, let root = content.engine.root else { return }
    let place = model.place, inputs = _ViewInputs(root, content.rootScope)
    let node =
      place.map { place in
        let view = StationView(model: model).modifier(place.environment)
        return ModifiedContent<StationView, _EnvironmentModifier>._makeNode(view, inputs).node
      } ?? StationView._makeNode(StationView(model: model), inputs).node
    self.node = node
    root.attachments.append(node)
    self.place()
  }
}

@Observable @MainActor private final class StationModel {
  var controller: UIViewController?
  var covers = false
  /// Where a popover points to, in the window; nil for no popover.
  var anchor: CGRect?
  /// That of the window: points.
  var height: CGFloat = 0
  var scheme: ColorScheme?
  var version = 0
  @ObservationIgnored var place: WindowLayerPlace?
  @ObservationIgnored var didEnd: (() -> Void)?
}

private struct StationView: View {
  let model: StationModel
  private enum Way { case sheet, cover, alert, choice, popover }
  private func way(of controller: UIViewController) -> Way {
    if let alert = controller as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .choice }
    if model.anchor != nil { return .popover }
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
    if let controller = model.controller {
      let size = controller.sheetSize
      let card = PresentedController(controller: controller).frame(idealWidth: size.width, idealHeight: size.height)
      // Source: Apple, `UIModalPresentationStyle.formSheet`: another size than the usual one is that which the controller prefers.
      let isFitted = controller.modalPresentationStyle == .formSheet && controller.preferredContentSize == size
      let content = isFitted ? AnyView(card.presentationSizing(.fitted)) : AnyView(card)
      controller.ownPresentation?.sheet(content, in: model.height) ?? content
    }
  }
  private var arrowEdge: Edge? {
    model.controller?.ownPresentation?.arrowEdge
  }
  @ViewBuilder private var popover: some View {
    if let controller = model.controller {
      let size = controller.preferredContentSize
      let isAlwaysPopover = controller.ownPresentation?.isAlwaysPopover ?? false
      PresentedController(controller: controller)
        .frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
        .presentationCompactAdaptation(isAlwaysPopover ? .popover : .sheet)
        .onDisappear { model.didEnd?() }
    }
  }
  var body: some View {
    // Popovers point to a part of it, so that it has to be as large as the window.
    Color.clear
      .preferredColorScheme(model.scheme)
      .sheet(isPresented: isShown(.sheet), onDismiss: model.didEnd) { presented }
      .fullScreenCover(isPresented: isShown(.cover), onDismiss: model.didEnd) { presented }
      .popover(
        isPresented: isShown(.popover), attachmentAnchor: .rect(.rect(model.anchor ?? .zero)), arrowEdge: arrowEdge
      ) { popover }
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
      .dialogSeverity(alert?.severity ?? .automatic)
  }
}

extension UIViewController {
  /// How large a sheet with the view controller is where sheets are as large as what is in them: what it prefers, what its views of SwiftUI
  /// would like to have, else as a form on a tablet. Points. Source: seen, iPadOS, for the last.
  fileprivate var sheetSize: CGSize {
    let wish = preferredContentSize
    if wish.width > 0 && wish.height > 0 { return wish }
    if let content = (view as? any ContentSized)?.contentSize(.unspecified), content.width > 0, content.height > 0 {
      return content
    }
    return CGSize(width: 540, height: 620)
  }
}

extension Edge.Set {
  fileprivate init(_ edges: UIRectEdge) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.left) { insert(.leading) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.right) { insert(.trailing) }
  }
}

extension UIModalTransitionStyle {
  fileprivate var way: PresentationWay? {
    switch self {
    case .crossDissolve: .fade
    case .flipHorizontal: .flip
    default: nil
    }
  }
}

private struct PresentedController: View {
  let controller: UIViewController
  var body: some View {
    ControllerPresenter(controller: controller)
      .interactiveDismissDisabled(controller.isModalInPresentation)
      .presentationAsks { [weak controller] isForbidden in
        guard let controller else { return !isForbidden }
        let isForbidden = isForbidden || controller.isModalInPresentation
        return controller.ownPresentation?.userMayDismiss(isForbidden: isForbidden) ?? !isForbidden
      }
      .presentationWay(controller.modalTransitionStyle.way)
  }
}

/// Shows a view controller, over all of the place that it gets.
struct ControllerPresenter: View {
  let controller: UIViewController
  /// Whether another is shown in its place, so that what this one wishes of the system's bars does not count.
  var isCovered = false
  var body: some View {
    let _ = controller.overlayModel.insets
    let insets = controller.additionalSafeAreaInsets
    UIViewPresenter(view: controller.view)
      .ignoresSafeArea(controller.ignoredSafeArea, edges: Edge.Set(controller.edgesForExtendedLayout))
      .safeAreaPadding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
      .modifier(
        OverlayWishes(
          model: controller.overlayModel, isCovered: isCovered, hidesStatusBar: { controller.hidesStatusBar },
          hidesHomeIndicator: { controller.hidesHomeIndicator }))
  }
}
