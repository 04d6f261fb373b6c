import Foundation
import HearthCore
import HearthUI
import Observation

/// Says which pages lie beside a page.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
/// Hears that the user has turned pages.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// The user has turned to another page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows one view controller, and those beside it when the user turns to them: a `TabView` of pages.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  /// How pages are turned: they move.
  public enum TransitionStyle: Int, Sendable {
    /// As pages of a book, which is reported: they move; or they move.
    case pageCurl = 0
    case scroll
  }
  /// Where pages lie: beside each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other, or one below the other, which is reported: they lie beside each other.
    case horizontal = 0
    case vertical
  }
  /// From which side a page comes.
  public enum NavigationDirection: Int, Sendable {
    /// From where reading ends, or from where it begins.
    case forward = 0, reverse
  }
  /// Says which pages lie beside the one that is shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { findNeighbours() } }
  /// Hears that the user has turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  private let model = PagesModel()
  /// The page that is shown.
  open var viewControllers: [UIViewController]? { model.current.map { [$0] } }

  /// What can be said of pages when a view controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages that move, in points: a `CGFloat`, or another number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Creates a view controller without a page.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    if transitionStyle == .pageCurl || navigationOrientation == .vertical {
      Report(
        kind: .notOnLinux, path: "UIPageViewController",
        message:
          "pages lie beside each other and move: none curls, and none lies below another. Use .scroll and .horizontal."
      ).tell()
    }
    let spacing = options?[.interPageSpacing]
    model.spacing = max(0, (spacing as? CGFloat) ?? CGFloat((spacing as? NSNumber)?.doubleValue ?? 0))
  }
  /// There are no files to make view controllers from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  open override func loadView() {
    model.turned = { [weak self] in self?.userDidTurn(to: $0) }
    view = HostingView(AnyView(PagesView(model: model)))
  }
  override var ignoredSafeArea: SafeAreaRegions { [] }
  /// Shows a page, the first one of `viewControllers`. The delegate is not told.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else { return }
    let change = {
      self.model.current = page
      self.findNeighbours()
    }
    let isBeside = model.pages.contains { $0 === page }
    if animated && isBeside { withAnimation(.default) { change() } } else { change() }
    completion?(true)
  }
  private func userDidTurn(to page: UIViewController) {
    guard let old = model.current, old !== page else { return }
    model.current = page
    findNeighbours()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
  }
  private func findNeighbours() {
    guard let current = model.current else { return }
    let after = dataSource?.pageViewController(self, viewControllerAfter: current)
    var before = dataSource?.pageViewController(self, viewControllerBefore: current)
    // Of two pages each is before and after the other: it lies on one side only.
    if before === after || before === current { before = nil }
    let pages = [before, current, after === current ? nil : after].compactMap { $0 }
    for page in model.pages where !pages.contains(where: { $0 === page }) { page.removeFromParent() }
    for page in pages where !model.pages.contains(where: { $0 === page }) {
      addChild(page)
      page.didMove(toParent: self)
    }
    model.pages = pages
  }
}

@Observable @MainActor private final class PagesModel {
  var pages: [UIViewController] = []
  var current: UIViewController?
  /// Between two pages, in points.
  @ObservationIgnored var spacing: CGFloat = 0
  @ObservationIgnored var turned: (UIViewController) -> Void = { _ in }
}

private struct PagesView: View {
  let model: PagesModel
  var body: some View {
    let half = model.spacing / 2
    // Half of a space lies on each side of a page, out of sight while no page is turned.
    if half > 0 {
      tabs { $0.padding(.horizontal, half) }.padding(.horizontal, -half)
    } else {
      tabs { $0 }
    }
  }
  private func tabs(_ spaced: @escaping (ControllerPresenter) -> some View) -> some View {
    let selection = Binding<ObjectIdentifier?> {
      model.current.map { ObjectIdentifier($0) }
    } set: { id in
      if let page = model.pages.first(where: { ObjectIdentifier($0) == id }) { model.turned(page) }
    }
    return TabView(selection: selection) {
      ForEach(model.pages, id: \.pageIdentity) { page in
        spaced(ControllerPresenter(controller: page)).tag(Optional(ObjectIdentifier(page)))
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}
extension UIViewController { nonisolated fileprivate var pageIdentity: ObjectIdentifier { ObjectIdentifier(self) } }
