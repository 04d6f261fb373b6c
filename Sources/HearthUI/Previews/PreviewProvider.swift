import Foundation
import HearthCore

/// A type that provides previews of views, as sources older than `#Preview` declare them.
///
///     struct Row_Previews: PreviewProvider {
///       static var previews: some View {
///         Row(item: .sample).previewLayout(.sizeThatFits).previewDisplayName("Short")
///         Row(item: .long)
///       }
///     }
///
/// The program finds it in the table of its conformances, under the name of the type: see `#Preview` for how it is
/// shown. Several views are shown below each other under their names.
///
/// Source: Apple's documentation of `PreviewProvider`; how several are shown is our choice.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of `previews`; the compiler infers it.
  associatedtype Previews: View
  /// The views that are previewed, each a preview of its own.
  @ViewBuilder static var previews: Previews { get }
  /// The kind of device that the previews are meant for; nil for the one that the app is started for.
  static var platform: PreviewPlatform? { get }
}
extension PreviewProvider {
  /// The kind of device that the app is started for.
  public static var platform: PreviewPlatform? { nil }
}

/// A family of devices, as previews know them. `iOS`, `macOS`, `tvOS` or `watchOS`.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS

  var idiom: Idiom {
    switch self {
    case .iOS: .phone
    case .macOS: .desktop
    case .tvOS: .tv
    case .watchOS: .watch
    }
  }
}

/// A device, by the name of its model, as in `PreviewDevice(rawValue: "iPad mini")`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// Nil for a name that says nothing.
  var idiom: Idiom? {
    let families: [(String, Idiom)] = [
      ("iPhone", .phone), ("iPad", .pad), ("Apple TV", .tv), ("Apple Watch", .watch), ("Mac", .desktop),
    ]
    return families.first { rawValue.contains($0.0) }?.1
  }
}

/// What modifiers say about one view of a provider.
struct PreviewSettings {
  var name: String?
  var layout = PreviewLayout.device
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?

  /// Points, of a container that is not a window; nil for as large as there is room.
  func size(_ idiom: Idiom) -> CGSize? {
    if device == nil && orientation == nil { return nil }
    let idiom = device?.idiom ?? idiom
    return orientation.map { idiom.standardSize(in: $0) } ?? idiom.standardSize
  }
}
nonisolated private struct PreviewSettingsKey: ContainerValueKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
}
extension ContainerValues {
  nonisolated var preview: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the name of this view among the previews of its provider.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { containerValue(\.preview.name, value) }
  /// Sets how large the container is in which a provider's preview is shown.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { containerValue(\.preview.layout, value) }
  /// Gives a provider's preview the size of a device's screen. How controls look follows
  /// the device that the window stands for.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    containerValue(\.preview.device, value)
  }
  /// Sets how the device of a provider's preview is held.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.preview.orientation, value)
  }
}

/// The previews of a provider: one alone, or several below each other under their names.
nonisolated struct ProvidedPreviews<Content: View>: View {
  let content: Content
  @MainActor var body: some View {
    Group(subviews: content) { subviews in
      if subviews.count == 1 {
        ProvidedPreview(view: subviews[0])
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 24) {
            ForEach(subviews) { view in
              VStack(alignment: .leading, spacing: 8) {
                Text(name(of: view, among: subviews)).font(.caption).foregroundStyle(.secondary)
                ProvidedPreview(view: view)
              }
            }
          }
          .padding()
        }
      }
    }
  }
  private func name(of view: Subview, among views: SubviewsCollection) -> String {
    view.containerValues.preview.name ?? String((views.firstIndex { $0.id == view.id } ?? 0) + 1)
  }
}

nonisolated private struct ProvidedPreview: View {
  let view: Subview
  @Environment(\.idiom) private var idiom
  @MainActor var body: some View {
    let settings = view.containerValues.preview
    let size = settings.layout == .device ? settings.size(idiom) : nil
    view.modifier(PreviewContainerModifier(layout: settings.layout)).frame(width: size?.width, height: size?.height)
  }
}
