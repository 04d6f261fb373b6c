import Foundation
import HearthCore
import HearthUI

/// The name of `UIHostingController` on a Mac.
public typealias NSHostingController = UIHostingController

/// A view with one of SwiftUI in it.
///
///     let view = NSHostingView(rootView: Text("Hello"))
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
  /// The view of SwiftUI. State that it has stays when a new value is set.
  open var rootView: Content { didSet { needsUpdate() } }
  /// Creates a view with one of SwiftUI in it.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func makeContent() -> AnyView? { AnyView(rootView) }
  override var centersContent: Bool { true }
  /// The size that the content would like to have: points.
  open override var fittingSize: CGSize { contentSize(.unspecified) ?? .zero }
}

/// A material, over what is behind it in the window.
///
/// The window's own background is what lies behind it at last: the desktop does not show other windows through it.
@MainActor @preconcurrency open class NSVisualEffectView: NSView {
  override class var holdsOthers: Bool { self == NSVisualEffectView.self }
  /// What the material is for.
  public enum Material: Int, Sendable {
    /// The bar of a window.
    case titlebar = 3
    /// What is selected.
    case selection = 4
    /// A menu.
    case menu = 5
    /// A popover.
    case popover = 6
    /// The column at the side of a window.
    case sidebar = 7
    /// The head of a list.
    case headerView = 10
    /// A sheet.
    case sheet = 11
    /// The background of a window.
    case windowBackground = 12
    /// A small window over others.
    case hudWindow = 13
    /// What covers the screen.
    case fullScreenUI = 15
    /// A help tag.
    case toolTip = 17
    /// The background of content.
    case contentBackground = 18
    /// What lies below a window.
    case underWindowBackground = 21
    /// What lies below a page.
    case underPageBackground = 22
  }
  /// The content that is seen through the material. A program of Linux does not get to see what other windows show.
  public enum BlendingMode: Int, Sendable {
    /// Other windows; the window itself.
    case behindWindow, withinWindow
  }
  /// When the material is as in the window that has the keyboard. In another nothing is seen through it. Source: AppKit, seen.
  public enum State: Int, Sendable {
    /// As the window says; as in one that has the keyboard; as in another.
    case followsWindowActiveState, active, inactive
  }
  /// What the material is for.
  open var material = Material.contentBackground { didSet { if material != oldValue { needsUpdate() } } }
  /// The content that is seen through the material.
  ///
  /// `behindWindow`, where it is set, is reported: what is seen is what the window itself has there.
  open var blendingMode = BlendingMode.behindWindow {
    didSet {
      if blendingMode == .behindWindow {
        Report(
          kind: .notOnLinux, path: "NSVisualEffectView",
          message:
            "what is behind a window cannot be seen through it. Its material shows what the window itself has there."
        ).tell()
      }
    }
  }
  /// When the material is as in the window that has the keyboard.
  open var state = State.followsWindowActiveState { didSet { if state != oldValue { needsUpdate() } } }
  /// Whether a material that marks a selection stands out, in the accent colour. Source: Apple, `isEmphasized`.
  open var isEmphasized = false { didSet { if isEmphasized != oldValue { needsUpdate() } } }
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    AnyView(
      EffectFill(material: shown, state: state, isSelection: material == .selection && isEmphasized)
        .allowsHitTesting(false))
  }
  private var shown: SwiftUIMaterial {
    switch material {
    case .titlebar, .headerView: .bar
    case .hudWindow, .fullScreenUI, .underWindowBackground: .ultraThin
    case .menu, .popover, .toolTip: .thin
    case .sheet, .windowBackground, .contentBackground, .underPageBackground: .thick
    case .sidebar, .selection: .regular
    }
  }
}
/// The material of a `NSVisualEffectView`, or the colour in its place.
private struct EffectFill: View {
  let material: SwiftUIMaterial
  let state: NSVisualEffectView.State
  let isSelection: Bool
  @Environment(\.appearsActive) private var appearsActive
  var body: some View {
    if state == .inactive || state == .followsWindowActiveState && !appearsActive {
      Rectangle().fill(.windowBackground)
    } else if isSelection {
      Rectangle().fill(.tint)
    } else {
      Rectangle().fill(material)
    }
  }
}
private typealias SwiftUIMaterial = HearthCore.Material
