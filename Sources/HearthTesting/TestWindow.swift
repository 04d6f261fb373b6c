import Foundation
import HearthCore
import HearthPersistence
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
/// In a debug build the engine checks itself while the window lives, and what it finds fails the test at the
/// line that acts, with the name of the view. `HEARTH_CHECKS` in the environment says otherwise: `0` is for
/// no checks, `1` for a check of each frame and not of some, `print` for checks that fail no test, `stop` for
/// the end of the program at the first one.
@MainActor public final class TestWindow {
  package let host: TestHost
  package let content: WindowContent
  /// The app whose window it is; nil for a window of views alone.
  let application: TestApplication?
  private var countersAtLastAction = FrameCounters()
  /// What outlives the window: see `quit()`.
  package let storage: TestStorage
  let launch: TestLaunch
  /// Where the screen reader is that `reader` has started; nil before.
  var readerMemory: Reader.Memory?

  /// - Parameters:
  ///   - text: How text is measured.
  ///   - size: Points.
  ///   - idiom: The kind of device that the window stands for.
  ///   - look: Which edition phones and tablets look like; nil for what `settings` says.
  ///   - storage: The directory in which the window keeps what outlives it; nil for one in memory. A window that was
  ///     left there by `quit()` or `kill()` comes back.
  ///   - settings: What the user has set for the desktop.
  ///   - root: What the window shows.
  public convenience init<Root: View>(
    text: TestText = .round, size: CGSize = CGSize(width: 800, height: 600), idiom: Idiom = .desktop,
    look: SystemLook? = nil, storage: URL? = nil,
    settings: Settings = Settings(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder _ root: () -> Root
  ) {
    let launch = TestLaunch(text: text, size: size, idiom: idiom, settings: settings.with(look), root: root())
    self.init(launch, TestStorage(storage), CallSite(fileID, filePath, line, column))
  }
  /// An app that writes what its windows keep by the real clock.
  package convenience init<A: App>(_ app: A.Type, keptIn path: String) {
    let timing = StateTiming.background(DispatchQueue(label: "hearth.state", qos: .userInitiated))
    self.init(
      TestLaunch(app, text: .round, size: CGSize(width: 800, height: 600), idiom: .desktop),
      TestStorage(path: path, files: SystemFiles(), timing: timing),
      CallSite(#fileID, #filePath, #line, #column))
  }
  /// Starts an app: this is its first window, and `windows` has all that are open.
  ///
  /// - Parameters:
  ///   - app: The app's own type.
  ///   - text: How text is measured.
  ///   - size: Points, of the first window. Others have the size that their scene says.
  ///   - idiom: The kind of device that the windows stand for.
  ///   - look: Which edition phones and tablets look like; nil for what `settings` says.
  ///   - storage: The directory in which the app's windows keep what outlives them; nil for one in memory.
  ///   - urls: What the app is started with.
  ///   - action: The type of an action of the app for which it is started, a `UIApplicationShortcutItem`.
  ///   - showsMenuBarExtras: Whether the desktop shows icons of programs. An app that has nothing but such an icon has
  ///     no window: this one is closed, and `menuBarExtras` has the icon. An app that has neither fails the test.
  ///   - settings: What the user has set for the desktop.
  public convenience init<A: App>(
    _ app: A.Type, text: TestText = .round, size: CGSize? = CGSize(width: 800, height: 600), idiom: Idiom = .desktop,
    look: SystemLook? = nil, storage: URL? = nil,
    opening urls: [URL] = [], performing action: String? = nil, showsMenuBarExtras: Bool = true,
    settings: Settings = Settings(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    var launch = TestLaunch(
      app, text: text, size: size, idiom: idiom, settings: settings.with(look), showsMenuBarExtras: showsMenuBarExtras)
    launch.action = action
    self.init(launch, TestStorage(storage), opening: urls, CallSite(fileID, filePath, line, column))
  }
  init(_ launch: TestLaunch, _ storage: TestStorage, opening urls: [URL] = [], _ site: CallSite) {
    DefaultsFile.shared.isEnabled = false
    EngineChecks.begin()
    Self.latestSite = site
    EngineChecks.failTest = { message in
      if let site = Self.latestSite { TestFailure.record("A check of the engine fails: \(message)", at: site) }
    }
    self.launch = launch
    self.storage = storage
    let directory = storage.open()
    switch launch.kind {
    case .views(let makeContent):
      application = nil
      let host = TestHost(text: launch.text, launch.settings)
      let content = makeContent(host, directory.openScenes.last ?? directory.makeScene())
      host.content = content
      content.followActivity()
      (self.host, self.content) = (host, content)
    case .app(let start):
      let application = start(launch, storage, directory, urls)
      self.application = application
      let first = application.makeFirst()
      (self.host, self.content) = (first.host, first.content)
      application.adopt(self)
      if application.opened.isEmpty && application.scenes.extras.isEmpty {
        TestFailure.record("The app opened no window. \(application.scenes.reports.joined(separator: " "))", at: site)
      }
    }
    settle(site)
  }
  /// A further window of an app.
  init(_ application: TestApplication, _ opened: TestApplication.Opened) {
    self.application = application
    (host, content) = (opened.host, opened.content)
    (launch, storage) = (application.launch, application.storage)
  }
  /// A window that nobody closed goes without its actions; bindings into it may live on.
  isolated deinit { if application == nil { content.abandon() } }

  // MARK: - Time

  /// Runs frames until nothing is pending now, in all windows of the app. Time does not pass.
  ///
  /// A window in which each frame leaves work for the next fails the test at its line, with what keeps it busy. So
  /// does a call from within a frame, from a `body` for example.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    settle(CallSite(fileID, filePath, line, column))
  }
  /// The line of a test that acted last, on any window: what the engine's checks find is recorded there.
  private static var latestSite: CallSite?
  func settle(_ site: CallSite) {
    guard canAct(site) else { return }
    Self.latestSite = site
    AccessibilityNotification.hostWithoutApp = application == nil ? host : nil
    let busy = host.screen?.settle() ?? settleHere()
    // Once for each call of the test.
    guard let busy, !failureIsRecorded else { return }
    failureIsRecorded = isActing
    TestFailure.record(busy, at: site)
  }
  /// Runs one frame and no other, for a test that asks what is done by the first one after a change.
  public func runFrame(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    guard canAct(CallSite(fileID, filePath, line, column)) else { return }
    application?.scenes.update()
    host.output = content.updateFrame(at: host.time)
  }
  /// - Returns: What keeps the windows of the app busy; nil where they came to rest.
  func settleHere() -> String? { if let application { application.settle() } else { settleAlone() } }
  private func settleAlone() -> String? {
    var unrest = Unrest()
    repeat {
      host.output = content.updateFrame(at: host.time)
    } while content.needsFrame && unrest.mayGoOn()
    return unrest.message(content.needsFrame ? [content] : [])
  }
  private func canAct(_ site: CallSite) -> Bool {
    if !content.isInFrame { return true }
    TestFailure.record(
      "A test acts on a window within a frame of it, from a body or a layout. Act when the call before has returned.",
      at: site)
    return false
  }
  /// Lets time pass, with a frame whenever something is due, sixty times a second while something moves. Time does not
  /// go back: a negative duration is a mistake of the test.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    advance(by: duration, CallSite(fileID, filePath, line, column))
  }
  func advance(by duration: Duration, _ site: CallSite) {
    guard canAct(site) else { return }
    if duration < .zero { return TestFailure.record("Time cannot go back by \(duration).", at: site) }
    let wasActing = beginActing()
    defer { isActing = wasActing }
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    let end = host.time + seconds
    var stepsInPlace = 0
    while true {
      var next = end
      var parts = application?.opened.filter { !$0.host.isClosed }.map { ($0.host, $0.content) } ?? [(host, content)]
      if let screen = host.screen {
        for part in screen.parts where !parts.contains(where: { $0.0 === part.0 }) { parts.append(part) }
        if let time = screen.nextTime { next = max(host.time, min(next, time)) }
      }
      for (host, content) in parts {
        if let wakeUp = host.wakeUp, wakeUp < next { next = wakeUp }
        if content.isAnimating { next = min(next, host.time + 1 / 60) }
      }
      if let wakeUp = application?.wakeUp, wakeUp < next { next = wakeUp }
      stepsInPlace = next > host.time ? 0 : stepsInPlace + 1
      if stepsInPlace == Unrest.mostFrames {
        let waiting = parts.filter { $0.0.wakeUp != nil }.map(\.1)
        TestFailure.record(
          Unrest.message(for: waiting, "each frame asks for another one at the same moment", []), at: site)
        for (host, _) in parts { host.wakeUp = nil }
        application?.wakeUp = nil
        continue
      }
      host.time = next
      application?.time = next
      for (host, _) in parts { host.time = next }
      for (host, content) in parts where host.wakeUp.map({ $0 <= next }) ?? false {
        host.wakeUp = nil
        // It may have asked for a time only, and for no frame.
        if application != nil { host.output = content.updateFrame(at: next) }
      }
      settle(site)
      storage.timeDidPass(to: next)
      if next >= end { return }
    }
  }
  /// The date in the window, for views that follow it: noon of January 1, 2024, in UTC, when the window was made; from
  /// then on it passes with `advance(by:)`.
  public var date: Date { host.date }
  /// Within a call that acts.
  private var isActing = false
  /// What does not come to rest is recorded once for each call.
  private var failureIsRecorded = false
  private func beginActing() -> Bool {
    countersAtLastAction = content.counters
    let wasActing = isActing
    if !wasActing { failureIsRecorded = false }
    isActing = true
    return wasActing
  }
  /// Does what a user does, and settles the window.
  func act(_ site: CallSite, _ action: () -> Void) {
    guard canAct(site) else { return }
    Self.latestSite = site
    let wasActing = beginActing()
    action()
    settle(site)
    isActing = wasActing
  }
  /// Whether something moves in the window, and is on its way still when time passes.
  ///
  /// ```swift
  /// window.click("expand")
  /// #expect(window.isAnimating)
  /// window.advance(by: .seconds(1))
  /// #expect(!window.isAnimating)
  /// ```
  public var isAnimating: Bool { content.isAnimating }

  /// What the user heard or felt in the window since it opened.
  public var playedFeedback: [SensoryFeedback] { host.feedback }

  // MARK: - Work

  /// Work done since the last call that acted.
  public var counters: FrameCounters { content.counters - countersAtLastAction }
  /// Starts counting from zero, for changes that a test makes behind the user's back.
  public func resetCounters() { countersAtLastAction = content.counters }
  /// The picture as text, a line for each thing painted.
  ///
  /// Elements, focus and input are right at once; pictures of pages and presentations that come or go are at their
  /// places after `advance(by: .seconds(1))`.
  public var displayList: String { host.output?.picture.displayListText ?? "" }
  /// Where the words of a text are drawn at this moment, on their way somewhere or not: points in the window; nil where
  /// nothing draws them. `element(_:)` tells where a view belongs, whatever moves.
  ///
  /// ```swift
  /// window.click("open")
  /// window.advance(by: .milliseconds(100))
  /// #expect(try #require(window.place(ofDrawn: "Recipe")).x > 0)
  /// ```
  public func place(ofDrawn text: String) -> CGPoint? {
    func search(_ piece: DisplayPiece, _ x: CGFloat, _ y: CGFloat) -> CGPoint? {
      switch piece {
      case let group as GroupPiece:
        for child in group.children { if let found = search(child.piece, x + child.x, y + child.y) { return found } }
      case let effect as EffectPiece:
        if case .transform(let transform) = effect.effect {
          return search(effect.content, x + transform.tx, y + transform.ty)
        }
        return search(effect.content, x, y)
      case let words as TextPiece: if words.layout.text.plainText == text { return CGPoint(x: x, y: y) }
      default: break
      }
      return nil
    }
    return displayPiece.flatMap { search($0, 0, 0) }
  }
  /// Mistakes of the app that were reported in this window, and files that could not be used.
  public var reports: [String] { (content.reports + storage.reports).map(\.description) }
  /// Whether what focus knows is drawn over the window, in its pictures and its display list: what can have focus, its
  /// groups, and the last move with the rule that decided.
  public var showsFocusDebugging: Bool {
    get { content.showsFocusDebugging }
    set { act(CallSite(#fileID, #filePath, #line, #column)) { content.showsFocusDebugging = newValue } }
  }
  /// Nodes in the tree of the window, a few for each view that is there. Where a page, a sheet or a row has
  /// come and gone they are as many as before.
  ///
  /// ```swift
  /// let before = window.liveNodes
  /// window.click("open")
  /// window.press(.escape)
  /// #expect(window.liveNodes == before)
  /// ```
  public var liveNodes: Int { content.liveNodes }
  /// The nodes of the window that are in memory, in a debug build; those that are not in the tree outlive their views.
  package var nodesInMemory: NodesInMemory { NodesInMemory(census: content.census) }
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
    result.wordsChecked = a.wordsChecked - b.wordsChecked
    result.paragraphsLaidOut = a.paragraphsLaidOut - b.paragraphsLaidOut
    result.linesLaidOut = a.linesLaidOut - b.linesLaidOut
    result.textBytesCopied = a.textBytesCopied - b.textBytesCopied
    result.hitTests = a.hitTests - b.hitTests
    result.partsCounted = a.partsCounted - b.partsCounted
    result.hitExtents = a.hitExtents - b.hitExtents
    result.focusMaps = a.focusMaps - b.focusMaps
    return result
  }
}
