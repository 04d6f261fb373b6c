import Combine
@_exported import Foundation
import HearthCore
@_exported import ManagedSettings
@_exported import SwiftUI

/// Why a family's settings are not there. Source: Apple, documentation of FamilyControlsError.
public enum FamilyControlsError: Int, Error, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
  case networkError, authenticationMethodUnavailable
}
public enum FamilyControlsMember: Int, Sendable { case child, individual }
public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
  case notDetermined, denied, approved
  public var description: String { ["notDetermined", "denied", "approved"][rawValue] }
}
private func reportFamily(_ name: String) {
  Report(kind: .notOnLinux, path: name, message: "nobody limits the use of apps on this system.").tell()
}
/// Lets an app limit the use of others: it is denied.
public final class AuthorizationCenter: ObservableObject, Sendable {
  public static let shared = AuthorizationCenter()
  private init() {}
  public var authorizationStatus: AuthorizationStatus { .denied }
  /// - Throws: `FamilyControlsError.unavailable`, always.
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    reportFamily("AuthorizationCenter.requestAuthorization(for: .\(member))")
    throw FamilyControlsError.unavailable
  }
  public func revokeAuthorization(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    reportFamily("AuthorizationCenter.revokeAuthorization()")
    DispatchQueue.global().async { completionHandler(.failure(FamilyControlsError.unavailable)) }
  }
}
/// The apps, kinds of apps and pages that a user has chosen: none.
public struct FamilyActivitySelection: Hashable, Codable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool
  public init(includeEntireCategory: Bool = false) { self.includeEntireCategory = includeEntireCategory }
}
extension View {
  /// Reports that there is nothing to choose from, and empties the binding.
  public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      guard isShown else { return }
      isPresented.wrappedValue = false
      reportFamily("familyActivityPicker(isPresented:selection:)")
    }
  }
}
/// Lets a user choose apps: there is nothing to choose from, which it says and reports.
public struct FamilyActivityPicker: View {
  private let count: Int
  public init(selection: Binding<FamilyActivitySelection>) {
    let chosen = selection.wrappedValue
    count = chosen.applicationTokens.count + chosen.categoryTokens.count + chosen.webDomainTokens.count
  }
  public var body: some View {
    ContentUnavailableView("No Apps", systemImage: "hourglass").onAppear {
      reportFamily("FamilyActivityPicker (\(count))")
    }
  }
}
