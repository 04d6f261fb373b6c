@_exported import UIKit

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public typealias MPMediaEntityPersistentID = UInt64
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 2)
  public static let audioBook = MPMediaType(rawValue: 4)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
}
/// The user's music. Access is denied.
open class MPMediaLibrary: NSObject {
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  private class func deny() { reportMedia("MPMediaLibrary", "the user's music is not there for apps.") }
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    deny()
    DispatchQueue.global().async { completionHandler(.denied) }
  }
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    deny()
    return .denied
  }
}
/// A piece of music. Nobody has one.
open class MPMediaItem: NSObject {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var assetURL: URL? { nil }
}
open class MPMediaItemCollection: NSObject {
  public final let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}
/// A search in the user's music. It finds nothing.
open class MPMediaQuery: NSObject {
  public override init() { super.init() }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  open var items: [MPMediaItem]? {
    reportMedia("MPMediaQuery", "the user's music is not there for apps.")
    return []
  }
  open var collections: [MPMediaItemCollection]? { items.map { _ in [] } }
}
/// The volume of the system. It is not set by apps here: the view is empty, which is reported.
@MainActor @preconcurrency open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  public override init(frame: CGRect) {
    super.init(frame: frame)
    reportMedia("MPVolumeView", "the desktop has the slider for its volume; the view is empty.")
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
}
