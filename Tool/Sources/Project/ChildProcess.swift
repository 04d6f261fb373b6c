import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Runs other programs.
///
/// Not with `Process` of Foundation: it waits on a thread of its own for a child's end, and has been seen to wait for ever for one that ended at once.
public enum ChildProcess {
  /// What a program printed, on both of its outputs, and its exit status.
  public static func output(
    _ program: URL, _ arguments: [String], directory: URL? = nil, environment: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    try output(program, arguments, directory: directory, environment: environment, errors: nil)
  }
  /// - Parameter errors: Where its complaints go; nil for the same place.
  private static func output(
    _ program: URL, _ arguments: [String], directory: URL?, environment: [String: String] = [:], errors: Int32?
  ) throws -> (status: Int32, text: String) {
    // A program that is started between the two calls would keep the pipe open until it ends.
    let (child, reader) = try starting.withLock {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw problem(program, errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      defer { close(ends[1]) }
      let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
      let child = try start(
        program, arguments, directory, environment, input: "/dev/null", output: ends[1], errors: errors)
      return (child, reader)
    }
    let data = (try? reader.readToEnd()) ?? Data()
    return (status(of: child), String(decoding: data, as: UTF8.self))
  }

  /// What a program printed, and apart from that what it complained of, and its exit status.
  public static func outputs(
    _ program: URL, _ arguments: [String], directory: URL? = nil
  ) throws -> (status: Int32, text: String, complaints: String) {
    // Into a file, since a program that writes much to one of two pipes waits until that is read.
    guard let file = tmpfile() else { throw problem(program, errno) }
    defer { fclose(file) }
    let result = try output(program, arguments, directory: directory, errors: fileno(file))
    rewind(file)
    let complaints = try? FileHandle(fileDescriptor: fileno(file)).readToEnd()
    return (result.status, result.text, String(decoding: complaints ?? Data(), as: UTF8.self))
  }

  /// Runs a program with this one's outputs, and returns its exit status.
  public static func run(_ program: URL, _ arguments: [String], directory: URL? = nil) throws -> Int32 {
    status(of: try starting.withLock { try start(program, arguments, directory, [:], input: nil, output: nil) })
  }

  private static let starting = NSLock()
  /// Starts a program with no signal blocked, whatever the thread has that starts it.
  ///
  /// - Parameters:
  ///   - environment: What is added to this program's.
  ///   - input: A file to read from; nil for this program's input.
  ///   - output: Where both outputs go; nil for this program's.
  ///   - errors: Where complaints go instead.
  private static func start(
    _ program: URL, _ arguments: [String], _ directory: URL?, _ environment: [String: String], input: String?,
    output: Int32?, errors: Int32? = nil
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input { posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0) }
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, errors ?? output, 2)
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Spawning has no standard way to start in another folder.
    let moved = directory.map { ["/usr/bin/env", "-C", $0.path, program.path] } ?? [program.path]
    var words = (moved + arguments).map { strdup($0) } + [nil]
    var variables = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, moved[0], &actions, &attributes, &words, &variables)
    guard error == 0 else { throw problem(program, error) }
    return child
  }
  /// Waits for the end: the exit status, or 128 and the number of the signal that ended the program, as shells say it.
  private static func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return 127 } }
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
  }
  private static func problem(_ program: URL, _ error: Int32) -> ProjectProblem {
    ProjectProblem("\(program.path) cannot be started: \(String(cString: strerror(error)))")
  }

  /// This process becomes the program: signals reach it, and nothing is left when it ends.
  ///
  /// - Parameter environment: What is added to this one's.
  public static func become(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Never {
    for (name, value) in environment { setenv(name, value, 1) }
    var pointers = ([program.path] + arguments).map { strdup($0) }
    pointers.append(nil)
    fflush(nil)
    execv(program.path, &pointers)
    throw ProjectProblem("\(program.path) cannot be started: \(String(cString: strerror(errno)))")
  }
}
