import HearthCore

/// A menu of its own in the menu bar, between View and Window.
///
///     struct ViewCommands: Commands {
///       var body: some Commands {
///         CommandMenu("Zoom") {
///           Button("Larger") { print("larger") }.keyboardShortcut("+")
///           Button("Smaller") { print("smaller") }.keyboardShortcut("-")
///         }
///       }
///     }
nonisolated public struct CommandMenu<Content: View>: Commands {
  let name: Text
  let content: Content

  /// A menu whose name is looked up in the app's tables.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (name, self.content) = (Text(nameKey), content())
  }
  /// A menu whose name is from a resource.
  @_disfavoredOverload public init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (Text(name), content())
  }
  /// A menu with a text as its name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }
  /// A menu whose name is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (Text(name), content())
  }

  public typealias Body = Never
  @MainActor private var view: DetachedContent<Content> {
    DetachedContent(role: CommandPart.menu(name), isElement: true, content: content)
  }
  @MainActor public static func _makeCommands(_ commands: Self, _ inputs: _ViewInputs) -> _ViewNode {
    DetachedContent<Content>._makeNode(commands.view, inputs)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    DetachedContent<Content>._update(node, commands.view)
  }
}

/// Items in one of the menus that every app has: before, after or instead of a group of standard commands.
///
///     struct NewNote: Commands {
///       var body: some Commands {
///         CommandGroup(after: .newItem) {
///           Button("New Note") { print("new") }.keyboardShortcut("n", modifiers: [.control, .shift])
///         }
///       }
///     }
nonisolated public struct CommandGroup<Content: View>: Commands {
  let part: CommandPart
  let content: Content

  /// Items instead of those of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (part, content) = (.group(group, .replacing), addition())
  }
  /// Items before those of a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (part, content) = (.group(group, .before), addition())
  }
  /// Items after those of a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (part, content) = (.group(group, .after), addition())
  }
  /// The standard content of a group.
  init(standard group: CommandGroupPlacement, @ViewBuilder content: () -> Content) {
    (part, self.content) = (.group(group, .standard), content())
  }

  public typealias Body = Never
  @MainActor private var view: DetachedContent<Content> {
    DetachedContent(role: part, isElement: true, content: content)
  }
  @MainActor public static func _makeCommands(_ commands: Self, _ inputs: _ViewInputs) -> _ViewNode {
    DetachedContent<Content>._makeNode(commands.view, inputs)
  }
  @MainActor public static func _updateCommands(_ node: _ViewNode, _ commands: Self) {
    DetachedContent<Content>._update(node, commands.view)
  }
}

/// What a node of commands is in the menu bar.
enum CommandPart {
  enum Position { case standard, replacing, before, after }
  case menu(Text)
  case group(CommandGroupPlacement, Position)
}

/// A place in the menus that every app has.
public struct CommandGroupPlacement: Hashable, Sendable {
  enum Place: Hashable {
    case appInfo, appSettings, systemServices, appVisibility, appTermination
    case newItem, saveItem, importExport, printItem
    case undoRedo, pasteboard, textEditing, textFormatting
    case toolbar, sidebar
    case windowSize, windowList, singleWindowList, windowArrangement
    case help
  }
  let place: Place

  /// Information about the app, at the end of Help.
  public static let appInfo = CommandGroupPlacement(place: .appInfo)
  /// Settings of the app. In Edit, at its end.
  public static let appSettings = CommandGroupPlacement(place: .appSettings)
  /// Services that the desktop offers to apps, in File before Quit.
  public static let systemServices = CommandGroupPlacement(place: .systemServices)
  /// Hiding and showing the app. In File, before Quit.
  public static let appVisibility = CommandGroupPlacement(place: .appVisibility)
  /// Ending the app. In File, at its end.
  public static let appTermination = CommandGroupPlacement(place: .appTermination)
  /// Making and opening documents and windows. In File.
  public static let newItem = CommandGroupPlacement(place: .newItem)
  /// Saving documents and closing windows. In File.
  public static let saveItem = CommandGroupPlacement(place: .saveItem)
  /// Data in other formats. In File.
  public static let importExport = CommandGroupPlacement(place: .importExport)
  /// Printing. In File.
  public static let printItem = CommandGroupPlacement(place: .printItem)
  /// Taking back changes. In Edit.
  public static let undoRedo = CommandGroupPlacement(place: .undoRedo)
  /// The clipboard and the selection. In Edit.
  public static let pasteboard = CommandGroupPlacement(place: .pasteboard)
  /// Changing text. In Edit.
  public static let textEditing = CommandGroupPlacement(place: .textEditing)
  /// The look of text. In a menu Format.
  public static let textFormatting = CommandGroupPlacement(place: .textFormatting)
  /// The toolbar. In View.
  public static let toolbar = CommandGroupPlacement(place: .toolbar)
  /// The sidebar. In View.
  public static let sidebar = CommandGroupPlacement(place: .sidebar)
  /// The size of the window. In Window.
  public static let windowSize = CommandGroupPlacement(place: .windowSize)
  /// The windows of the app. In Window.
  public static let windowList = CommandGroupPlacement(place: .windowList)
  /// The windows that open only once. In the menu Window.
  public static let singleWindowList = CommandGroupPlacement(place: .singleWindowList)
  /// The order of windows. In Window.
  public static let windowArrangement = CommandGroupPlacement(place: .windowArrangement)
  /// Help. In Help.
  public static let help = CommandGroupPlacement(place: .help)
}
