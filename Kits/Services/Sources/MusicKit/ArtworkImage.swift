import CoreGraphics
import SwiftUI

/// The picture of a piece of music, as wide and high as it is set.
public struct ArtworkImage: View {
  private let artwork: Artwork
  private let width: CGFloat?
  private let height: CGFloat?
  public init(_ artwork: Artwork, width: CGFloat) { (self.artwork, self.width, height) = (artwork, width, nil) }
  public init(_ artwork: Artwork, height: CGFloat) { (self.artwork, width, self.height) = (artwork, nil, height) }
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) {
    (self.artwork, self.width, self.height) = (artwork, width, height)
  }
  public var body: some View {
    let side = width ?? height ?? 100
    AsyncImage(url: artwork.url(width: Int(width ?? side), height: Int(height ?? side))) { image in
      image.resizable().scaledToFit()
    } placeholder: {
      Color.secondary.opacity(0.2)
    }
    .frame(width: width ?? side, height: height ?? side)
  }
}
/// What is offered to a user who has not paid for music.
public struct MusicSubscriptionOffer {
  /// What is said of the offer.
  public struct Options: Sendable {
    public enum Action: Hashable, Sendable { case subscribe }
    public enum MessageIdentifier: Hashable, Sendable { case join, connect, addMusic, playMusic }
    public var action: Action?
    public var messageIdentifier: MessageIdentifier
    public var itemID: MusicItemID?
    public init(
      action: Action? = nil, messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil
    ) { (self.action, self.messageIdentifier, self.itemID) = (action, messageIdentifier, itemID) }
    public static var `default`: Options { Options() }
    var summary: String {
      "\(messageIdentifier), \(itemID?.rawValue ?? "no item"), \(action == nil ? "" : "subscribe")"
    }
  }
}
extension View {
  /// Reports that Apple's music cannot be subscribed to, and empties the binding.
  public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping @MainActor ((any Error)?) -> Void = { _ in }
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      guard isShown else { return }
      isPresented.wrappedValue = false
      onLoadCompletion(refuse("musicSubscriptionOffer (\(options.summary))"))
    }
  }
}
