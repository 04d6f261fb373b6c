#if GTK
  import CGTK
  import Dispatch
  import Foundation
  import HearthCore
  import HearthKeyboard

  /// The app's way to the program `hearth-keyboard`: its socket, on GLib's main loop.
  final class KeyboardService: SoftwareKeyboardService {
    weak var keyboard: (any SoftwareKeyboardLink)?
    private var channel: KeyboardChannel?
    private var timer: guint = 0
    private var reported: Set<KeyboardSocket.Problem> = []
    init() {}
    nonisolated deinit {}

    var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    func connect() {
      disconnect()
      do throws(KeyboardSocket.Problem) {
        let channel = KeyboardChannel(try KeyboardSocket.connect(try KeyboardSocket.path()))
        self.channel = channel
        channel.didReceive = { [weak self] in self?.keyboard?.didReceive($0) ?? false }
        channel.didHang = { [weak self] in self?.keyboard?.didHang() }
        channel.didEnd = { [weak self, weak channel] in
          guard let self, self.channel === channel else { return }
          self.channel = nil
          keyboard?.didDisconnect()
        }
        MainLoopTurn.perform { [weak self, weak channel] in
          guard let self, let channel, self.channel === channel else { return }
          keyboard?.didConnect()
          channel.start()
        }
      } catch {
        if error != .nobody, reported.insert(error).inserted {
          Trace.write("There is no software keyboard: \(error).")
        }
        MainLoopTurn.perform { [weak self] in self?.keyboard?.didDisconnect() }
      }
    }
    func disconnect() {
      channel?.close()
      channel = nil
    }
    func send(_ bytes: [UInt8]) { channel?.send(bytes) }

    func wake(at time: Double?) {
      if timer != 0 { g_source_remove(timer) }
      timer = 0
      guard let time else { return }
      timer = g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint((min(max(0, time - now), 86_400) * 1000).rounded(.up)),
        { data in
          let service = Unmanaged<KeyboardService>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated {
            service.timer = 0
            if WaitingLoop.isWaiting {
              WaitingLoop.afterwards { [weak service] in service?.keyboard?.tick() }
            } else {
              service.keyboard?.tick()
            }
          }
          return 0
        }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<KeyboardService>.fromOpaque($0!).release() })
    }

    // MARK: - The program

    /// `HEARTH_KEYBOARD_PROGRAM` says where it is; else it is beside the app or the installed Hearth, or where PATH says.
    private static let program: String? = {
      let environment = ProcessInfo.processInfo.environment
      let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
      let places =
        [(own as NSString).deletingLastPathComponent, LibraryDirectory.path].compactMap { $0 }
        + (environment["PATH"] ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
      let candidates =
        [environment["HEARTH_KEYBOARD_PROGRAM"]].compactMap { $0 } + places.map { $0 + "/hearth-keyboard" }
      return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()
    private var hasReportedMissing = false
    func startProgram() {
      guard let program = Self.program else {
        if !hasReportedMissing {
          Trace.write("There is no program hearth-keyboard beside the app or in PATH: there is no software keyboard.")
        }
        hasReportedMissing = true
        return
      }
      // A process of its own session, so that it lives longer than the app. The parent of a process that ends at once
      // takes its status, and the keyboard is nobody's child.
      DispatchQueue.global(qos: .userInitiated).async { Self.spawn(program) }
    }
    private nonisolated static func spawn(_ program: String) {
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // The threads of libdispatch block signals.
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      // Source: GNU C library, spawn.h: POSIX_SPAWN_SETSID is 0x80.
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | 0x80)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      // What concerns the app that starts it alone.
      let left = ["DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "HEARTH_TRACE", "HEARTH_DEBUG"]
      var environment = ProcessInfo.processInfo.environment.filter { !left.contains($0.key) }
      // For who develops the keyboard: what it traces, and the file to which it does.
      environment["HEARTH_TRACE"] = environment["HEARTH_KEYBOARD_TRACE"]
      // An installed Hearth does not know where Swift lies; this process has found it.
      if let swift = LibraryDirectory.ofSwift {
        let paths = environment["LD_LIBRARY_PATH"].map { [$0, swift] } ?? [swift]
        environment["LD_LIBRARY_PATH"] = paths.joined(separator: ":")
      }
      if let log = environment["HEARTH_KEYBOARD_LOG"] {
        posix_spawn_file_actions_addopen(&actions, 2, log, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600)
      }
      var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
      var arguments = [strdup(program), nil]
      defer { for text in variables + arguments { free(text) } }
      var process: pid_t = 0
      guard posix_spawn(&process, program, &actions, &attributes, &arguments, &variables) == 0 else { return }
      // This thread is nobody's that draws.
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
  }
#endif
