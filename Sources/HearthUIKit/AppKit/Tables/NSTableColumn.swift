import Foundation
import HearthCore
import HearthUI

/// A column of a table: what it is called, how wide it is, and how its title sorts.
@MainActor @preconcurrency open class NSTableColumn: NSObject {
  /// What of a column's width is changed, and by whom.
  public nonisolated struct ResizingOptions: OptionSet, Sendable {
    // Source: AppKit's numbers.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It takes part in what is left of the table's width.
    public static let autoresizingMask = ResizingOptions(rawValue: 1)
    /// The user can change it.
    public static let userResizingMask = ResizingOptions(rawValue: 2)
  }
  /// What the app finds the column by.
  open var identifier: NSUserInterfaceItemIdentifier { didSet { if identifier != oldValue { didChange() } } }
  /// What stands above the column.
  open var title: String {
    get { headerCell.stringValue }
    set { headerCell.stringValue = newValue }
  }
  /// What the title is shown by.
  open private(set) lazy var headerCell: NSTableHeaderCell = {
    let cell = NSTableHeaderCell(textCell: "Field")
    cell.didChange = { [weak self] in self?.didChange() }
    return cell
  }()
  /// How wide the column is at first: points. The user and the available room may change it.
  open var width: CGFloat = 100 { didSet { if width != oldValue { didChange() } } }
  /// The least width: points.
  open var minWidth: CGFloat = 10 { didSet { if minWidth != oldValue { didChange() } } }
  /// The greatest width: points.
  open var maxWidth: CGFloat = .greatestFiniteMagnitude { didSet { if maxWidth != oldValue { didChange() } } }
  /// Who may change the width.
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask] {
    didSet { if resizingMask != oldValue { didChange() } }
  }
  /// How the table is sorted first when the title is clicked; nil for a title that does not sort.
  open var sortDescriptorPrototype: NSSortDescriptor? { didSet { didChange() } }
  /// Whether the column is left out.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// Whether texts that a data source gives for the column can be edited: they cannot. True is reported.
  open var isEditable: Bool {
    get { false }
    set {
      reportUnkept(
        "NSTableColumn.isEditable", if: newValue,
        "give views with a field that is edited, by tableView(_:viewFor:row:).")
    }
  }
  /// What the user is told at the title.
  open var headerToolTip: String? { didSet { if headerToolTip != oldValue { didChange() } } }
  /// The table that the column is in.
  open internal(set) weak var tableView: NSTableView?
  /// Creates a column.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
  nonisolated deinit {}
  /// Gives the column the width of its title.
  open func sizeToFit() { width = max(minWidth, min(maxWidth, Self.width(of: title))) }
  private static func width(of title: String) -> CGFloat {
    let font = NSFont.systemFont(ofSize: NSFont.systemFontSize)
    return (title as NSString).size(withAttributes: [.font: font]).width.rounded(.up) + 16
  }
  private func didChange() { tableView?.columnsDidChange() }
  var isFixed: Bool { minWidth >= maxWidth || !resizingMask.contains(.userResizingMask) }
}

/// The title of a column.
@MainActor @preconcurrency open class NSTableHeaderCell: NSObject {
  var didChange: (() -> Void)?
  /// The title of the column.
  open var stringValue: String { didSet { if stringValue != oldValue { didChange?() } } }
  /// The same.
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }
  /// At which side of the column it is, and with it the column's cells that are texts of the data source.
  open var alignment = NSTextAlignment.natural { didSet { if alignment != oldValue { didChange?() } } }
  /// Creates a title.
  public init(textCell string: String) { stringValue = string }
  nonisolated deinit {}
}

/// What stands above the columns of a table. One that is nil leaves the titles out; how it looks is the table's own.
@MainActor @preconcurrency open class NSTableHeaderView: NSView {
  /// The table below it.
  open internal(set) weak var tableView: NSTableView?
  nonisolated deinit {}
}
