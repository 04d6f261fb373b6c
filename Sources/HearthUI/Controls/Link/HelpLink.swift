import Foundation
import HearthCore

/// A round button with a question mark that leads to help.
///
///     HelpLink(destination: URL(string: "https://example.org/help")!)
public struct HelpLink: View {
  private let action: (() -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  /// A button that does what the app wants.
  @MainActor @preconcurrency public init(action: @escaping () -> Void) { (self.action, destination) = (action, nil) }
  /// A button that opens an address.
  @MainActor @preconcurrency public init(destination: URL) { (action, self.destination) = (nil, destination) }
  /// A button that opens a page of the app's own help: that of the book with the name of the program.
  @MainActor @preconcurrency public init(anchor: NSHelpManager.AnchorName) {
    self.init(anchor: anchor, book: ProcessInfo.processInfo.processName)
  }
  /// A button that opens a page of help.
  ///
  ///     HelpLink(anchor: "backups", book: "notes")
  ///
  /// It opens the address `help:BOOK/ANCHOR`, here `help:notes/backups`, as any other: `openURL` of the
  /// environment may handle it, else the desktop's help viewer does. A book is what the program installs for it:
  /// on GNOME the pages in `share/help/LANGUAGE/BOOK/`, where an anchor is the identifier of a page. Characters
  /// that addresses do not have are encoded.
  ///
  /// Source: freedesktop.org, help specification, for books and pages; yelp, for the address.
  @MainActor @preconcurrency public init(anchor: NSHelpManager.AnchorName, book: NSHelpManager.BookName) {
    var address = URLComponents()
    address.scheme = "help"
    address.path = book + "/" + anchor
    (action, destination) = (nil, address.url)
  }

  @MainActor public var body: some View {
    Button {
      if let destination { openURL(destination) } else { action?() }
    } label: {
      Text(verbatim: "?").fontWeight(.semibold)
    }
    .buttonStyle(.bordered).buttonBorderShape(.circle).accessibilityLabel("Help")
  }
}

/// The names of books and pages of help, as `HelpLink` takes them.
public enum NSHelpManager {
  /// A page of a book.
  public typealias AnchorName = String
  /// A book of help.
  public typealias BookName = String
}
