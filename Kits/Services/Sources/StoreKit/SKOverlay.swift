import SwiftUI

/// Shows another app of the shop at the edge of a window: none is shown, which is reported.
@MainActor @preconcurrency open class SKOverlay: NSObject {
  public enum Position: Int, Sendable { case bottom, bottomRaised }
  /// What is shown.
  @MainActor @preconcurrency open class Configuration: NSObject {
    nonisolated override init() { super.init() }
    nonisolated deinit {}
    var summary: String { "" }
  }
  /// An app of the shop.
  @MainActor @preconcurrency public final class AppConfiguration: Configuration {
    public var appIdentifier: String
    public var position: Position
    public var campaignToken: String?
    public var providerToken: String?
    public var userDismissible = true
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }
    nonisolated deinit {}
    override var summary: String {
      let tokens = [campaignToken, providerToken].compactMap { $0 }.joined(separator: ", ")
      return "\(appIdentifier), \(position), \(tokens), \(userDismissible)"
    }
  }
  /// The app itself, where a part of it runs alone.
  @MainActor @preconcurrency public final class AppClipConfiguration: Configuration {
    public var position: Position
    public init(position: Position) {
      self.position = position
      super.init()
    }
    nonisolated deinit {}
    override var summary: String { "app clip, \(position)" }
  }
  public final let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }
  nonisolated deinit {}
  /// The delegate hears that it failed.
  open func present(in scene: UIWindowScene) {
    reportShop("SKOverlay (\(configuration.summary)) in \(scene.title ?? "a window")")
    delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unsupportedPlatform))
  }
  /// There is none to go away.
  public class func dismiss(in scene: UIWindowScene) {}
}
@MainActor @preconcurrency public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
}
extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
}
extension View {
  /// Reports that no app of a shop is shown, and empties the binding.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping @MainActor () -> SKOverlay.Configuration
  ) -> some View {
    modifier(NoSheet(isPresented: isPresented, name: "appStoreOverlay (\(configuration().summary))"))
  }
}
