import Foundation
import HearthCore
import HearthUI

/// What the states of controls are called.
@MainActor open class UIControl: NSObject {
  override init() { super.init() }

  /// What is done with a control.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let normal = State([])
    /// It is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }
}
