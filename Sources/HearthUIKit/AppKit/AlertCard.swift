import Foundation
import HearthCore
import HearthUI

/// An alert with a view of the app's in it: what the alerts of SwiftUI have no place for.
@MainActor final class AlertCardController: UIViewController {
  private let alert: NSAlert
  private let choose: (Int) -> Void
  init(_ alert: NSAlert, _ choose: @escaping (Int) -> Void) {
    (self.alert, self.choose) = (alert, choose)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
    isModalInPresentation = true
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func loadView() {
    let host = HostingView(
      AnyView(
        AlertCard(alert: alert) { [weak self] index in
          guard let self else { return }
          dismiss(animated: true) { self.choose(index) }
        }))
    view = host
  }
}

private struct AlertCard: View {
  let alert: NSAlert
  let choose: (Int) -> Void
  var body: some View {
    let buttons = alert.shownButtons
    VStack(spacing: 12) {
      if let icon = alert.icon { Image(nsImage: icon).resizable().scaledToFit().frame(width: 48, height: 48) }
      Text(verbatim: alert.messageText).font(.headline).multilineTextAlignment(.center)
      if !alert.informativeText.isEmpty { Text(verbatim: alert.informativeText).multilineTextAlignment(.center) }
      if let view = alert.accessoryView { part(view) }
      if alert.showsSuppressionButton, let button = alert.suppressionButton { part(button) }
      HStack(spacing: 8) {
        // The first one is at the trailing end. Source: AppKit, seen.
        ForEach(buttons.indices.reversed(), id: \.self) { index in
          let (button, role) = buttons[index]
          Button(button.title, role: button.hasDestructiveAction ? .destructive : nil) { choose(index) }
            .keyboardShortcut(role == .wayOut ? .cancelAction : role == .preferred ? .defaultAction : nil)
        }
      }
    }
    .padding(20).frame(minWidth: 260, maxWidth: 420)
  }
  private func part(_ view: NSView) -> some View {
    view.isMacRoot = true
    let wanted = view.intrinsicContentSize, frame = view.frame.size
    let width = frame.width > 0 ? frame.width : max(0, wanted.width)
    let height = frame.height > 0 ? frame.height : max(0, wanted.height)
    return UIViewPresenter(view: view).frame(width: width, height: height)
  }
}
