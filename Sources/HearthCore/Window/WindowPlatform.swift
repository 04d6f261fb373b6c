import Foundation
import HearthPersistence
import HearthRendering

/// A type that makes windows: the desktop through GTK, the test host, or one picture.
///
/// The app's session calls `openWindow` between frames. What a window shows is brought up to date by its host, as
/// `WindowHost` says; what belongs to no window (the app's body, windows that come and go) when the platform calls
/// what it was given for `requestUpdate()`.
@MainActor package protocol WindowPlatform: AnyObject {
  /// What holds for the app outside of its windows: the language, for example.
  var settings: HostSettings { get }
  /// Seconds on the platform's clock.
  var now: Double { get }
  /// The date now, as it passes together with the platform's clock.
  var date: Date { get }
  /// Makes a window with the content that `makeContent` returns, and shows it in front.
  func openWindow(_ request: WindowRequest, makeContent: @MainActor (any WindowHost, CGSize) -> any HostedContent)
  /// Has the app updated soon, neither within a frame nor within an event.
  func requestUpdate()
  /// The display on which windows open: points.
  var display: CGRect { get }
  /// A display besides that one, for what nobody presses, as the pages of a talk: points; nil where there is none.
  /// `requestUpdate()` comes when one is connected or taken away.
  var externalDisplay: CGRect? { get }
  /// Opens a URL with the desktop when there is no window to do it.
  func openURL(_ url: URL)
  /// Whether the desktop has a program for URLs like this one.
  func canOpenURL(_ url: URL) -> Bool
  /// The app has no window left, or ends for another reason.
  func quit()

  // Items of the app among the icons that the desktop shows for its programs.

  /// Whether the desktop shows them; nil while nobody knows yet. `requestUpdate()` comes when it is known.
  var showsStatusItems: Bool? { get }
  /// Whether what is behind them is dark.
  var statusItemsAreOnDark: Bool { get }
  /// What their text is measured and their images are loaded with; nil where they are never seen.
  var statusDrawing: (textShaper: any TextShaper, imageLoader: any ImageLoader)? { get }
  func showStatusItem(_ item: any StatusItem)
  /// The item looks different, or has another menu.
  func statusItemDidChange(_ item: any StatusItem)
  func hideStatusItem(_ item: any StatusItem)
  /// Has the app updated when `seconds` have passed on the platform's clock, or before.
  func requestUpdate(after seconds: Double)
  /// The files that programs of the session opened lately; nil where nobody keeps them.
  var recentDocuments: (any RecentDocumentService)? { get }
  /// Where documents are kept that are in no file of the user's, and older versions of files.
  var documentDirectory: URL { get }
  /// Shows messages outside of windows; nil where nobody sees any.
  var notifications: (any NotificationService)? { get }
}

extension WindowPlatform {
  package var externalDisplay: CGRect? { nil }
  // Where nothing is said there is no place for such items.
  package func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "file"].contains(url.scheme?.lowercased())
  }
  package var showsStatusItems: Bool? { false }
  package var statusItemsAreOnDark: Bool { settings.isDark }
  package func showStatusItem(_ item: any StatusItem) {}
  package func statusItemDidChange(_ item: any StatusItem) {}
  package func hideStatusItem(_ item: any StatusItem) {}
  package var statusDrawing: (textShaper: any TextShaper, imageLoader: any ImageLoader)? { nil }
  package func requestUpdate(after seconds: Double) { requestUpdate() }
  package var date: Date { Date() }
  package var notifications: (any NotificationService)? { nil }
  package var recentDocuments: (any RecentDocumentService)? { nil }
  package var documentDirectory: URL {
    URL(fileURLWithPath: StateDirectory.standardPath(for: AppIdentity.identifier) + "/documents", isDirectory: true)
  }
}

/// How a window is to be made.
package struct WindowRequest {
  package enum Chrome: Hashable, Sendable {
    /// A title bar with the window's title.
    case titleBar
    /// No title bar; the window's buttons lie above its content.
    case hiddenTitleBar
    /// Nothing but the content.
    case plain
    /// The frame of a dialog: no title bar and no buttons, but the desktop's edges and shadow.
    case dialog
  }
  package var title: String
  /// Points, of the content. Nil: what the content asks for.
  package var size: CGSize?
  /// The size when the content has no wish either: points.
  package var standardSize: CGSize
  package var chrome = Chrome.titleBar
  package var fit = WindowFit.free
  /// Whether the app says how large the window is when the user zooms it.
  package var hasIdealSize = false
  /// Whether the app's other windows wait until this one is closed.
  package var isModal = false
  /// The display that the window fills, without ever having the keyboard; nil for an ordinary one.
  package var externalDisplay: CGRect?
  /// The window that this one stays above; nil for none.
  package var parent: (any WindowHost)?
  /// Asked for the size when the content is there; nil for the sizes above. Points, of
  /// a content of the size that it is given.
  package var choose: (@MainActor (WindowContent, CGSize) -> CGSize)?
  package init(title: String, size: CGSize?, standardSize: CGSize) {
    (self.title, self.size, self.standardSize) = (title, size, standardSize)
  }
}

/// How a window's size follows its content.
package enum WindowFit: Hashable, Sendable {
  /// The user decides; views do with the room what they can.
  case free
  /// Not smaller than the content's least size.
  case atLeastContent
  /// Between the content's least and greatest size.
  case content
}

extension WindowHost {
  /// Brings the window to the front and gives it the keyboard.
  package func raise() {}
  package func setLimits(_ limits: WindowLimits) {}
  package func setAbilities(_ abilities: WindowAbilities) {}
  package func setMinimized(_ isMinimized: Bool) {}
  package func toggleMaximized() {}
  package func setTitleBar(_ titleBar: WindowTitleBar) {}
  package func beginWindowDrag() {}
  package func setFullScreen(_ isFullScreen: Bool) {}
  package func resize(to size: CGSize) {}
  package func setParent(_ parent: (any WindowHost)?) {}
  /// Takes the window off the screen, or shows it again.
  package func setHidden(_ isHidden: Bool) {}
  package func move(near point: CGPoint) {}
}

extension WindowContent {
  /// The sizes that the content can have, as `fit` limits them. Points. To be asked after a frame.
  package func limits(_ fit: WindowFit) -> WindowLimits {
    var limits = WindowLimits()
    if fit == .free { return limits }
    let least = engine.root.contentSize(Proposal(0, 0))
    limits.least = CGSize(width: least.width.rounded(.up), height: least.height.rounded(.up))
    if fit == .content {
      let greatest = engine.root.contentSize(Proposal(.infinity, .infinity))
      limits.greatest = CGSize(
        width: max(limits.least.width, greatest.width.rounded(.up)),
        height: max(limits.least.height, greatest.height.rounded(.up)))
    }
    return limits
  }
  /// The size that the content has when nothing limits it. Points. To be asked after a frame.
  package var idealSize: CGSize {
    let ideal = engine.root.contentSize(Proposal(-1, -1))
    return CGSize(width: ideal.width.rounded(.up), height: ideal.height.rounded(.up))
  }
  /// The size of a new window that is to show this content. Points. Runs a frame where the content has a say in it.
  package func initialSize(_ request: WindowRequest, at time: Double) -> CGSize {
    if request.fit == .free && request.choose == nil { return request.size ?? request.standardSize }
    // What depends on sizes may ask for a second one.
    for _ in 0..<4 where needsFrame { _ = updateFrame(at: time) }
    let size = request.size ?? (request.fit == .content ? idealSize : request.standardSize)
    return limits(request.fit).clamped(request.choose?(self, size) ?? size)
  }
  /// The size that the content has for a proposal: points. To be asked after a frame.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if engine.root.isUnmounted {
      Report.gone(
        "WindowLayoutRoot", Engine.current, "It measures as zero. Measure it while its window is about to open.")
      return .zero
    }
    return engine.root.contentSize(Proposal(proposal)).cgSize
  }
  /// The root's own node, for what has to be reported about the window as a whole.
  package func report(_ kind: Report.Kind, _ message: String) { engine.report(kind, at: engine.root, message) }
}

extension WindowContent {
  /// Runs an action that the user asked for outside of the window, as an event of it would.
  package func performOutside(_ action: () -> Void) {
    precondition(!engine.isInFrame, "actions of status items run between frames")
    MainThread.note()
    engine.during(.event, action)
    Engine.checkOutside()
  }
}

extension RootNode {
  /// What the content answers to a proposal, with the safe area around it.
  func contentSize(_ proposal: Proposal) -> Size {
    let insets = safeArea.insets(.all)
    var width: CGFloat = 0, height: CGFloat = 0
    func inner(_ length: CGFloat, _ covered: CGFloat) -> CGFloat { length < 0 ? length : max(0, length - covered) }
    let proposal = Proposal(inner(proposal.width, insets.horizontal), inner(proposal.height, insets.vertical))
    visitLayoutChildren { child in
      let size = child.measure(proposal)
      width = max(width, size.width)
      height += size.height
    }
    return Size(width + insets.horizontal, height + insets.vertical)
  }
}
