@_exported import Foundation
import HearthCore

/// At once, as a time at which something is to begin.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What the device can be felt or heard by.
public protocol CHHapticDeviceCapability {
  /// Whether it can be felt.
  var supportsHaptics: Bool { get }
  /// Whether patterns can be heard.
  var supportsAudio: Bool { get }
}

/// The errors of patterns and engines. Source: Apple, documentation of CHHapticError.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case notSupported = -4809
    case invalidPatternPlayer = -4812
  }
  /// The reason.
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public var errorCode: Int { code.rawValue }
  public static let engineNotRunning = Code.engineNotRunning
  public static let notSupported = Code.notSupported
  public static let invalidPatternPlayer = Code.invalidPatternPlayer
}

/// Plays patterns that are felt. No device with Linux has what it needs: it cannot be made.
///
/// ```swift
/// guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
/// ```
public final class CHHapticEngine {
  private struct Nothing: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case systemError = -1
  }
  /// What the device can do: nothing of it.
  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }
  /// Reports that there is no engine.
  /// - Throws: `CHHapticError.Code.notSupported`, always.
  public init() throws {
    Report(
      kind: .notOnLinux, path: "CHHapticEngine",
      message: "no device can be felt. Ask capabilitiesForHardware().supportsHaptics first."
    ).tell()
    throw CHHapticError(.notSupported)
  }

  /// Called when the engine stops; when it has to be started anew.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var resetHandler: () -> Void = {}
  /// Whether the engine stops when it plays nothing; whether it plays without sound.
  public var isAutoShutdownEnabled = false
  public var playsHapticsOnly = false
  /// - Throws: `CHHapticError.Code.notSupported`, always, as the other functions.
  public func start() throws { throw CHHapticError(.notSupported) }
  public func start() async throws { throw CHHapticError(.notSupported) }
  public func stop() async throws { throw CHHapticError(.notSupported) }
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  public func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  public func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
  public func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  /// What an engine does when its players have ended.
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  public func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
    _ = finishedHandler(CHHapticError(.engineNotRunning))
  }
  public var currentTime: TimeInterval { 0 }
}

/// Plays a pattern again and again, faster or from its middle. There is never one.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  /// Seconds.
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}
/// Plays one pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Starts and ends it, at a time of the engine.
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  var isMuted: Bool { get set }
}

/// So that an error is caught by its code, as in `catch CHHapticError.notSupported`.
public func ~= (code: CHHapticError.Code, error: any Error) -> Bool { (error as? CHHapticError)?.code == code }
