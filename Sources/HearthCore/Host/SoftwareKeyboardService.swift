import HearthKeyboard

/// The software keyboard as an app sees it, to whoever brings it together with the keyboard's program.
@MainActor package protocol SoftwareKeyboardLink: AnyObject {
  /// The program answers.
  func didConnect()
  /// The program does not answer, or no longer.
  func didDisconnect()
  /// Bytes came.
  ///
  /// - Returns: Whether there is more to do with them: call it again, without bytes.
  func didReceive(_ bytes: [UInt8]) -> Bool
  /// The program reads nothing.
  func didHang()
  /// The time has come that `wake(at:)` asked for.
  func tick()
}

/// A type that carries bytes between the app and the software keyboard: a socket under GTK, a link within the process in
/// tests. None of its methods waits for anything.
///
/// What comes of a call is told to the keyboard that it was made for, never from within the call, and never
/// within a frame or an event of a window.
@MainActor package protocol SoftwareKeyboardService: AnyObject {
  /// Who is told.
  var keyboard: (any SoftwareKeyboardLink)? { get set }
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
