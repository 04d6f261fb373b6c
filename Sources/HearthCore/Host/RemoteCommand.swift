/// What a button of a remote control or of a game controller asks for. Its arrows are `InputEvent.move`.
package enum RemoteCommand: Hashable, Sendable {
  /// Activates what has focus, as Return does.
  case select
  /// Goes back or cancels, as Escape does.
  case exit
  case playPause
}
