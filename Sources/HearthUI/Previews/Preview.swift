import Foundation
import HearthCore

/// A view as its developer wants to see it while working on it, apart from its app.
///
/// The macro `#Preview` makes it, and so does a ``PreviewProvider``.
@MainActor public struct Preview {
  /// What the traits of a preview of a view are about: see ``PreviewTrait``.
  public enum ViewTraits {}

  /// What is written, else where: "Row.swift:12".
  package let name: String
  /// The same of each preview: the module, the file, and the line.
  let place: (file: String, line: Int)
  let container: PreviewContainer
  /// The kind of device that it is meant for; nil for any.
  package internal(set) var idiom: Idiom?
  private let body: @MainActor () -> AnyView

  /// - Parameters:
  ///   - name: Nil for the file and the line.
  ///   - file: As `#fileID` has it.
  public init(
    _ name: String? = nil, traits: [PreviewTrait<ViewTraits>] = [], file: String = #fileID, line: Int = #line,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    var container = PreviewContainer()
    for trait in traits { trait.change(&container) }
    (self.name, place, self.container) = (name ?? Self.place(file, line), (file, line), container)
    self.body = { Self.erased(body()) }
  }
  private static func erased(_ view: some View) -> AnyView { AnyView(view) }

  /// The view in its container.
  var content: AnyView {
    let view = container.modifiers.reduce(body()) { $1.apply($0) }
    return AnyView(view.modifier(PreviewContainerModifier(layout: container.layout)))
  }
  /// Points, of the device's screen.
  package func screen(_ idiom: Idiom) -> CGSize {
    container.orientation.map { idiom.standardSize(in: $0) } ?? idiom.standardSize
  }

  /// Makes what modifiers of previews share, where it is not there yet. Their views need it.
  package func prepare() async throws {
    for modifier in container.modifiers { try await modifier.prepare() }
  }
  var isPrepared: Bool { container.modifiers.allSatisfy { $0.isPrepared() } }
}

/// What `#Preview` declares.
public protocol _PreviewRegistry {
  /// The preview's type under a name that no type of an app hides.
  typealias _Preview = Preview
  @MainActor static func _makePreview() -> Preview
}

/// What `#Preview` with arguments declares.
public protocol _PreviewGroupRegistry {
  /// The previews' type under a name that no type of an app hides.
  typealias _Preview = Preview
  @MainActor static func _makePreviews() -> [Preview]
}
extension Preview {
  /// A preview for each argument.
  public static func _group<T>(
    _ name: String?, traits: [PreviewTrait<ViewTraits>], arguments: [T], file: String, line: Int,
    @ContentBuilder body: @escaping @MainActor (T) -> any View
  ) -> [Preview] {
    let name = name ?? Preview.place(file, line)
    return arguments.enumerated().map { index, argument in
      Preview("\(name) \(index + 1)", traits: traits, file: file, line: line) { body(argument) }
    }
  }
  static func place(_ file: String, _ line: Int) -> String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
  }
}

/// What a preview is shown in.
struct PreviewContainer {
  var layout = PreviewLayout.device
  var orientation: InterfaceOrientation?
  var modifiers: [AnyPreviewModifier] = []
}

/// How large the container of a preview is.
public enum PreviewLayout: Sendable, Equatable {
  /// As large as the screen of the device: the window.
  case device
  /// As large as the view is when it is offered the screen of the device.
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: Sendable, Hashable, Identifiable, CaseIterable {
  enum Kind: Hashable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
  let kind: Kind
  public var id: Self { self }

  /// The top of the device is up.
  public static let portrait = InterfaceOrientation(kind: .portrait)
  /// The top of the device is down.
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  /// The top of the device is on the left.
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  /// The top of the device is on the right.
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)
  /// The four ways to hold a device.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  var isLandscape: Bool { kind == .landscapeLeft || kind == .landscapeRight }
}

extension Idiom {
  /// Points, of the screen of a device that is held so. Screens on desks and walls do not turn.
  func standardSize(in orientation: InterfaceOrientation) -> CGSize {
    guard isTouched else { return standardSize }
    let long = max(standardSize.width, standardSize.height), short = min(standardSize.width, standardSize.height)
    return orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }
}

/// A property of the container of a preview, given to `#Preview`.
///
/// Source: Apple's documentation of `PreviewTrait`.
@MainActor public struct PreviewTrait<T> {
  let change: @MainActor (inout PreviewContainer) -> Void

  /// The view is centred in a container of this size. Points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The view is centred on a screen of the device: what holds without a trait.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.layout = .device } }
  /// The container is as large as the view.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait { $0.layout = .sizeThatFits } }
  /// How phones and tablets are held.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { held(.portrait) }
  /// Phones and tablets are held upside down.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { held(.portraitUpsideDown) }
  /// Phones and tablets are held with their top on the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { held(.landscapeLeft) }
  /// Phones and tablets are held with their top on the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { held(.landscapeRight) }
  private static func held(_ orientation: InterfaceOrientation) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { $0.orientation = orientation }
  }

  /// The view is changed by a modifier, which shares with other previews what is dear to
  /// make. The first modifier is the innermost.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { $0.modifiers.append(AnyPreviewModifier(modifier)) }
  }
}

nonisolated struct PreviewContainerModifier: ViewModifier {
  let layout: PreviewLayout
  @MainActor func body(content: Content) -> some View {
    switch layout {
    case .device: content.frame(maxWidth: .infinity, maxHeight: .infinity)
    case .sizeThatFits: content
    case .fixed(let width, let height): content.frame(width: width, height: height)
    }
  }
}
