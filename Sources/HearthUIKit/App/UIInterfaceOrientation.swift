import Foundation

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
