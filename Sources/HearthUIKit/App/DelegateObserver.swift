import Foundation
import HearthCore
import HearthUI

/// Tells a delegate what the app goes through.
@MainActor final class DelegateObserver: AppObserver {
  private(set) weak var delegate: (any UIApplicationDelegate)?
  /// What an adaptor made.
  private let kept: (any UIApplicationDelegate)?
  private let provide: (inout EnvironmentValues) -> Void
  private var connections: [ObjectIdentifier: SceneConnection] = [:]

  static func make<T: NSObject>(_ type: T.Type) -> T {
    guard let delegate = ObjectMaker.make(type) else {
      fatalError("Hearth: \(type) cannot be made: this compiler's tables of methods are unknown")
    }
    return delegate
  }
  static func of(_ scenes: AppScenes?) -> DelegateObserver? {
    scenes?.observers.last { ($0 as? DelegateObserver)?.delegate != nil } as? DelegateObserver
  }
  static func set(
    _ delegate: (any UIApplicationDelegate)?, of scenes: AppScenes?,
    keeping provide: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    of(scenes)?.delegate = nil
    if let delegate, let scenes { scenes.add(DelegateObserver(delegate, scenes, provide)) }
  }
  private init(
    _ delegate: any UIApplicationDelegate, _ scenes: AppScenes, _ provide: ((inout EnvironmentValues) -> Void)?
  ) {
    self.delegate = delegate
    kept = provide == nil ? nil : delegate
    self.provide = provide ?? { _ in }
  }
  private var application: UIApplication { .shared }

  func configure(_ values: inout EnvironmentValues) { if delegate != nil { provide(&values) } }
  func appDidLaunch() {
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
  }
  func appOpens(_ url: URL) -> Bool { delegate?.application(application, open: url, options: [:]) ?? false }
  func appWillEnd() { delegate?.applicationWillTerminate(application) }
  func appDidChange(_ change: AppChange) {
    switch change {
    case .willResignActive: delegate?.applicationWillResignActive(application)
    case .didEnterBackground: delegate?.applicationDidEnterBackground(application)
    case .willEnterForeground: delegate?.applicationWillEnterForeground(application)
    case .didBecomeActive: delegate?.applicationDidBecomeActive(application)
    }
  }

  // MARK: Scenes

  func windowOpens(_ window: WindowSession, _ values: inout EnvironmentValues) {
    guard let delegate else { return }
    let isMain = window.scenes?.showsWindowsOfDelegate == true
    let connection = SceneConnection(of: window, delegateIn: isMain ? SceneManifest(of: delegate) : nil) {
      [application] session, options in
      delegate.application(application, configurationForConnecting: session, options: options)
    }
    connections[ObjectIdentifier(window)] = connection
    connection.provide(&values)
  }
  func windowDidChange(_ window: WindowSession, to phase: ScenePhase) {
    connections[ObjectIdentifier(window)]?.windowDidChange(window, to: phase)
  }
  func windowDidClose(_ window: WindowSession, comesBack: Bool) {
    guard let connection = connections.removeValue(forKey: ObjectIdentifier(window)) else { return }
    connection.end()
    if !comesBack { delegate?.application(application, didDiscardSceneSessions: [connection.session]) }
  }
  func window(_ window: WindowSession, opens url: URL) -> Bool {
    connections[ObjectIdentifier(window)]?.open(url) ?? false
  }
}
