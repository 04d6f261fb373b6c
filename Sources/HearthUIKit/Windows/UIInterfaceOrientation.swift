import Foundation
import HearthCore
import HearthUI

/// Which way up the interface is.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Which ways up an interface may be. The bit of an orientation is that of its number, as on Apple's systems.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// On its side, one way round and the other way.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// On its side, either way round.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// What is supported where nobody says anything. Source: Apple, documentation of
  /// `UIViewController.supportedInterfaceOrientations`: all on a tablet, all but upside down on a phone.
  @MainActor static var standard: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }
  /// Whether an interface of this shape may be as it is. Windows do not tell upright from upside down, nor left from
  /// right.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    switch orientation {
    case .unknown: true
    case .portrait, .portraitUpsideDown: !isDisjoint(with: [.portrait, .portraitUpsideDown])
    case .landscapeLeft, .landscapeRight: !isDisjoint(with: .landscape)
    }
  }
}

extension UIApplication {
  /// Which ways up the app supports in a window: asks the app's delegate. The window has the shape that the desktop gives
  /// it, whatever the answer; see `UIWindowScene.requestGeometryUpdate(_:errorHandler:)`.
  public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .standard
  }
}

extension UIWindow {
  /// Reports, once for each shape, that a phone's or tablet's window is held in a way that `controller` or the app does
  /// not support. On a desktop a window is a part of the screen, and nothing is asked.
  func checkOrientation(for controller: UIViewController?) {
    guard let idiom = AppScenes.current?.idiom, idiom == .phone || idiom == .pad, let windowScene else { return }
    let now = windowScene.interfaceOrientation
    let ofApp = UIApplication.shared.supportedInterfaceOrientations(for: self)
    let isSupported = ofApp.allows(now) && controller?.supportedInterfaceOrientations.allows(now) != false
    if isSupported { return }
    Report(
      kind: .notOnLinux, path: "supportedInterfaceOrientations",
      message:
        "the window is \(now.isPortrait ? "upright" : "on its side"), which the app does not support, and stays so: the desktop turns screens, and an app cannot. Lay the views out for both shapes."
    ).tell()
  }
}

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
    /// Windows of this system do not have what was asked for.
    case geometryRequestUnsupported = 100
    /// The system does not want it.
    case geometryRequestDenied
  }
  /// Why it is not done.
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  public static let geometryRequestDenied = Code.geometryRequestDenied
  public static let errorDomain = "UISceneErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "The window keeps its shape: the desktop turns screens, and an app cannot." }
}
