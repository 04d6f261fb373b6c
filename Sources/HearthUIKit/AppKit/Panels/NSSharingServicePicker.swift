import Foundation
import HearthCore
import HearthUI

/// Lets the user choose what becomes of texts, addresses and files: by the ways of `UIActivityViewController`.
///
///     NSSharingServicePicker(items: [url]).show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
@MainActor @preconcurrency open class NSSharingServicePicker: NSObject {
  private let items: [Any]
  private let popover = NSPopover()
  /// Creates a picker for things.
  public init(items: [Any]) { self.items = items }
  nonisolated deinit {}
  /// Shows what can be chosen at a rectangle of a view: points in its coordinate space.
  open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {
    popover.contentViewController = UIActivityViewController(
      activityItems: items.map { ($0 as? NSURL).map { URL(string: $0.absoluteString) ?? $0 as Any } ?? $0 })
    popover.behavior = .transient
    popover.show(relativeTo: rect, of: view, preferredEdge: preferredEdge)
  }
  /// Takes it away.
  open func close() { popover.close() }
}
