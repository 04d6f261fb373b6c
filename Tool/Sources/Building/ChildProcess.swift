import Foundation
import Project

/// Runs other programs.
public enum ChildProcess {
  /// What a program printed, on both of its outputs, and its exit status.
  public static func output(
    _ program: URL, _ arguments: [String], directory: URL? = nil, environment: [String: String] = [:]
  ) throws -> (status: Int32, text: String) {
    let process = Process(), pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    if !environment.isEmpty { process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw ProjectProblem("\(program.path) cannot be started: \(error)") }
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Runs a program with this one's outputs, and returns its exit status.
  public static func run(_ program: URL, _ arguments: [String], directory: URL? = nil) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    do { try process.run() } catch { throw ProjectProblem("\(program.path) cannot be started: \(error)") }
    process.waitUntilExit()
    return process.terminationStatus
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
