import Foundation
import HearthCore
import SwiftUI

// What the desktop shows of a window besides its content.

extension TestWindow {
  /// What lies around the content of a window.
  public nonisolated enum Chrome: Hashable, Sendable {
    /// A title bar with the window's title.
    case titleBar
    /// No title bar; the window's buttons lie above its content.
    case hiddenTitleBar
    /// Nothing but the content.
    case plain
    /// The frame of a dialog: no title bar and no buttons.
    case dialog
  }
  public var chrome: Chrome {
    switch host.chrome {
    case .titleBar: .titleBar
    case .hiddenTitleBar: .hiddenTitleBar
    case .plain: .plain
    case .dialog: .dialog
    }
  }
  /// Whether the title bar has the title in it.
  public var showsTitle: Bool { host.titleBar.showsTitle }
  /// The window that this one stays above; nil for none.
  public var parent: TestWindow? { host.parent.flatMap { parent in windows.first { $0.host === parent } } }
  /// Whether the window has the keyboard: it is in front of all others, and so is the app.
  public var isActive: Bool { !host.isClosed && content.isWindowActive }
  public var canClose: Bool { host.abilities.canClose }
  public var canMinimize: Bool { host.abilities.canMinimize }
  /// Whether the user may give the window another size.
  public var canResize: Bool { host.abilities.canResize && !host.limits.isFixed }
  /// The sizes that the user may give the window: points, infinite where there is no limit.
  public var sizeLimits: (least: CGSize, greatest: CGSize) { (host.limits.least, host.limits.greatest) }
  /// How often the user has begun to move the window, by its title bar or by what stands for one.
  public var windowDrags: Int { host.windowDrags }
  /// Where the app wanted the window to be, in points of the screen; nil for where the desktop puts it.
  public var wantedPlace: CGPoint? { host.wantedPlace }
  /// The shape of the pointer, by its name in CSS and in the desktop's themes:
  /// "default", "text", "pointer", "col-resize".
  public var cursor: String { host.cursor.name }

  /// Mistakes of the app that were reported while `action` ran, and concern no window.
  ///
  /// ```swift
  /// let reports = TestWindow.reports { path.append(Unknown()) }
  /// #expect(reports.isEmpty)
  /// ```
  public static func reports(during action: () throws -> Void) rethrows -> [String] {
    // What other threads said before is not about the action.
    OutsideWork.run()
    var found: [String] = []
    let outer = ReportLog.shared.listener
    ReportLog.shared.listener = {
      found.append($0.description)
      outer?($0)
    }
    defer { ReportLog.shared.listener = outer }
    try action()
    OutsideWork.run()
    return found
  }
}
