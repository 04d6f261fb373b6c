#if GTK
  import CGTK
  import Foundation
  import HearthCore

  extension GTKWindow: AccessibleHost {
    var accessibleContent: (any HostedContent)? { isClosed ? nil : content }
    var accessibleTitle: String { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    var isAccessibleActive: Bool { !isClosed && gtk_window_is_active(window) != 0 }
    var isAccessibleBusy: Bool { isClosed || WaitingLoop.isWaiting }
    func bringUpToDate() { if !isClosed { updateFrame() } }
    func findAccessibleOrigin() -> (origin: CGPoint, scale: CGFloat)? {
      guard !isClosed, let display = gdk_display_get_default(), XWindows.isX11(display), let origin = contentOrigin
      else {
        return nil
      }
      let scale = settings.scale
      return (CGPoint(x: origin.x * scale, y: origin.y * scale), scale)
    }
    func copyAccessibleText(_ text: String) { clipboard.setText(text) }
    func readAccessibleClipboard(_ completion: @escaping @MainActor (String?) -> Void) {
      clipboard.readText(completion)
    }
  }
#endif
