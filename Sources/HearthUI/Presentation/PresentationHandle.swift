import Foundation
import HearthCore
import Observation

/// What is presented.
enum PresentationKind: Equatable {
  case sheet, cover, alert, dialog
  case popover(anchor: PopoverAttachmentAnchor, edge: Edge?)

  var isPopover: Bool { if case .popover = self { true } else { false } }
  var isDialog: Bool { self == .alert || self == .dialog }
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.sheet, .sheet), (.cover, .cover), (.alert, .alert), (.dialog, .dialog), (.popover, .popover): true
    default: false
    }
  }
}

/// What shows a presentation and ends it: the modifier in the tree.
@MainActor protocol PresentationOwner: AnyObject {
  var node: PresenterNode { get }
  var isPopover: Bool { get }
  /// Whether it is shown at once, whatever else is: a critical alert.
  var isUrgent: Bool { get }
  /// What it shows now.
  var shownHandle: PresentationHandle? { get }
  func end(_ handle: PresentationHandle)
}

/// Something that is shown now: a sheet, an alert, a popover. It lives as long as it is
/// shown; a different identity gets a different handle.
@MainActor final class PresentationHandle: Presentation {
  let kind: PresentationKind
  private weak var owner: (any PresentationOwner)?
  /// What its content presents.
  let level = PresentationLevel()
  let options = PresentationOptions()
  let looks = PresentationLooks()
  /// The buttons of an alert or a dialog.
  let dialog = DialogModel()
  weak var layer: PresentationLayer?
  /// The content, without what is around it.
  weak var content: BehaviorNode?
  weak var grabber: BehaviorNode?
  weak var modal: FocusModalNode?
  /// Whether what is behind is out of reach.
  var isModal = true
  /// Views of the content that ask for a presentation before the content is shown; nil once it is.
  private var early: [WeakPresenter]? = []
  private struct WeakPresenter { weak var node: PresenterNode? }

  /// Whether views of the content may present already. Those that may not are asked again when they may.
  func admits(_ node: PresenterNode) -> Bool {
    if early == nil { return true }
    early?.append(WeakPresenter(node: node))
    return false
  }
  /// The layer is among those of the window: what its content presents comes above it.
  func didShow() {
    let waiting = early ?? []
    early = nil
    for entry in waiting { if let node = entry.node, !node.isUnmounted { node.setNeedsBody() } }
  }

  init(_ kind: PresentationKind, owner: any PresentationOwner) {
    (self.kind, self.owner) = (kind, owner)
    options.didChange = { [unowned self] in layer?.optionsDidChange() }
    dialog.engine = owner.node.engine
    dialog.dismiss = { [unowned self] in dismiss() }
  }
  nonisolated deinit {}

  /// Whether the app is not to end while this is shown.
  var preventsTermination: Bool {
    guard kind.isDialog else { return options.preventsTermination ?? false }
    guard let node = owner?.node else { return false }
    return node.scope.value(DialogTerminationKey.self)
      ?? dialog.preventsTermination(severity: node.scope.value(DialogSeverityKey.self), in: layer?.node)
  }

  func dismiss() { owner?.end(self) }
  /// Ends the presentation as the user asks: by Escape, a click outside or a drag.
  /// - Returns: Whether it ends.
  @discardableResult func dismissByUser() -> Bool {
    if kind.isDialog { return dialog.cancel() }
    if !options.userMayDismiss() { return false }
    dismiss()
    return true
  }
}

/// What views in the presentation follow.
@Observable @MainActor final class PresentationLooks {
  var background: AnyView?
  var showsGrabber = false
  /// Says where the sheet is, to assistive technology.
  var grabberValue = ""
  nonisolated init() {}
}

struct PresentationHandleReference: Equatable {
  weak var handle: PresentationHandle?
  static func == (a: Self, b: Self) -> Bool { a.handle === b.handle }
}
struct PresentationHandleKey: EnvironmentKey {
  static var defaultValue: PresentationHandleReference { PresentationHandleReference(handle: nil) }
}
