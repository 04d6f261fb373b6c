import Foundation

// Folders of the user, and permission for files. Foundation has them on Apple's systems only.

extension URL {
  /// The app's documents: the user's folder of documents, which the desktop names (`xdg-user-dirs`).
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for files that the app keeps for the user: `$XDG_DATA_HOME`, or `~/.local/share`.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for files that the app can make again: `$XDG_CACHE_HOME`, or `~/.cache`.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The user's folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of the user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The user's folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The user's folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The user's folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The folder that the user shares with others.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  /// The folder for files that apps keep for the user, which is `applicationSupportDirectory` here.
  public static var libraryDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for files that were thrown away, by the rule of the desktops: `~/.local/share/Trash/files`.
  public static var trashDirectory: URL { folder(.applicationSupportDirectory).appending(path: "Trash/files") }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .homeDirectory
  }

  /// Asks for access to a file that the user chose. Programs here may read what their user may, and what a portal has opened
  /// stays open: the answer is true.
  ///
  /// Source: Apple, `startAccessingSecurityScopedResource()`, where true says that there is access.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives up access that was asked for: nothing has to be done.
  public func stopAccessingSecurityScopedResource() {}
}
