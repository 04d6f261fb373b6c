import Foundation

/// A type that knows which files the user had open lately: the desktop's list, which other programs and file managers
/// show, too.
@MainActor package protocol RecentDocumentService: AnyObject {
  /// Those that this app opened or saved, the latest first.
  var documents: [URL] { get }
  /// The user opened a file with this app, or saved one.
  func note(_ url: URL, mimeType: String)
  /// Takes a file out of the list.
  func forget(_ url: URL)
}
