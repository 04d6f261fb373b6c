import Foundation
import SwiftUI

/// An intent that users may say or find by itself. No desktop of Linux offers it.
public struct AppShortcut: Sendable {
  /// The intent, which the app may perform.
  package let intent: any AppIntent
  public let shortTitle: LocalizedStringResource?
  public let systemImageName: String?
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) { (self.intent, self.shortTitle, self.systemImageName) = (intent, shortTitle, systemImageName) }
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (self.intent, shortTitle, systemImageName) = (intent, nil, nil)
  }
}
/// What takes the place of the app's name in a phrase.
public struct AppShortcutPhraseToken: Sendable { public static let applicationName = AppShortcutPhraseToken() }
/// What a user may say.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}
/// Makes a list of shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
  public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
}
/// The colour behind shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
  case grayBrown
}
/// A type that names the shortcuts of an app.
public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Reports that nobody offers shortcuts.
  public static func updateAppShortcutParameters() {
    reportAbsence("AppShortcutsProvider.updateAppShortcutParameters()")
  }
}

/// Tells a system what the user did. Nobody listens, which is reported.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()
  @discardableResult public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    reportAbsence("IntentDonationManager.donate(intent:)")
    return IntentDonationIdentifier()
  }
}
