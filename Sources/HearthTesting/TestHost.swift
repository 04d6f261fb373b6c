import CTestStack
import Foundation
import HearthCore
import HearthKeyboard
import HearthRendering
import SwiftUI

#if GTK
  import HearthPaint
#endif

/// How a test window measures text.
public enum TestText: Sendable {
  /// Characters half as wide as their font's size (wide ones as wide as it), lines of 1.25 times that size: numbers
  /// that a test can compute, the same with and without fonts. Body text is 16 points: characters are 8 wide, lines 20
  /// high. Text of round metrics has no pixels.
  case round
  /// The fonts Inter, DejaVu and Noto Color Emoji, the same on every machine. Needs the package's
  /// trait GTK; without it the same as `round`.
  case real
}

/// A screen with windows at places, to one of its windows.
@MainActor protocol HostScreen: AnyObject {
  var link: (any SoftwareKeyboardLink)? { get }
  func place(of host: TestHost) -> KeyboardWindowPlace?
  /// The windows that are open.
  var parts: [(TestHost, WindowContent)] { get }
  /// When something is due at the keyboard or on the way to it.
  var nextTime: Double? { get }
  /// Delivers what is due, and runs frames until nothing is left to do.
  /// - Returns: What keeps a window busy; nil where all came to rest.
  func settle() -> String?
}

/// The host of a test window: no display, a clock that stands still, fonts that do not depend on the machine.
package final class TestHost: WindowHost {
  package let textShaper: any TextShaper
  package let imageLoader: any ImageLoader
  package var settings = HostSettings()
  #if GTK
    /// Images are decoded for pictures, and for sizes with real text.
    lazy var images = ImageStore()
  #endif
  let testClipboard = TestClipboard()
  package var clipboard: any Clipboard { testClipboard }
  /// Seconds.
  package var time: Double = 1
  /// What the clock of every test window shows when it opens: noon in Greenwich on the first of January 2024.
  package nonisolated static let firstDate = Date(timeIntervalSince1970: 1_704_110_400)
  /// The date at second 0.
  private let dateAtStart = TestHost.firstDate - 1
  package var date: Date { dateAtStart + time }
  var wakeUp: Double?
  var output: FrameOutput?
  package private(set) var title = ""
  package private(set) var cursor = Cursor.arrow
  package private(set) var textInput: TextInputRequest?
  package private(set) var openedURLs: [URL] = []
  package private(set) var isClosed = false
  weak var content: WindowContent?
  /// Nil for a window that belongs to no app.
  unowned var application: TestApplication?
  /// The screen on which the window is, if the test has made one.
  var screen: (any HostScreen)?
  package var softwareKeyboard: (any SoftwareKeyboardLink)? { screen?.link }
  package var placeOnScreen: KeyboardWindowPlace? { screen?.place(of: self) }
  package private(set) var isHidden = false
  package private(set) var limits = WindowLimits()
  package private(set) var abilities = WindowAbilities()
  package var chrome = WindowRequest.Chrome.titleBar

  init(text: TestText, _ settings: TestWindow.Settings) {
    hearth_link_test_stack()
    settings.apply(to: &self.settings)
    #if GTK
      if text == .real {
        GTKLibrary.prepareForPictures()
        let images = ImageStore()
        imageLoader = images
        textShaper = PangoShaper(.pinned, images: images)
        self.images = images
        return
      }
    #endif
    imageLoader = NoImages()
    textShaper = RoundMetricsShaper()
    self.settings.bodySize = 16
  }
  nonisolated deinit {}
  package func requestFrame() {}
  package func requestFrame(after seconds: Double) { wakeUp = time + seconds }
  package func setCursor(_ cursor: Cursor) { self.cursor = cursor }
  private(set) var announcements: [String] = []
  package func announce(_ text: String) { announcements.append(text) }
  package func setTextInput(_ request: TextInputRequest?) { textInput = request }
  package var spellingChecker: (any SpellingChecker)?
  package var textPredictor: (any TextPredictor)?
  /// What the input method of the test has not finished.
  var composition = ""
  var compositionEnd = CompositionEnd.drops
  private(set) var endedCompositions = 0
  package func endComposition() -> String {
    endedCompositions += 1
    defer { composition = "" }
    return compositionEnd == .enters ? composition : ""
  }
  package func setTitle(_ title: String) { self.title = title }
  package func openURL(_ url: URL) { openedURLs.append(url) }
  package private(set) var feedback: [SensoryFeedback] = []
  package func play(_ feedback: any FeedbackRequest) {
    if let feedback = feedback as? SensoryFeedback { self.feedback.append(feedback) }
  }
  package func close() {
    isClosed = true
    application?.windowDidClose(self)
  }
  package func raise() { application?.bringToFront(self) }
  package func setLimits(_ limits: WindowLimits) {
    self.limits = limits
    guard let content, !content.isUpdating else { return }
    let size = content.windowSize, new = limits.clamped(size)
    // As the desktop does: a window that is too small for its content, or too large, gets another size.
    if new != size { content.handle(.resize(new)) }
  }
  package func setMinimized(_ isMinimized: Bool) { content?.visibilityDidChange(!isMinimized) }
  private var sizeBeforeMaximizing: CGSize?
  package func toggleMaximized() {
    let old = sizeBeforeMaximizing
    sizeBeforeMaximizing = old == nil ? content?.windowSize : nil
    if let size = old ?? application?.display.size { resize(to: size) }
  }
  package private(set) var titleBar = WindowTitleBar()
  package func setTitleBar(_ titleBar: WindowTitleBar) {
    (self.titleBar, chrome) = (titleBar, titleBar.isHidden ? .hiddenTitleBar : .titleBar)
  }
  package func setAbilities(_ abilities: WindowAbilities) {
    let showedDesktop = self.abilities.showsDesktop
    self.abilities = abilities
    guard let content, abilities.showsDesktop != showedDesktop else { return }
    // Not within the frame.
    if !content.idiom.hasWindows { isFullScreen = !abilities.showsDesktop }
  }
  /// Whether the window fills the screen.
  package private(set) var isFullScreen = false
  private var sizeBefore: CGSize?
  package func setFullScreen(_ isFullScreen: Bool) {
    if isFullScreen == self.isFullScreen { return }
    self.isFullScreen = isFullScreen
    if isFullScreen { sizeBefore = content?.windowSize }
    if let size = isFullScreen ? application?.display.size : sizeBefore { resize(to: size) }
    content?.fullScreenDidChange(isFullScreen)
  }
  package func resize(to size: CGSize) { content?.handle(.resize(size)) }
  package func setHidden(_ isHidden: Bool) { self.isHidden = isHidden }
  /// How often a drag has begun that moves the window.
  package private(set) var windowDrags = 0
  package func beginWindowDrag() { windowDrags += 1 }
  /// What is dragged out of the window now.
  var drag: TestDrag?
  package func startDrag(_ session: OutgoingDrag, at position: CGPoint) -> Bool {
    drag = TestDrag(session)
    return true
  }
  /// The window that this one stays above.
  package private(set) weak var parent: TestHost?
  package func setParent(_ parent: (any WindowHost)?) { self.parent = parent as? TestHost }
  /// The dialog for files that is open.
  var fileDialog: (request: FileDialogRequest, completion: @MainActor ([URL]?) -> Void)?
  package func showFileDialog(_ request: FileDialogRequest, _ completion: @escaping @MainActor ([URL]?) -> Void) {
    fileDialog = (request, completion)
  }
  package func closeFileDialog() { fileDialog = nil }
  /// What the user will say to what the app waits for in the middle of its code: buttons of alerts by their titles, with what
  /// becomes of the box, and files.
  var pressesToCome: [(button: String, isChecked: Bool?)] = [], filesToCome: [[URL]] = []
  /// What was asked so, in order.
  var modalQuestions: [String] = []
  package func askNow(_ question: ModalQuestion) -> ModalQuestion.Answer? {
    modalQuestions.append(question.title)
    guard let press = pressesToCome.first, let button = question.buttons.firstIndex(where: { $0.title == press.button })
    else { return nil }
    pressesToCome.removeFirst()
    return ModalQuestion.Answer(button: button, isChecked: press.isChecked ?? question.isChecked)
  }
  package func chooseFilesNow(_ request: FileDialogRequest) -> [URL]? {
    modalQuestions.append(request.message ?? "")
    return filesToCome.isEmpty ? nil : filesToCome.removeFirst()
  }
  package var isShowingFileDialog: Bool { fileDialog != nil }
  /// Where the app wanted the window to be: points of the screen.
  package private(set) var wantedPlace: CGPoint?
  package func move(near point: CGPoint) { wantedPlace = point }
}

/// Knows the sizes of images by their first bytes, and every symbol whose name could
/// be one: small letters, digits and dots.
final class NoImages: ImageLoader {
  private var known: [ImageSource: ImageMetrics?] = [:]
  init() {}
  nonisolated deinit {}
  func metrics(of source: ImageSource) -> ImageMetrics? {
    if case .symbol(let name, let size, _) = source {
      let isName =
        !name.isEmpty && name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 46 }
      return ImageMetrics(size: CGSize(width: size, height: size), baseline: size * 0.8, isPlaceholder: !isName)
    }
    if case .drawn(let picture) = source { return ImageMetrics(size: picture.size) }
    if let metrics = known[source] { return metrics }
    let data: Data? =
      switch source {
      case .file(let path): FileManager.default.contents(atPath: path)
      case .data(let data): data
      case .symbol, .drawn: nil
      }
    let metrics = data.flatMap { ImageHeader($0) }.map { ImageMetrics(size: $0.size) }
    known[source] = metrics
    return metrics
  }
}

/// Keeps what is copied, for one window.
final class TestClipboard: Clipboard {
  var collections = 0
  private(set) var contents: [ClipboardData] = []
  var selection: String?
  init() {}
  nonisolated deinit {}
  private var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  func observe(_ observer: ObjectIdentifier, _ action: (@MainActor () -> Void)?) { observers[observer] = action }
  func setText(_ text: String) { setData([ClipboardData(ClipboardData.text, Data(text.utf8))]) }
  func readText(_ completion: @escaping @MainActor (String?) -> Void) {
    completion(contents.first { $0.mimeType == ClipboardData.text }.map { String(decoding: $0.data, as: UTF8.self) })
  }
  var mimeTypes: [String] { contents.map(\.mimeType) }
  func setData(_ data: [ClipboardData]) {
    contents = data
    for action in observers.values { action() }
  }
  func readData(_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void) {
    completion(contents.first { $0.mimeType == mimeType }?.data)
  }
  func setPrimarySelection(_ text: String) { selection = text }
  func readPrimarySelection(_ completion: @escaping @MainActor (String?) -> Void) { completion(selection) }
}
