import Combine
import CoreGraphics
@_exported import Foundation
import HearthCore

func refuse(_ name: String) -> MusicTokenRequestError {
  Report(kind: .notOnLinux, path: name, message: "Apple's music is not there on this system: it fails.").tell()
  return .permissionDenied
}
/// Source: Apple, documentation of MusicTokenRequestError.
public enum MusicTokenRequestError: Error, Hashable, Sendable {
  case unknown, permissionDenied, privacyAcknowledgementRequired, developerTokenRequestFailed, userTokenRequestFailed
  case userNotSignedIn
}
/// Whether the user lets the app have Apple's music: it is denied.
public struct MusicAuthorization: Sendable {
  public enum Status: String, Hashable, Sendable { case notDetermined, denied, restricted, authorized }
  public static var currentStatus: Status { .denied }
  public static func request() async -> Status {
    _ = refuse("MusicAuthorization.request()")
    return .denied
  }
}
/// What the user has paid for: nothing.
public struct MusicSubscription: Hashable, Sendable {
  public let canPlayCatalogContent: Bool
  public let canBecomeSubscriber: Bool
  public let hasCloudLibraryEnabled: Bool
  public static var current: MusicSubscription { get async throws { throw refuse("MusicSubscription.current") } }
  /// Never gives one.
  public static var subscriptionUpdates: AsyncStream<MusicSubscription> { AsyncStream { $0.finish() } }
}
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
public protocol MusicItem: Identifiable, Hashable, Sendable { var id: MusicItemID { get } }
/// A list of things. It is always empty.
public struct MusicItemCollection<Element: MusicItem>: RandomAccessCollection, Hashable, Sendable,
  ExpressibleByArrayLiteral
{
  private let items: [Element]
  public init<Items: Sequence>(_ items: Items) where Items.Element == Element { self.items = Array(items) }
  public init(arrayLiteral elements: Element...) { items = elements }
  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(position: Int) -> Element { items[position] }
  public var hasNextBatch: Bool { false }
}
public struct Artwork: Hashable, Sendable {
  public let maximumWidth: Int
  public let maximumHeight: Int
  private let address: URL
  /// Where a picture of a size is.
  public func url(width: Int, height: Int) -> URL? {
    URL(
      string: address.absoluteString.replacing("{w}", with: String(width)).replacing("{h}", with: String(height)))
  }
}
public struct Song: MusicItem {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artwork: Artwork?
  /// Seconds.
  public let duration: TimeInterval?
  public let url: URL?
}
public struct Album: MusicItem {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artwork: Artwork?
  public let url: URL?
}
public struct Artist: MusicItem {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let url: URL?
}
public struct Playlist: MusicItem {
  public let id: MusicItemID
  public let name: String
  public let artwork: Artwork?
  public let url: URL?
}
public struct MusicCatalogSearchResponse: Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
}
/// Looks for music in Apple's catalogue: it fails.
public struct MusicCatalogSearchRequest: Sendable {
  public let term: String
  public let types: [any MusicItem.Type]
  public var limit: Int?
  public var offset: Int?
  public init(term: String, types: [any MusicItem.Type]) { (self.term, self.types) = (term, types) }
  /// - Throws: `MusicTokenRequestError.permissionDenied`, always.
  public func response() async throws -> MusicCatalogSearchResponse {
    throw refuse("MusicCatalogSearchRequest “\(term)” \(limit ?? 0) \(offset ?? 0)")
  }
}
/// Plays Apple's music: it fails.
@MainActor public final class ApplicationMusicPlayer {
  public static let shared = ApplicationMusicPlayer()
  private init() {}
  /// What is to be played. Nothing is.
  public var queue: Queue = []
  public let state = State()
  /// Seconds.
  public var playbackTime: TimeInterval { 0 }
  public var isPreparedToPlay: Bool { false }
  /// What is to be played.
  public final class Queue: ExpressibleByArrayLiteral {
    /// The names of the pieces, in order.
    let titles: [String]
    public init(arrayLiteral elements: Song...) { titles = elements.map(\.title) }
    public init<Songs: Sequence>(for songs: Songs, startingAt start: Song? = nil) where Songs.Element == Song {
      titles = ([start].compactMap { $0 } + songs).map(\.title)
    }
    public init(album: Album) { titles = [album.title] }
    public init(playlist: Playlist) { titles = [playlist.name] }
  }
  /// Whether something plays: never.
  public final class State: ObservableObject {
    init() {}
    public var playbackStatus: MusicPlayer.PlaybackStatus { .stopped }
    public var playbackRate: Float { 0 }
  }
  public func skipToNextEntry() async throws { throw refuse("ApplicationMusicPlayer.skipToNextEntry()") }
  public func skipToPreviousEntry() async throws { throw refuse("ApplicationMusicPlayer.skipToPreviousEntry()") }
  /// - Throws: `MusicTokenRequestError.permissionDenied`, always.
  public func play() async throws {
    throw refuse("ApplicationMusicPlayer.play() \(queue.titles.joined(separator: ", "))")
  }
  public func prepareToPlay() async throws { throw refuse("ApplicationMusicPlayer.prepareToPlay()") }
  public func pause() {}
  public func stop() {}
}
/// What is common to players of music.
public enum MusicPlayer {
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }
}
public typealias SystemMusicPlayer = ApplicationMusicPlayer
