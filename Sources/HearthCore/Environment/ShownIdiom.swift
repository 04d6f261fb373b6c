import Synchronization

extension Idiom {
  private static let ofProcess = Mutex(Idiom.desktop)
  /// What the app is laid out for; where several windows differ, as in tests, that of the window whose code is running.
  package static var shown: Idiom {
    if isOnMainThread(),
      let idiom = MainActor.assumeIsolatedFast({ Engine.current?.root.content?.scope.value(IdiomKey.self) })
    {
      return idiom
    }
    return ofProcess.withLock { $0 }
  }
  package static func setShown(_ idiom: Idiom) { ofProcess.withLock { $0 = idiom } }

  /// What Xcode calls the device in variations. Source: Apple, "Localizing and varying text with a string catalog".
  package var device: String {
    switch self {
    case .desktop: "mac"
    case .pad: "ipad"
    case .phone: "iphone"
    case .tv: "appletv"
    case .watch: "applewatch"
    }
  }
}
