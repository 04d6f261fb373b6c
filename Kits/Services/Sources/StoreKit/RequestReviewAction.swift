import HearthCore
import SwiftUI

/// Asks the user to rate the app: no shop of Linux can be asked to, which is reported.
///
/// ```swift
/// @Environment(\.requestReview) private var requestReview
/// ```
public struct RequestReviewAction: Sendable {
  /// Reports that nobody is asked.
  @MainActor public func callAsFunction() { reportReview("requestReview") }
}

private struct RequestReviewKey: EnvironmentKey {
  static let defaultValue = RequestReviewAction()
}
extension EnvironmentValues {
  /// Asks the user to rate the app.
  public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
}

/// The older way to ask the user to rate the app.
public enum SKStoreReviewController {
  /// Reports that nobody is asked.
  @MainActor public static func requestReview() { reportReview("SKStoreReviewController.requestReview()") }
  /// Reports that nobody is asked.
  @MainActor public static func requestReview(in windowScene: UIWindowScene) {
    reportReview("SKStoreReviewController.requestReview(in:)")
  }
}

func reportReview(_ name: String) {
  Report(
    kind: .notOnLinux, path: name, message: "no shop asks users to rate an app. Show a link to where they can."
  ).tell()
}
