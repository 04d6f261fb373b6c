#if GTK
  import Foundation

  /// Whether programs have done all that there was to do: each of their threads, and of the programs that they have started, sleeps and has not been
  /// awake between a few looks. What was sent to them has arrived and been answered by then, however busy the machine is: a thread
  /// that waits for its turn does not sleep.
  struct Stillness {
    private let roots: [Int32], clocks: [Int32]
    /// - Parameter clocks: Programs that wake up at each frame, whatever happens, as compositors do: they have only to sleep at each look.
    init(of programs: [Program], clocks: [Program] = []) {
      (roots, self.clocks) = (programs.map(\.id), clocks.map(\.id))
    }

    /// Looks without a thread awake that are enough, and the time between two: together longer than a frame, so that what moves is not still.
    private static let looks = 3, interval: Duration = .milliseconds(25)

    private static let mostTime: Duration = .seconds(40)

    /// Waits for it. Programs that never sleep, as one whose caret blinks on a slow machine, are left after a while.
    func wait() async throws {
      let end = ContinuousClock.now + Self.mostTime
      var last: [Int32: Int] = [:], count = 0
      while count < Self.looks, ContinuousClock.now < end {
        let (isAsleep, switches) = Self.look(at: roots)
        count = isAsleep && switches == last && Self.look(at: clocks).isAsleep ? count + 1 : 0
        last = switches
        try await Task.sleep(for: Self.interval)
      }
    }

    /// Whether each thread sleeps, and how often each has gone to sleep so far.
    private static func look(at roots: [Int32]) -> (isAsleep: Bool, switches: [Int32: Int]) {
      var isAsleep = true, switches: [Int32: Int] = [:]
      var programs = roots
      while let program = programs.popLast() {
        let folder = "/proc/\(program)/task"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
          guard let thread = Int32(name),
            let status = try? String(contentsOfFile: "\(folder)/\(name)/status", encoding: .utf8)
          else { continue }
          // D waits for a disk; R runs or waits for a processor. Others are those that sleep, have ended or were stopped.
          if ["R", "D"].contains(field("State", of: status)?.prefix(1)) { isAsleep = false }
          switches[thread] = field("voluntary_ctxt_switches", of: status).flatMap { Int($0) }
          let children = (try? String(contentsOfFile: "\(folder)/\(name)/children", encoding: .utf8)) ?? ""
          programs += children.split(separator: " ").compactMap { Int32($0) }
        }
      }
      return (isAsleep, switches)
    }
    private static func field(_ name: String, of status: String) -> Substring? {
      status.split(separator: "\n").first { $0.hasPrefix(name + ":") }.map {
        $0.dropFirst(name.count + 1).drop { $0 == "\t" || $0 == " " }
      }
    }
  }
#endif
