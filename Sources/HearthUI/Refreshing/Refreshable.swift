import Foundation
import HearthCore

/// Refreshes what a view shows.
///
///     Button("Try Again") { Task { await refresh?() } }
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void
  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
  /// Refreshes, and returns when that is done.
  public func callAsFunction() async { await action() }
}
struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
extension EnvironmentValues {
  /// Refreshes what is shown here; nil where nothing says how.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Sets how what is in here is refreshed. On phones and tablets the user pulls the content of the first scroll view
  /// or list down: a spinner turns above it until `action` has returned. On a desktop Control-R refreshes, an item in the
  /// menu View, and two fingers on a touchpad that pull.
  ///
  ///     List(mails) { MailRow(mail: $0) }.refreshable { await mailbox.fetch() }
  ///
  /// Views in here can ask for it, too: `\.refresh` in the environment. The task ends with this view.
  ///
  /// Source: Apple, documentation of `refreshable(action:)`; the key is our choice, as in browsers and mail programs.
  public nonisolated func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    Refreshable(content: self, action: action)
  }
}

nonisolated private struct Refreshable<Content: View>: View {
  let content: Content
  let action: @Sendable () async -> Void
  @State private var model = RefreshModel()
  @Environment(\.idiom) private var idiom
  @MainActor var body: some View {
    let model = model
    let _ = model.action = action
    content
      .transformEnvironment(\.refresh) { [action] in $0 = RefreshAction(action) }
      .transformEnvironment(\.scrollRefresher) { $0 = ScrollRefresherReference(model) }
      .overlay(alignment: .top) { RefreshIndicator(model: model) }
      .background {
        if idiom == .desktop {
          Button("Refresh") { model.begin() }.keyboardShortcut("r").opacity(0).frame(width: 0, height: 0)
            .accessibilityHidden(true)
        }
      }
      .focusedSceneValue(\.refreshing, RefreshCommand(model: model))
      .onDisappear { model.end() }
  }
}
/// What the menu's Refresh does: what was shown last in the window refreshes.
struct RefreshCommand: Equatable {
  let model: RefreshModel
  static func == (a: Self, b: Self) -> Bool { a.model === b.model }
}
private struct RefreshCommandKey: FocusedValueKey { typealias Value = RefreshCommand }
extension FocusedValues {
  /// Refreshes what the window shows; nil where nothing says how.
  var refreshing: RefreshCommand? {
    get { self[RefreshCommandKey.self] }
    set { self[RefreshCommandKey.self] = newValue }
  }
}

/// How far a pull that refreshes has come.
nonisolated struct RefreshPull: Equatable, Sendable {
  /// Points between the upper edge of the scroll view and its content.
  var length: CGFloat = 0
  var isRefreshing = false
  /// The upper edge of the scroll view, in the window.
  var top: CGFloat = 0
}

/// A pull that refreshes, from the first point to the end of the task.
@MainActor final class RefreshModel: ScrollRefresher {
  /// Points. Source: seen, iOS: content is refreshed when it was pulled about 75 points, and rests 60 points lower.
  static let threshold: CGFloat = 75, restingHeight: CGFloat = 60
  var action: @Sendable () async -> Void = {}
  /// Hears of changes at the end of a round.
  var didChange: (() -> Void)?
  private(set) var pull = RefreshPull()
  private var task: Task<Void, Never>?
  /// A pull refreshes once.
  private var isSpent = false
  nonisolated init() {}
  nonisolated deinit {}

  var height: CGFloat { pull.isRefreshing ? Self.restingHeight : 0 }

  func contentWasPulled(_ scroll: ScrollNode, by length: CGFloat) {
    var new = pull
    (new.length, new.top) = (length, scroll.frameInWindow.minY)
    if length == 0 { isSpent = false }
    if length >= Self.threshold, !pull.isRefreshing, !isSpent {
      isSpent = true
      new.isRefreshing = true
      run(scroll)
    }
    change(to: new, scroll)
  }
  private func change(to new: RefreshPull, _ scroll: ScrollNode) {
    if new == pull { return }
    pull = new
    scroll.engine.performAtEndOfRound { [self] in didChange?() }
  }
  private func run(_ scroll: ScrollNode) {
    let action = action
    task?.cancel()
    task = Task { [weak self, weak scroll] in
      await action()
      guard let self, !Task.isCancelled else { return }
      self.task = nil
      var new = self.pull
      new.isRefreshing = false
      guard let scroll, !scroll.isUnmounted else {
        self.pull = new
        return
      }
      self.change(to: new, scroll)
      scroll.refreshDidChange()
    }
  }
  /// By a key, or a menu: nothing moves.
  func begin() {
    let action = action
    task?.cancel()
    task = Task { await action() }
  }
  func end() {
    task?.cancel()
    task = nil
    pull = RefreshPull()
  }
}

/// The spinner above the content.
struct RefreshIndicator: View {
  /// Grows when the model has changed.
  @State private var changes = 0
  let model: RefreshModel
  var body: some View {
    let model = model
    let _ = changes
    let shown = model.pull
    GeometryReader { proxy in
      if shown.length > 0 {
        ProgressView()
          .accessibilityLabel("Refreshing")
          .accessibilityIdentifier("refreshing")
          .opacity(shown.isRefreshing ? 1 : min(1, Double(shown.length / RefreshModel.threshold)))
          .frame(maxWidth: .infinity)
          .offset(y: shown.top - proxy.frame(in: .global).minY + shown.length / 2 - 10)
      }
    }
    .frame(height: 20)
    .allowsHitTesting(false)
    .onAppear {
      // The model does not keep the view, which keeps the model.
      let count = $changes
      model.didChange = { count.wrappedValue += 1 }
    }
    .onDisappear { model.didChange = nil }
  }
}
