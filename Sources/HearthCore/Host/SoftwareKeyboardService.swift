import HearthKeyboard

/// A type that carries bytes between the app and the software keyboard: a socket under GTK, a link within the process in
/// tests. None of its methods waits for anything.
///
/// What comes of a call is told to the `SoftwareKeyboard` that it was made for, never from within the call, and never
/// within a frame or an event of a window.
@MainActor package protocol SoftwareKeyboardService: AnyObject {
  /// Who is told.
  var keyboard: SoftwareKeyboard? { get set }
  /// Seconds on the clock by which windows draw their frames, and which the keyboard's process reads too.
  var now: Double { get }
  /// Tries to reach the keyboard: `didConnect()` or `didDisconnect()` follows.
  func connect()
  /// Ends the connection; nothing is told.
  func disconnect()
  /// Starts the keyboard's program, unless one runs that answers.
  func startProgram()
  /// Sends bytes, or keeps them until the other side reads: `didHang()` follows where it does not.
  func send(_ bytes: [UInt8])
  /// Calls `tick()` at this time; nil for never. An earlier request is replaced.
  func wake(at time: Double?)
}
