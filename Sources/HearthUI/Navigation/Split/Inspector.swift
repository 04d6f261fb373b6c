import Foundation
import HearthCore

/// How wide an inspector is, in points: what its content asks for.
struct InspectorWidth: Equatable {
  var least: CGFloat = 200
  var ideal: CGFloat = 260
  var most: CGFloat = 400
}
struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth? { nil }
  static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = nextValue() ?? value }
}

extension View {
  /// Shows what belongs to this view, or to what is selected in it, in a column at its trailing edge.
  ///
  /// Where there is no room for two columns the inspector lies over the view, with a button that closes it.
  ///
  ///     Text("Document").inspector(isPresented: $isShown) { Text("Details") }
  public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }
  /// Sets the width of the inspector that this view is the content of, in points. The user cannot change it.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: InspectorWidth(least: width, ideal: width, most: width))
  }
  /// Sets the width of the inspector that this view is the content of, in points: what it has at
  /// first, and between what the user may choose.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    let least = min ?? Swift.min(ideal, InspectorWidth().least), most = max ?? Swift.max(ideal, InspectorWidth().most)
    return preference(
      key: InspectorWidthKey.self, value: InspectorWidth(least: least, ideal: ideal, most: Swift.max(least, most)))
  }
}

nonisolated private struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @State private var asked = InspectorWidth()
  /// What the user made of the width; nil until then.
  @State private var chosen: CGFloat?
  @State private var edge = InspectorEdge()
  @State private var available: CGFloat = 0
  @Environment(\.idiom) private var idiom
  /// The room that content keeps beside an inspector; with less the inspector lies over
  /// it. Source: our choice: a phone's width.
  private static var leastContent: CGFloat { 320 }

  @MainActor func body(content: Content) -> some View {
    let width = Self.clamped(chosen ?? asked.ideal, asked)
    let most = Swift.max(asked.least, Swift.min(asked.most, available > 0 ? available - Self.leastContent : asked.most))
    let isOverlay = idiom == .phone || idiom == .watch || (available > 0 && available < Self.leastContent + asked.least)
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue && !isOverlay {
        divider(Swift.min(width, most), asked.least...most)
        column.frame(width: Swift.min(width, most))
      }
    }
    .overlay(alignment: .trailing) {
      if isPresented.wrappedValue && isOverlay { overlay }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      available = $0
    }
    .focusedSceneValue(\.inspectorVisibility, isPresented)
  }
  private static func clamped(_ width: CGFloat, _ asked: InspectorWidth) -> CGFloat {
    width.isFinite ? Swift.max(0, Swift.max(asked.least, Swift.min(asked.most, width))) : asked.least
  }
  @MainActor private var column: some View {
    inspector
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(InspectorWidthKey.self) { width in asked = width ?? InspectorWidth() }
      .background { InspectorBackground() }
      .focusSection()
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Inspector")
  }
  /// The line between the columns, which the user can move by pointer and keys.
  @MainActor private func divider(_ width: CGFloat, _ range: ClosedRange<CGFloat>) -> some View {
    edge.update(width, range) { chosen = $0.map { Self.clamped($0, asked) } }
    return Color.clear
      .frame(width: 1)
      .overlay { ColumnDividerView(divider: edge).frame(width: 2 * ColumnDivider.reach) }
      .zIndex(1)
  }
  @MainActor private var overlay: some View {
    let isPresented = isPresented
    let room = available > 0 ? available : asked.ideal
    let isWhole = room < asked.least + 80
    return VStack(spacing: 0) {
      HStack {
        Spacer(minLength: 0)
        Button {
          isPresented.wrappedValue = false
        } label: {
          Image(systemName: "xmark")
        }
        .buttonStyle(BarButtonStyle())
        .keyboardShortcut(.cancelAction)
        .accessibilityLabel("Close Inspector")
        .accessibilityIdentifier("close inspector")
      }
      .padding(6)
      column
    }
    .frame(width: isWhole ? room : Swift.min(asked.ideal, room - 60))
    .frame(maxHeight: .infinity)
    .background { InspectorBackground() }
    .shadow(color: .black.opacity(0.25), radius: 12)
    .contentShape(Rectangle())
    .modalFocus()
  }
}

/// The line before an inspector. It knows what the last update of the view has told it.
@MainActor private final class InspectorEdge: ColumnEdge {
  private(set) var width: CGFloat = 0
  private(set) var range: ClosedRange<CGFloat> = 0...0
  private var choose: ((CGFloat?) -> Void)?
  nonisolated init() {}
  nonisolated deinit {}
  func update(_ width: CGFloat, _ range: ClosedRange<CGFloat>, _ choose: @escaping (CGFloat?) -> Void) {
    (self.width, self.range, self.choose) = (width, range, choose)
  }
  var isLeading: Bool { true }
  var title: String { "Inspector divider" }
  var identifier: String { "inspector divider" }
  func set(_ width: CGFloat) { choose?(max(range.lowerBound, min(range.upperBound, width.rounded()))) }
  func reset() { choose?(nil) }
}

nonisolated private struct InspectorBackground: View {
  @Environment(\.colorScheme) private var scheme
  @MainActor var body: some View { Rectangle().fill(scheme == .dark ? Color(white: 0.16) : Color(white: 0.97)) }
}
