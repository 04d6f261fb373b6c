import Foundation
import HearthCore

/// How alerts and confirmation dialogs look on phones and tablets. Lengths are points.
///
/// Source: seen, `UIAlertController` of iOS 13 to 18: an alert has a title of 17, semibold, and a message of 13, 20 from
/// the upper edge and 16 from the sides, and rows of 44 with letters of 17; an action sheet has both in 13, secondary,
/// rows of 57 with letters of 20, and its way out 8 below, on a card of its own. Thin lines part the rows.
enum TouchedDialogLook {
  case alert
  /// The way out stands apart.
  case sheet
  /// Rows of an action sheet in a popover.
  case popover

  var rowHeight: CGFloat { self == .alert ? 44 : 57 }
  var font: Font { self == .alert ? .body : .title3 }
  static let radius: CGFloat = 14, gap: CGFloat = 8

  /// The nearest of the system's colours to the materials that it uses.
  static var card: Color { Color(.systemGray6) }
  static var pressedCard: Color { Color(.systemGray4) }
  /// Of the way out of an action sheet.
  static var wayOut: Color { Color(.secondarySystemGroupedBackground) }
}

struct TouchedDialogKey: EnvironmentKey { static let defaultValue: TouchedDialogLook? = nil }
extension EnvironmentValues {
  /// Nil: the dialog looks as on a desktop.
  var touchedDialog: TouchedDialogLook? {
    get { self[TouchedDialogKey.self] }
    set { self[TouchedDialogKey.self] = newValue }
  }
}

/// Title and message above the rows.
nonisolated struct TouchedDialogTexts<Title: View, Message: View>: View {
  let look: TouchedDialogLook
  let title: Title
  let message: Message
  @Environment(\.isGlassy) private var isGlassy

  @MainActor var body: some View {
    // Source: seen, iOS 26: both begin at the leading edge, in letters of 17.
    let isLeading = isGlassy && look == .alert
    VStack(alignment: isLeading ? .leading : .center, spacing: look == .alert ? 4 : 10) {
      if isLeading {
        title.font(.headline)
        message.font(.body).foregroundStyle(.secondary)
      } else if look == .alert {
        title.font(.headline)
        message.font(.footnote)
      } else {
        title.font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
        message.font(.footnote).foregroundStyle(.secondary)
      }
    }
    .multilineTextAlignment(isLeading ? .leading : .center)
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: .infinity, alignment: isLeading ? .leading : .center)
  }
}

/// One of the rows of a dialog.
nonisolated struct TouchedDialogRow: ButtonStyle {
  let look: TouchedDialogLook
  let isPreferred: Bool
  @Environment(\.isGlassy) private var isGlassy

  nonisolated init(look: TouchedDialogLook, isPreferred: Bool) { (self.look, self.isPreferred) = (look, isPreferred) }
  @MainActor func makeBody(configuration: Configuration) -> some View {
    if isGlassy {
      GlassyDialogButton(configuration: configuration, isPreferred: isPreferred)
    } else {
      row(configuration)
    }
  }
  @MainActor private func row(_ configuration: Configuration) -> some View {
    let isApart = look == .sheet && configuration.role == .cancel
    return configuration.label
      .font(isPreferred ? look.font.weight(.semibold) : look.font)
      .foregroundStyle((configuration.role == .destructive ? Color.red : Color.accentColor).forText)
      .lineLimit(1).minimumScaleFactor(0.7)
      .padding(.horizontal, 8).padding(.vertical, 4)
      .frame(maxWidth: .infinity, minHeight: look.rowHeight)
      .background(
        configuration.isPressed
          ? TouchedDialogLook.pressedCard : isApart ? TouchedDialogLook.wayOut : TouchedDialogLook.card
      )
      .overlay(alignment: .top) { if !isApart { DialogLine() } }
      .contentShape(Rectangle())
      .modifier(DialogRowOpacity())
  }
}

/// A button of an alert or a confirmation dialog of iOS 26: a capsule on the card. Source: seen, iOS 26: 48 high, 8 between.
nonisolated private struct GlassyDialogButton: View {
  let configuration: ButtonStyleConfiguration
  let isPreferred: Bool
  @MainActor var body: some View {
    // What leads out is emphasized by its letters alone.
    let isFilled = isPreferred && configuration.role != .cancel, isDestructive = configuration.role == .destructive
    configuration.label
      .font(isPreferred ? .body.weight(.semibold) : .body)
      .foregroundStyle(isFilled ? Color.accentColor.textOnGround : isDestructive ? Color.red.forText : .primary)
      .lineLimit(1).minimumScaleFactor(0.7)
      .padding(.horizontal, 12).padding(.vertical, 6)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background {
        Capsule().fill(isFilled ? Color.accentColor.asGround : Color.primary.opacity(0.08))
          .overlay { Capsule().fill(Color.primary.opacity(configuration.isPressed ? 0.1 : 0)) }
      }
      .contentShape(Capsule())
      .padding(4)
      .modifier(DialogRowOpacity())
  }
}

/// The label of a row that cannot be chosen is pale.
nonisolated private struct DialogRowOpacity: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  @MainActor func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
  }
}

/// A line between two rows: half a point, which is a pixel of most displays of phones.
nonisolated struct DialogLine: View {
  var isVertical = false
  @Environment(\.isGlassy) private var isGlassy
  private static var thickness: CGFloat { 0.5 }
  @MainActor var body: some View {
    Color(.separator).opacity(isGlassy ? 0 : 1).frame(
      width: isVertical ? Self.thickness : nil, height: isVertical ? nil : Self.thickness
    )
    .accessibilityHidden(true).allowsHitTesting(false)
  }
}

/// Two cards, one below the other: what is chosen from, and the way out.
nonisolated struct ActionSheetShape: Shape {
  func path(in rect: CGRect) -> Path {
    let last = TouchedDialogLook.sheet.rowHeight, gap = TouchedDialogLook.gap
    let corner = CGSize(width: TouchedDialogLook.radius, height: TouchedDialogLook.radius)
    let above = rect.height - last - gap
    var path = Path()
    if above > 0 {
      path.addRoundedRect(
        in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: above), cornerSize: corner)
    }
    path.addRoundedRect(
      in: CGRect(
        x: rect.minX, y: rect.maxY - min(last, rect.height), width: rect.width, height: min(last, rect.height)),
      cornerSize: corner)
    return path
  }
}
