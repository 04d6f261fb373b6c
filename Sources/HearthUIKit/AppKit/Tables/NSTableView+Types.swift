import Foundation

extension NSTableView {
  /// How the rows of a table lie in it. Source: AppKit's numbers.
  public nonisolated enum Style: Int, Sendable {
    /// As suits the place: with room at the sides.
    case automatic = 0
    /// From edge to edge.
    case fullWidth
    /// With room at the sides.
    case inset
    /// With room at the sides, as in a column at the side of a window.
    case sourceList
    /// From edge to edge.
    case plain
  }
  /// How high rows are by themselves. Source: AppKit's numbers; the heights are our choice, close to AppKit's.
  public nonisolated enum RowSizeStyle: Int, Sendable {
    /// As the user has it for columns at the side of windows: as usual.
    case `default` = -1
    /// As `rowHeight` says.
    case custom = 0
    /// 19 points.
    case small
    /// 24 points.
    case medium
    /// 32 points.
    case large
    var height: CGFloat? {
      switch self {
      case .default, .custom: nil
      case .small: 19
      case .medium: 24
      case .large: 32
      }
    }
  }
  /// How a selected row is marked.
  public nonisolated enum SelectionHighlightStyle: Int, Sendable {
    /// Not at all.
    case none = -1
    /// By a ground in the accent colour, or a grey one.
    case regular
    /// As in a column at the side of a window: the same here.
    case sourceList
  }
  /// Where something is dropped.
  public nonisolated enum DropOperation: UInt, Sendable {
    /// On a row.
    case on = 0
    /// Between a row and the one before it.
    case above
  }
  /// Lines between cells.
  public nonisolated struct GridLineStyle: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lines between columns.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// Lines between rows.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    /// Dashed lines between rows.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }
  /// Which columns have what is left of a table's width.
  public nonisolated enum ColumnAutoresizingStyle: UInt, Sendable {
    /// None of them.
    case noColumnAutoresizing = 0
    /// All of them, as much each.
    case uniformColumnAutoresizingStyle
    /// One after the other, the last one first.
    case sequentialColumnAutoresizingStyle
    /// One after the other, the first one first.
    case reverseSequentialColumnAutoresizingStyle
    /// The last one.
    case lastColumnOnlyAutoresizingStyle
    /// The first one.
    case firstColumnOnlyAutoresizingStyle
  }
  /// How rows come and go: without an animation, or by the table's own.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    // Source: AppKit's numbers.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By the table's own.
    public static let effectFade = AnimationOptions(rawValue: 0x1)
    /// By the table's own.
    public static let effectGap = AnimationOptions(rawValue: 0x2)
    /// By the table's own.
    public static let slideUp = AnimationOptions(rawValue: 0x10)
    /// By the table's own.
    public static let slideDown = AnimationOptions(rawValue: 0x20)
    /// By the table's own.
    public static let slideLeft = AnimationOptions(rawValue: 0x30)
    /// By the table's own.
    public static let slideRight = AnimationOptions(rawValue: 0x40)
  }
}
