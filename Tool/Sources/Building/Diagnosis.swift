import Foundation
import Project

/// What was found of one thing that apps need.
public struct Diagnosis: Codable, Sendable {
  public var subject: String
  public var isGood: Bool
  /// Whether nothing is built or run without it.
  public var isNeeded: Bool
  /// What is there, or what to do.
  public var detail: String

  public static func all(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> [Diagnosis] {
    let installation = Result { try Installation.current(environment) }
    var found = [compiler(installation), installed(installation)]
    if case .success(let installation) = installation {
      let missing = { (names: [String]) in names.filter { !isInstalled($0) } }
      let needed = missing(installation.contents.packages), also = missing(installation.contents.recommended)
      found.append(packages("libraries", needed, isNeeded: true))
      found.append(packages("fonts and what is loaded when it is needed", also, isNeeded: false))
    }
    let display = environment["WAYLAND_DISPLAY"] ?? environment["DISPLAY"]
    found.append(
      Diagnosis(
        subject: "display", isGood: display != nil, isNeeded: false,
        detail: display ?? "there is none: apps draw a picture instead of opening a window"))
    let bus = environment["DBUS_SESSION_BUS_ADDRESS"]
    found.append(
      Diagnosis(
        subject: "session bus", isGood: bus != nil, isNeeded: false,
        detail: bus
          ?? "there is none: no portals, no notifications, no assistive technology, and each start is a new instance"))
    let method = environment["GTK_IM_MODULE"] ?? environment["XMODIFIERS"]
    found.append(
      Diagnosis(
        subject: "input method", isGood: true, isNeeded: false, detail: method ?? "that of the desktop"))
    return found
  }

  private static func compiler(_ installation: Result<Installation, any Error>) -> Diagnosis {
    do {
      let toolchain: Toolchain
      if case .success(let installation) = installation {
        toolchain = try Toolchain(for: installation)
      } else {
        toolchain = try Toolchain()
      }
      return Diagnosis(
        subject: "compiler", isGood: true, isNeeded: true, detail: "\(toolchain.version), \(toolchain.swiftc.path)")
    } catch { return Diagnosis(subject: "compiler", isGood: false, isNeeded: true, detail: "\(error)") }
  }
  private static func installed(_ installation: Result<Installation, any Error>) -> Diagnosis {
    switch installation {
    case .success(let installation):
      let detail =
        "\(installation.contents.version) (\(installation.contents.configuration)), \(installation.root.path)"
      return Diagnosis(subject: "Hearth", isGood: true, isNeeded: true, detail: detail)
    case .failure(let error): return Diagnosis(subject: "Hearth", isGood: false, isNeeded: true, detail: "\(error)")
    }
  }
  private static func packages(_ subject: String, _ missing: [String], isNeeded: Bool) -> Diagnosis {
    let advice = "apt-get install " + missing.joined(separator: " ")
    return Diagnosis(
      subject: subject, isGood: missing.isEmpty, isNeeded: isNeeded, detail: missing.isEmpty ? "all there" : advice)
  }
  /// Of a distribution without dpkg nothing is known, and nothing is said to be missing.
  private static func isInstalled(_ package: String) -> Bool {
    guard let query = Toolchain.program("dpkg-query") else { return true }
    let result = try? ChildProcess.output(query, ["-W", "-f", "${db:Status-Status}", package])
    return result?.text.hasPrefix("installed") ?? true
  }
}
