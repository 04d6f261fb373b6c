import Foundation
import HearthCore
import Synchronization

/// Who in the app asks that the screen stays on.
@MainActor package enum ScreenWake {
  package enum Asker: Hashable, Sendable {
    /// `UIApplication.isIdleTimerDisabled`.
    case idleTimer
    /// An activity of `ProcessInfo`.
    case activity(UUID)
  }
  private static var askers: Set<Asker> = []

  package static func isAsked(_ asker: Asker) -> Bool { askers.contains(asker) }
  package static func set(_ asker: Asker, _ isAsked: Bool) {
    if isAsked { askers.insert(asker) } else { askers.remove(asker) }
    AppScenes.current?.platform.notifications?.setIdleInhibited(!askers.isEmpty)
  }
}

// Work that the system is told of. Foundation has it on Apple's systems only.

extension ProcessInfo {
  /// What an activity asks for.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The screen stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The computer does not sleep for want of use. Desktops of Linux have one wish for this and the screen: that stays on, too.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The app is not ended without being asked, as no program of Linux is.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The same.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// The user has asked for the work: the computer does not sleep.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
    /// The user has asked for the work, and the computer may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00FF_FFFF & ~(1 << 20))
    /// Work that nobody waits for.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// Work that has to be in time, as sound.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    /// The user is at it.
    public static let userInteractive = ActivityOptions(rawValue: 0xFF_00FF_FFFF)
  }
  /// Begins work that the system is told of, until `endActivity(_:)`, or until nobody keeps what this returns.
  ///
  /// - Parameter reason: What the work is, for the description of what is returned.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    Activity(reason, keepsAwake: !options.isDisjoint(with: [.idleDisplaySleepDisabled, .idleSystemSleepDisabled]))
  }
  /// Ends what `beginActivity(options:reason:)` has begun. Nothing else does anything.
  public func endActivity(_ activity: any NSObjectProtocol) { (activity as? Activity)?.end() }
  /// Does work that the system is told of.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) {
    let activity = beginActivity(options: options, reason: reason)
    block()
    endActivity(activity)
  }
  /// Does work on a queue of its own, with false: programs of Linux are not stopped in the background.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue(label: reason).async { block(false) }
  }
}

private final class Activity: NSObject, Sendable {
  private let reason: String
  private let asker: Mutex<ScreenWake.Asker?>

  init(_ reason: String, keepsAwake: Bool) {
    self.reason = reason
    let asker: ScreenWake.Asker? = keepsAwake ? .activity(UUID()) : nil
    self.asker = Mutex(asker)
    super.init()
    if let asker { Engine.performOnMain { ScreenWake.set(asker, true) } }
  }
  deinit { end() }
  func end() {
    let ended = asker.withLock { $0.take() }
    if let ended { Engine.performOnMain { ScreenWake.set(ended, false) } }
  }
  override var description: String { reason }
}
