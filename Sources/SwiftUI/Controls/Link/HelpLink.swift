import Foundation
import HearthCore

/// A round button with a question mark that leads to help.
public struct HelpLink: View {
  private let action: (() -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  /// A button that does what the app wants.
  @MainActor @preconcurrency public init(action: @escaping () -> Void) { (self.action, destination) = (action, nil) }
  /// A button that opens an address.
  @MainActor @preconcurrency public init(destination: URL) { (action, self.destination) = (nil, destination) }

  @MainActor public var body: some View {
    Button {
      if let destination { openURL(destination) } else { action?() }
    } label: {
      Text(verbatim: "?").fontWeight(.semibold)
    }
    .buttonStyle(.bordered).buttonBorderShape(.circle).accessibilityLabel("Help")
  }
}
