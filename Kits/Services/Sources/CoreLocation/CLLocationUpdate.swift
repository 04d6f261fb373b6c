import Foundation
import HearthCore

/// Where the device is, or why that is not told.
///
/// ```swift
/// for try await update in CLLocationUpdate.liveUpdates() {
///   if let location = update.location { show(location) } else if update.authorizationDenied { askForPlace() }
/// }
/// ```
public struct CLLocationUpdate: Sendable {
  /// What the places are for.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The place: none.
  public let location: CLLocation?
  public let stationary: Bool
  public var isStationary: Bool { stationary }
  public let authorizationDenied: Bool
  public let authorizationDeniedGlobally: Bool
  public let authorizationRestricted: Bool
  public let authorizationRequestInProgress: Bool
  public let accuracyLimited: Bool
  public let insufficientlyInUse: Bool
  public let locationUnavailable: Bool
  public let serviceSessionRequired: Bool

  private static let denied = CLLocationUpdate(
    location: nil, stationary: false, authorizationDenied: true, authorizationDeniedGlobally: true,
    authorizationRestricted: false, authorizationRequestInProgress: false, accuracyLimited: false,
    insufficientlyInUse: false, locationUnavailable: false, serviceSessionRequired: false)

  /// One update, which says that places are denied; nothing follows until the task is cancelled.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isFirst = true
      public mutating func next() async throws -> CLLocationUpdate? {
        if isFirst {
          isFirst = false
          return CLLocationUpdate.denied
        }
        await waitForCancellation()
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    reportAbsence("CLLocationUpdate")
    return Updates()
  }
}

/// How long an app wants to know of places: here it is denied from the beginning.
public final class CLServiceSession: Sendable {
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
  /// What keeps places from being told.
  public struct Diagnostic: Sendable {
    public let authorizationDenied = true
    public let authorizationDeniedGlobally = true
    public let authorizationRestricted = false
    public let authorizationRequestInProgress = false
    public let fullAccuracyDenied = true
    public let insufficientlyInUse = false
    public let alwaysAuthorizationDenied = true
  }
  /// One, and then nothing until the task is cancelled.
  public struct Diagnostics: AsyncSequence, Sendable {
    public typealias Element = Diagnostic
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var isFirst = true
      public mutating func next() async throws -> Diagnostic? {
        if isFirst {
          isFirst = false
          return Diagnostic()
        }
        await waitForCancellation()
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public init(authorization: AuthorizationRequirement) { reportAbsence("CLServiceSession") }
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
    reportAbsence("CLServiceSession")
  }
  public var diagnostics: Diagnostics { Diagnostics() }
  /// Ends what has not begun.
  public func invalidate() {}
}

/// Keeps an app informed of places in the background: here of none.
public final class CLBackgroundActivitySession: Sendable {
  public init() { reportAbsence("CLBackgroundActivitySession") }
  /// Ends what has not begun.
  public func invalidate() {}
}

func reportAbsence(_ name: String) {
  Report(
    kind: .notOnLinux, path: name,
    message: "it is not known where the device is, so the app is denied it. Let the user choose a place."
  ).tell()
}
/// Returns when the task is cancelled.
func waitForCancellation() async {
  while !Task.isCancelled { try? await Task.sleep(for: .seconds(86_400)) }
}
