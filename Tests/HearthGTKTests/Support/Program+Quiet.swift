#if GTK
  import Foundation
  import TestSupport

  extension Program {
    /// Looks in a row at which programs have to sleep. An animation or an answer that is waited for would have woken one of them between two.
    private static let looks = 20

    /// Waits until these programs and those that they have started have nothing to do: whatever was sent to them has been taken,
    /// and what they sent one another, too.
    ///
    /// All their threads sleep, at several looks in a row, and none has slept anew between them. How busy the machine is makes no
    /// difference: a thread that has something to do and waits for its turn does not sleep.
    static func quiet(_ programs: [Program]) async throws {
      var before: [String]?, count = 0
      try await wait(for: "\(programs.map(\.id)) to have nothing to do") {
        let now = ProcessSleep.threads(of: programs.flatMap { ProcessSleep.family(of: $0.id) })
        count = now != nil && now == before ? count + 1 : 0
        before = now
        return count >= looks
      }
    }
  }
#endif
