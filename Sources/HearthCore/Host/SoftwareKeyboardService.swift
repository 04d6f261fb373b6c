/// A type that carries bytes between the app and the software keyboard: a socket under GTK, a link within the process in
/// tests. None of its methods waits for anything.
///
/// What comes of a call is told to `keyboard`, never from within the call, and never
/// within a frame or an event of a window.
@MainActor package protocol SoftwareKeyboardService: AnyObject {
  /// Who is told.
  var keyboard: (any SoftwareKeyboardEnd)? { get set }
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

/// The app's end of the connection to the software keyboard, which its service tells what happens.
@MainActor package protocol SoftwareKeyboardEnd: AnyObject {
  func didConnect()
  /// The keyboard cannot be reached, or has ended the connection.
  func didDisconnect()
  /// It does not read what it is sent.
  func didHang()
  /// The time has come that `wake(at:)` asked for.
  func tick()
  /// - Returns: Whether messages are left for another turn: `didReceive([])` goes on with them.
  @discardableResult func didReceive(_ bytes: [UInt8]) -> Bool
}
