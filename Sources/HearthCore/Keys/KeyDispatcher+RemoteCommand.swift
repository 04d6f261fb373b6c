extension KeyDispatcher {
  /// Commands take the way of the keys that mean the same.
  func handle(_ command: RemoteCommand) -> Bool {
    let key: KeyEquivalent =
      switch command {
      case .select: .return
      case .exit: .escape
      case .playPause: .mediaPlayPause
      }
    let time = engine.content?.time ?? 0, characters = command == .select ? "\r" : ""
    let isHandled = handle(KeyEvent(.down, key, characters: characters, modifiers: [], time: time))
    return handle(KeyEvent(.up, key, characters: characters, modifiers: [], time: time)) || isHandled
  }
}
