@_exported import Foundation
import HearthCore
import SwiftUI

/// The sizes and places of widgets.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// How much an entry matters now.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
/// What a widget shows from a time on.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }

/// When a provider is asked anew.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isAtEnd: Bool
  public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
  public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isAtEnd: false) }
}
/// Entries in time.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
extension Timeline: Sendable where EntryType: Sendable {}

/// What a provider is asked for.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  /// Whether users choose among widgets.
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize
}
/// Who makes the entries of a widget. Nobody asks on Linux but the app itself.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A widget that the user has placed. There are none.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: Self { self }
}
/// The widgets that the user has placed.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  private init() {}
  /// Reports that none is shown.
  public func reloadAllTimelines() { reportReload("reloadAllTimelines()") }
  public func reloadTimelines(ofKind kind: String) { reportReload("reloadTimelines(ofKind:)") }
  /// None.
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    DispatchQueue.global().async { completion(.success([])) }
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  private func reportReload(_ name: String) {
    Report(
      kind: .notOnLinux, path: "WidgetCenter.\(name)",
      message: "no desktop shows widgets of apps, so none is made anew."
    ).tell()
  }
}
