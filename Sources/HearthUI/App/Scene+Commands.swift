import HearthCore

extension Scene {
  /// Adds commands to the scene: they show in the menu bar of its windows.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = AnyView(CommandsView(commands: content()))
    return changing { $0.commands.append(commands) }
  }
  /// Takes away all commands of the scene, and those that scenes of its kind have by themselves.
  public nonisolated func commandsRemoved() -> some Scene {
    changing { scene in
      scene.commands = []
      scene.hasStandardCommands = false
    }
  }
  /// Replaces all commands of the scene.
  public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = AnyView(CommandsView(commands: content()))
    return changing { scene in
      scene.commands = [commands]
      scene.hasStandardCommands = false
    }
  }
}

/// A window of a scene: its content, below a menu bar if the scene has commands or the app has settings.
nonisolated struct SceneWindow: View {
  let content: AnyView
  let commands: [AnyView]
  let hasStandardCommands: Bool
  /// Nil in windows that belong to no app.
  let menu: SceneMenu?
  let isSettings: Bool
  /// The title while no page has one of its own; nil for the one that the window was made with.
  var title: String?
  var toolbarLook = WindowToolbarLook()
  var isDraggedByBackground = false
  /// Whether the window is as large as its content.
  var followsContent = false
  @MainActor var body: some View {
    // Gestures of the views inside take precedence.
    if isDraggedByBackground {
      parts.frame(maxWidth: followsContent ? nil : .infinity, maxHeight: followsContent ? nil : .infinity).contentShape(
        Rectangle()
      )
      .gesture(WindowDragGesture())
    } else {
      parts
    }
  }
  @ViewBuilder @MainActor private var parts: some View {
    let own = menu?.own
    let showsBar = !isSettings && (own != nil || !commands.isEmpty || menu?.settings != nil)
    if !showsBar && menu?.hasSeveralScenes != true {
      page
    } else {
      VStack(spacing: 0) {
        // Where no bar is shown the keys of its items work all the same.
        MenuBarView(
          commands: WindowCommands(
            commands: own ?? commands, hasStandardCommands: hasStandardCommands, menu: own == nil ? menu : nil,
            isOfApp: own != nil)
        )
        .zIndex(1)
        .environment(\.showsMenuBar, showsBar)
        VStack(spacing: 0) { page }.modifier(WindowAreaModifier())
      }
    }
  }
  /// The content with the bars that it asks for and no other container shows.
  @MainActor private var page: some View {
    BarHost { content }
      .showsContainerBackground(.window)
      .modifier(WindowTitle(title: title))
      .environment(\.windowToolbarLook, toolbarLook)
  }
}

nonisolated struct WindowCommands: View {
  let commands: [AnyView]
  let hasStandardCommands: Bool
  let menu: SceneMenu?
  /// Whether the app has menus of its own, in place of all others.
  var isOfApp = false
  @MainActor var body: some View {
    if !isOfApp { CommandsView(commands: StandardCommands(hasSceneCommands: hasStandardCommands)) }
    if let menu { CommandsView(commands: WindowItems(menu: menu)) }
    ForEach(commands.indices, id: \.self) { commands[$0] }
  }
}
