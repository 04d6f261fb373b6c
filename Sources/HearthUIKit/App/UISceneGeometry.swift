import Foundation
import HearthCore
import HearthUI

extension UIWindowScene {
  /// A wish for how a scene's windows are; by itself for nothing.
  @MainActor @preconcurrency open class GeometryPreferences: NSObject {
    nonisolated deinit {}
    public override init() { super.init() }
    /// A wish for the way up of an interface.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @MainActor @preconcurrency public final class iOS: GeometryPreferences {
      /// The ways up that are fine; empty for any.
      public var interfaceOrientations: UIInterfaceOrientationMask
      /// Wishes for nothing.
      public override init() {
        interfaceOrientations = []
        super.init()
      }
      /// Wishes for one of some ways up.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
      nonisolated deinit {}
    }
  }

  /// Asks for another orientation of the interface.
  ///
  /// Windows on Linux have no orientation that an app sets: the desktop turns a screen, and the window follows. Where the
  /// window has the shape that is asked for there is nothing to do; otherwise `errorHandler` gets a `UISceneError` with
  /// the code `geometryRequestUnsupported`, after this call. Without a handler that is reported, once.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations, !wish.isEmpty,
      !wish.allows(interfaceOrientation)
    else { return }
    if let errorHandler {
      Task { @MainActor in errorHandler(UISceneError(.geometryRequestUnsupported)) }
    } else {
      Report(
        kind: .notOnLinux, path: "UIWindowScene.requestGeometryUpdate",
        message:
          "the window keeps its shape: the desktop turns screens, and an app cannot. Lay the views out for both shapes, or give an errorHandler."
      ).tell()
    }
  }
}

extension UIWindowScene {
  /// What a scene's windows are like now.
  @MainActor @preconcurrency public final class Geometry: NSObject {
    private let frame: CGRect
    /// Which way up the interface is: as its size says.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether the interface stays as it is when the device is turned: it has its window's shape.
    public var isInterfaceOrientationLocked: Bool { false }
    fileprivate init(_ scene: UIWindowScene) {
      frame = scene.screen.bounds
      interfaceOrientation = scene.interfaceOrientation
    }
    nonisolated deinit {}
    /// Where the scene is on its system, as far as that is known: the size of its screen.
    public var systemFrame: CGRect { frame }
  }
  /// What the scene's windows are like now.
  public var effectiveGeometry: Geometry { Geometry(self) }
  /// The limits of the scene's size, which phones and tablets do not have: nil. `windowResizability(_:)` of SwiftUI is
  /// what desktops follow. Source: Apple, documentation of `UIWindowScene.sizeRestrictions`.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The bar of a window on a Mac: nil, as on all other devices. Source: Apple, documentation of `UIWindowScene.titlebar`.
  public var titlebar: UITitlebar? { nil }
}

/// The limits of a scene's size: points. No scene here has them, see `UIWindowScene.sizeRestrictions`.
@MainActor @preconcurrency open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the window may fill the screen.
  open var allowsFullScreen = true
  nonisolated deinit {}
}

/// The bar of a window on a Mac. No scene here has one, see `UIWindowScene.titlebar`.
@MainActor @preconcurrency open class UITitlebar: NSObject {
  /// Whether the title is seen.
  public enum TitleVisibility: Int, Sendable { case visible = 0, hidden }
  open var titleVisibility = TitleVisibility.visible
  /// Whether the buttons of the window are in a bar of tools.
  open var autoHidesToolbarInFullScreen = false
  nonisolated deinit {}
}

/// What a scene was asked for and is not done.
public struct UISceneError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// Why it is not done. The numbers are Apple's.
  public enum Code: Int, Sendable {
    /// The app has one window.
    case multipleScenesNotSupported = 0
    /// Windows of this system do not have what was asked for.
    case geometryRequestUnsupported = 100
    /// The system does not want it.
    case geometryRequestDenied
  }
  /// Why it is not done.
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  public static let geometryRequestDenied = Code.geometryRequestDenied
  public static let errorDomain = "UISceneErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .multipleScenesNotSupported: "The app has one window: see UIApplication.supportsMultipleScenes."
    case .geometryRequestUnsupported, .geometryRequestDenied:
      "The window keeps its shape: the desktop turns screens, and an app cannot."
    }
  }
}
