import Foundation
import HearthCore
import HearthRendering
import SwiftUI

/// A window without a display: the test acts as its user, and holds the clock.
///
/// ```swift
/// let window = TestWindow { GroceryList() }
/// window.click("add")
/// window.type("Milk")
/// #expect(try window.element("item 3").value == "Milk")
/// ```
///
/// Every call that acts settles the window before it returns: nothing that is due now is left to do. Time stands still
/// unless `advance(by:)` moves it.
///
/// In a debug build the engine checks itself while the window lives; with `HEARTH_CHECKS=0` in the environment it does not.
@MainActor public final class TestWindow {
  package let host: TestHost
  package let content: WindowContent
  /// The app whose window it is; nil for a window of views alone.
  let application: TestApplication?
  private var countersAtLastAction = FrameCounters()
  /// What outlives the window: see `quit()`.
  package let storage: TestStorage
  let launch: TestLaunch

  /// - Parameters:
  ///   - text: How text is measured.
  ///   - size: Points.
  ///   - idiom: The kind of device that the window stands for.
  ///   - storage: The directory in which the window keeps what outlives it; nil for one in memory. A window that was left there by
  ///     `quit()` or `kill()` comes back.
  public convenience init<Root: View>(
    text: TestText = .round, size: CGSize = CGSize(width: 800, height: 600), idiom: Idiom = .desktop, storage: URL? = nil,
    @ViewBuilder _ root: () -> Root
  ) {
    self.init(TestLaunch(text: text, size: size, idiom: idiom, root: root()), TestStorage(storage))
  }
  /// An app that writes what its windows keep by the real clock.
  package convenience init<A: App>(_ app: A.Type, keptIn path: String) {
    let timing = StateTiming.background(DispatchQueue(label: "hearth.state", qos: .userInitiated))
    self.init(
      TestLaunch(app, text: .round, size: CGSize(width: 800, height: 600), idiom: .desktop), TestStorage(path: path, files: SystemFiles(), timing: timing))
  }
  /// Starts an app: this is its first window, and `windows` has all that are open.
  ///
  /// - Parameters:
  ///   - size: Points, of the first window. Others have the size that their scene says.
  ///   - storage: The directory in which the app's windows keep what outlives them; nil for one in memory.
  ///   - urls: What the app is started with.
  ///   - showsMenuBarExtras: Whether the desktop shows icons of programs. An app that has nothing but such an icon has no window: this one is
  ///     closed, and `menuBarExtras` has the icon.
  public convenience init<A: App>(
    _ app: A.Type, text: TestText = .round, size: CGSize? = CGSize(width: 800, height: 600), idiom: Idiom = .desktop, storage: URL? = nil,
    opening urls: [URL] = [], showsMenuBarExtras: Bool = true
  ) {
    self.init(TestLaunch(app, text: text, size: size, idiom: idiom, showsMenuBarExtras: showsMenuBarExtras), TestStorage(storage), opening: urls)
  }
  init(_ launch: TestLaunch, _ storage: TestStorage, opening urls: [URL] = []) {
    DefaultsFile.shared.isEnabled = false
    EngineChecks.begin()
    self.launch = launch
    self.storage = storage
    let directory = storage.open()
    switch launch.kind {
    case .views(let makeContent):
      application = nil
      let host = TestHost(text: launch.text)
      let content = makeContent(host, directory.openScenes.last ?? directory.makeScene())
      host.content = content
      content.followActivity()
      (self.host, self.content) = (host, content)
    case .app(let start):
      let application = start(launch, storage, directory, urls)
      self.application = application
      (self.host, self.content) = (application.first.host, application.first.content)
      application.adopt(self, at: 0)
    }
    settle()
  }
  /// A further window of an app.
  init(_ application: TestApplication, _ opened: TestApplication.Opened) {
    self.application = application
    (host, content) = (opened.host, opened.content)
    (launch, storage) = (application.launch, application.storage)
  }
  /// A window that nobody closed goes without its actions; bindings into it may live on.
  isolated deinit { if application == nil, !content.engine.root.isUnmounted { content.engine.root.unmount() } }

  // MARK: - Time

  /// Runs frames until nothing is pending now, in all windows of the app. Time does not pass.
  public func settle() {
    if let application { return application.settle() }
    var frames = 0
    repeat {
      host.output = content.updateFrame(at: host.time)
      frames += 1
    } while content.needsFrame && frames < 100
  }
  /// Lets time pass, with a frame whenever something is due, sixty times a second while something moves.
  public func advance(by duration: Duration) {
    countersAtLastAction = content.engine.counters
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    let end = host.time + seconds
    while true {
      var next = end
      let parts = application?.opened.filter { !$0.host.isClosed }.map { ($0.host, $0.content) } ?? [(host, content)]
      for (host, content) in parts {
        if let wakeUp = host.wakeUp, wakeUp < next { next = wakeUp }
        if content.isAnimating { next = min(next, host.time + 1 / 60) }
      }
      if let wakeUp = application?.wakeUp, wakeUp < next { next = wakeUp }
      host.time = next
      application?.time = next
      for (host, content) in parts where host.wakeUp.map({ $0 <= next }) ?? false {
        host.wakeUp = nil
        // It may have asked for a time only, and for no frame.
        if application != nil { host.output = content.updateFrame(at: next) }
      }
      settle()
      storage.timeDidPass(to: next)
      if next >= end { return }
    }
  }
  /// The date in the window, for views that follow it: that of the machine when the window was made; from then on it passes with
  /// `advance(by:)`.
  public var date: Date { host.date }
  func act(_ action: () -> Void) {
    countersAtLastAction = content.engine.counters
    action()
    settle()
  }

  /// What the user heard or felt in the window since it opened.
  public var playedFeedback: [SensoryFeedback] { host.feedback }

  // MARK: - Work

  /// Work done since the last call that acted.
  public var counters: FrameCounters { content.engine.counters - countersAtLastAction }
  /// Starts counting anew, for changes that a test makes behind the user's back.
  public func resetCounters() { countersAtLastAction = content.engine.counters }
  /// The picture as text, a line for each thing painted.
  ///
  /// Elements, focus and input are right at once; pictures of pages and presentations that come or go are at their places after
  /// `advance(by: .seconds(1))`.
  public var displayList: String { host.output?.picture.displayListText ?? "" }
  /// Mistakes of the app that were reported in this window, and files that could not be used.
  public var reports: [String] { (content.engine.reports + storage.reports).map(\.description) }
  /// Whether what focus knows is drawn over the window.
  package var showsFocusDebugging: Bool {
    get { content.showsFocusDebugging }
    set { act { content.showsFocusDebugging = newValue } }
  }
  /// Nodes in the tree of the window.
  package var liveNodes: Int { content.engine.liveNodes }
}

extension FrameCounters {
  package static func - (a: FrameCounters, b: FrameCounters) -> FrameCounters {
    var result = FrameCounters()
    result.bodies = a.bodies - b.bodies
    result.nodesVisited = a.nodesVisited - b.nodesVisited
    result.nodesCreated = a.nodesCreated - b.nodesCreated
    result.nodesDestroyed = a.nodesDestroyed - b.nodesDestroyed
    result.measures = a.measures - b.measures
    result.placements = a.placements - b.placements
    result.itemsRecorded = a.itemsRecorded - b.itemsRecorded
    result.rounds = a.rounds - b.rounds
    result.identitiesExamined = a.identitiesExamined - b.identitiesExamined
    result.hitTests = a.hitTests - b.hitTests
    result.hitExtents = a.hitExtents - b.hitExtents
    result.focusMaps = a.focusMaps - b.focusMaps
    return result
  }
}
