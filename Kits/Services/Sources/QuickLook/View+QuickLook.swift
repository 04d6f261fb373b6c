import Foundation
import SwiftUI

/// Opens the file that a binding names with the program that the desktop has for it, and empties the binding: a window
/// of that program is none of the app's, so that nobody knows when it has closed.
struct DesktopPreview: ViewModifier {
  @Binding var item: URL?
  @Environment(\.openURL) private var openURL

  func body(content: Content) -> some View {
    content.onChange(of: item, initial: true) { _, file in
      guard let file else { return }
      item = nil
      openURL(file)
    }
  }
}

extension View {
  /// Shows a file as soon as the binding names one.
  ///
  ///     Button("Invoice") { file = invoice.url }.quickLookPreview($file)
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { modifier(DesktopPreview(item: item)) }
  /// Shows a file as soon as the binding names one. The desktop's program shows that file alone, not its neighbours in `items`.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(DesktopPreview(item: selection))
  }
}
