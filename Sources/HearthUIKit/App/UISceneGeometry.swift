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
