import Foundation
import HearthCore

/// Whether windows are kept above others.
public struct WindowLevel: Sendable {
  enum Kind: Sendable { case automatic, normal, floating, desktop }
  let kind: Kind
  /// `floating` for utility windows, else `normal`.
  public static var automatic: WindowLevel { WindowLevel(kind: .automatic) }
  /// As the user wants it.
  public static var normal: WindowLevel { WindowLevel(kind: .normal) }
  /// Above the window of the app that the user works in, or worked in last. No window of an app on
  /// Linux can be above those of other apps.
  public static var floating: WindowLevel { WindowLevel(kind: .floating) }
  /// Behind all windows. No app on Linux can have that: it is reported, and the window is as others.
  public static var desktop: WindowLevel { WindowLevel(kind: .desktop) }
}

/// How large a window becomes when its user zooms it: by the button of the title bar, or by a double click on the bar.
public struct WindowIdealSize: Sendable {
  enum Kind: Sendable { case automatic, fitToContent, maximum }
  let kind: Kind
  /// As `maximum`.
  public static let automatic = WindowIdealSize(kind: .automatic)
  /// As large as its content is when nothing limits it, or as the display.
  public static let fitToContent = WindowIdealSize(kind: .fitToContent)
  /// As large as the desktop has it: the window is maximised.
  public static let maximum = WindowIdealSize(kind: .maximum)
}

extension Scene {
  /// Sets whether the scene's windows are kept above others. Counts for windows that open from then on.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene {
    changing { if $0.level == nil { $0.level = level } }
  }
  /// Sets how large a window becomes when its user zooms it by its title bar; the second time it has its size back.
  public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
    changing { if $0.idealSize == nil { $0.idealSize = idealSize } }
  }
  /// Computes how large a window becomes when its user zooms it by its title bar; the second time it has its
  /// size back. Goes before `windowIdealSize`.
  public nonisolated func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    changing { if $0.idealPlacement == nil { $0.idealPlacement = makePlacement } }
  }
  /// Sets whether a drag on the background of a window moves it, where no view there uses the drag. By itself none
  /// does.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    changing {
      if $0.isDraggedByBackground == nil, behavior != .automatic { $0.isDraggedByBackground = behavior == .enabled }
    }
  }
  /// Sets whether what the system shows above the scene's windows is to stay. See the modifier of views.
  public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
    surrounded(by: { AnyView($0.persistentSystemOverlays(preferredVisibility)) }) { $0 }
  }
}

extension View {
  /// Sets the point of the window that stays where it is when the window follows another size
  /// of its content; nil for the usual one.
  ///
  /// Desktops of Linux place windows, and keep the top left corner as a rule: another point is reported.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    let isUsual = anchor == nil || anchor == .topLeading
    return modifier(
      RefusalReport(
        message: isUsual
          ? nil
          : "windowResizeAnchor: the desktop decides which corner of a window stays, the top one at the left as a rule. Leave it out, or keep it for other systems."
      ))
  }
}
