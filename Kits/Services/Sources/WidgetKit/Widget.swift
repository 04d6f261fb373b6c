import HearthCore
import SwiftUI

/// A widget. No desktop of Linux shows one; its view can be used and previewed like any other.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  /// What it shows.
  var body: Body { get }
}
extension Widget {
  /// Shows or draws a preview where the program is asked for one; else reports that its only widget is not shown, and ends.
  public static func main() { if !WidgetPreviews.show() { reportWidgets([Self().body._summary]) } }
}

/// The widgets of a program.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}
extension WidgetBundle {
  /// Shows or draws a preview where the program is asked for one; else reports that its widgets are not shown, and ends.
  public static func main() { if !WidgetPreviews.show() { reportWidgets(Self().body._summaries) } }
}
extension Widget {
  var _summaries: [String] { (self as? any WidgetList)?.summaries ?? [body._summary] }
}
@MainActor private func reportWidgets(_ summaries: [String]) {
  Report(
    kind: .notOnLinux, path: summaries.joined(separator: ", "),
    message: "no desktop shows widgets of apps. Their views can be shown in a window or a preview."
  ).tell()
}

/// Several widgets as one.
@MainActor protocol WidgetList { var summaries: [String] { get } }
/// Widgets of a bundle.
public struct _Widgets<each W: Widget>: Widget, WidgetList {
  private let widgets: (repeat each W)?
  public init() { widgets = nil }
  init(_ widgets: repeat each W) { self.widgets = (repeat each widgets) }
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  var summaries: [String] {
    guard let widgets else { return [] }
    var found: [String] = []
    for widget in repeat each widgets { found += widget._summaries }
    return found
  }
}
/// Makes the widgets of a bundle.
@MainActor @resultBuilder public enum WidgetBundleBuilder {
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> _Widgets<repeat each W> {
    _Widgets(repeat each widgets)
  }
}
