import Foundation
import HearthCore
import HearthUI

/// What an app has set on proxies, for all bars and controls of a kind.
///
/// A proxy is an object of the class that it stands for, which no window shows. Each app has its own, and one of these,
/// which tells the app's session what comes of them (`Appearances`).
@MainActor final class AppearanceStore: AppObserver {
  private weak var scenes: AppScenes?
  private var proxies: [ObjectIdentifier: any AppearanceSource] = [:]
  private init(_ scenes: AppScenes?) { self.scenes = scenes }

  /// What is set while no app runs, which no window sees.
  private static let alone = AppearanceStore(nil)
  private static var current: AppearanceStore {
    guard let scenes = AppScenes.current else { return alone }
    if let store = scenes.observers.lazy.compactMap({ $0 as? AppearanceStore }).first { return store }
    let store = AppearanceStore(scenes)
    scenes.add(store)
    return store
  }
  /// The proxy of a class, in the app whose code runs.
  static func proxy<T: AppearanceSource>(_ make: () -> T, _ mark: (T) -> Void) -> T {
    let store = current
    if let known = store.proxies[ObjectIdentifier(T.self)] { return unsafeDowncast(known, to: T.self) }
    let new = make()
    mark(new)
    store.proxies[ObjectIdentifier(T.self)] = new
    return new
  }
  /// Something was set on a proxy of the app whose code runs.
  static func proxyDidChange() {
    let store = current
    store.scenes?.appearances = store.appearances
  }

  func appDidLaunch() {}
  func appOpens(_ url: URL) -> Bool { false }
  func appDidChange(_ change: AppChange) {}
  func appWillEnd() {}
  func configure(_ values: inout EnvironmentValues) {}

  /// What bars and controls are to look like.
  private var appearances: Appearances {
    var all = Appearances()
    for isBase in [true, false] {
      for source in proxies.values where type(of: source).isBase == isBase { source.add(to: &all) }
    }
    return all
  }
}

/// A class on whose proxy an app sets looks, for all bars and controls of a kind.
@MainActor protocol AppearanceSource: NSObject {
  /// Whether what others say counts more. Among those that are alike each says something else.
  static var isBase: Bool { get }
  /// Adds what was set on the proxy.
  func add(to all: inout Appearances)
}
extension AppearanceSource { static var isBase: Bool { false } }

/// The attributes of a text, by UIKit's keys.
typealias LetterAttributes = [NSAttributedString.Key: Any]

extension Appearances.Letters {
  /// What the first of some attributes that says something says.
  @MainActor init(_ all: LetterAttributes?...) {
    self.init()
    for attributes in all {
      guard let attributes else { continue }
      if color == nil, let given = attributes[.foregroundColor] as? UIColor { color = Color(given) }
      if font == nil, let given = attributes[.font] as? UIFont { font = Font(given) }
    }
  }
}
