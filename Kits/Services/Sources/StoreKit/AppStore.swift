@_exported import Foundation
import HearthCore
import SwiftUI

/// Why something was not bought. Source: Apple, documentation of StoreKitError.
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported
}

/// The shop. There is none on Linux: nothing can be bought, and nobody owns anything.
public enum AppStore {
  /// Whether the user may buy: no.
  public static var canMakePayments: Bool { false }
  /// Reports that there is no shop.
  /// - Throws: `StoreKitError.unsupported`, always.
  public static func sync() async throws {
    reportShop("AppStore.sync()")
    throw StoreKitError.unsupported
  }
  /// Reports that nobody is asked.
  @MainActor public static func requestReview(in scene: UIWindowScene) { reportReview("AppStore.requestReview(in:)") }
}

func reportShop(_ name: String) {
  Report(
    kind: .notOnLinux, path: name, message: "there is no shop, so nothing can be bought, restored or owned in the app."
  ).tell()
}

extension AppStore {
  /// - Throws: `StoreKitError.unsupported`, always: there are no subscriptions.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    reportShop("AppStore.showManageSubscriptions (\(scene.title ?? ""))")
    throw StoreKitError.unsupported
  }
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {
    reportShop("AppStore.showManageSubscriptions (\(scene.title ?? ""), \(subscriptionGroupID))")
    throw StoreKitError.unsupported
  }
}
