import HearthCore
import HearthUI
import Observation

/// What has the items of a window's bar.
@MainActor protocol WindowBar: AnyObject {
  /// The items at the leading end, in the middle and at the trailing end.
  var places: [WindowBarItem.Place: [WindowBarItem]] { get }
}
/// An item of a window's bar.
struct WindowBarItem: Identifiable {
  enum Place { case leading, middle, trailing }
  let id: ObjectIdentifier
  let view: AnyView
}
/// The bar of a window that the app has made.
@MainActor @Observable final class WindowBarModel {
  var bar: (any WindowBar)?
  /// Grows when the bar shows something else.
  var version = 0
  /// What stands below the title.
  var subtitle = ""
  nonisolated init() {}
  nonisolated deinit {}
}
/// The content of a window with the items of its bar.
struct WithBar: ViewModifier {
  let model: WindowBarModel?
  func body(content: Content) -> some View {
    let _ = model?.version
    let places = model?.bar?.places ?? [:]
    let subtitle = model?.subtitle ?? ""
    return content.modifier(Subtitle(text: subtitle)).toolbar {
      ToolbarItemGroup(placement: .navigation) { ForEach(places[.leading] ?? []) { $0.view } }
      ToolbarItemGroup(placement: .principal) { ForEach(places[.middle] ?? []) { $0.view } }
      ToolbarItemGroup(placement: .automatic) { ForEach(places[.trailing] ?? []) { $0.view } }
    }
  }
}
private struct Subtitle: ViewModifier {
  let text: String
  func body(content: Content) -> some View { content.navigationSubtitle(Text(verbatim: text)) }
}
