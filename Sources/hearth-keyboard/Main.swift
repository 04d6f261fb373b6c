import Foundation
import Glibc
import HearthKeyboard

#if GTK
  import HearthGTK
#endif

/// The software keyboard of the session. Apps start it; see Documentation/Keyboard.md.
@main @MainActor struct Main {
  static func main() {
    #if GTK
      do throws(KeyboardSocket.Problem) {
        let path = try KeyboardSocket.path()
        let listener = try listen(path)
        guard let desktop = GTKDesktop(isDark: false) else { fail("there is no display", listener) }
        desktop.identifier = "hearth.keyboard"
        desktop.endWasAsked = { desktop.quit() }
        let program = KeyboardProgram(listener) { desktop.quit() }
        desktop.run()
        program.keepPreferences()
        listener.end()
      } catch {
        fail("\(error)", nil)
      }
    #else
      print("hearth-keyboard was built without the trait GTK: there is no window to show.")
    #endif
  }

  #if GTK
    private static func fail(_ message: String, _ listener: KeyboardSocket.Listener?) -> Never {
      FileHandle.standardError.write(Data("hearth-keyboard: \(message).\n".utf8))
      listener?.end()
      exit(1)
    }
    /// How often a keyboard is asked that is at work and does not answer. Source: our choice: some twenty seconds.
    private static let mostQuestions = 20
    /// Takes the socket. A keyboard that runs and answers keeps it, and so does one that is on its way on a slow machine;
    /// one that hangs is ended.
    private static func listen(_ path: String) throws(KeyboardSocket.Problem) -> KeyboardSocket.Listener {
      do throws(KeyboardSocket.Problem) {
        return try KeyboardSocket.listen(path)
      } catch {
        guard case .running(let process) = error else { throw error }
        var pulse = ProcessPulse(of: process)
        for _ in 0..<mostQuestions {
          if KeyboardSocket.answers(path, within: 1000) { throw error }
          guard let last = pulse, let now = ProcessPulse(of: process), now.isAtWork(since: last) else { break }
          pulse = now
          // Where it could not be asked at all.
          usleep(20_000)
        }
        if process > 1, isKeyboard(process) { kill(process, SIGKILL) }
        // Source: our choice: the system takes the lock from a process that ended within milliseconds.
        for _ in 0..<100 {
          usleep(20_000)
          if let listener = try? KeyboardSocket.listen(path) { return listener }
        }
        throw error
      }
    }
    /// Whether a process runs this program.
    private static func isKeyboard(_ process: Int32) -> Bool {
      func program(_ id: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")
      }
      guard let own = program("self"), let other = program("\(process)") else { return false }
      // A program that was built anew has another file, and the same name.
      return (own as NSString).lastPathComponent
        == (other.replacingOccurrences(of: " (deleted)", with: "") as NSString).lastPathComponent
    }
  #endif
}
