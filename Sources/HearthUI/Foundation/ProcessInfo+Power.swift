import Foundation

// How the computer is doing. Foundation has it on Apple's systems only.

extension ProcessInfo {
  /// How warm the computer is.
  public enum ThermalState: Int, Sendable {
    /// As usual.
    case nominal
    /// So warm that a fan may be heard.
    case fair
    /// So warm that it works slower.
    case serious
    /// About to switch itself off.
    case critical
  }
  /// How warm the computer is now, by the temperatures at which the kernel does something about it; `nominal` where it tells none.
  ///
  /// Source: the kernel's "Generic Thermal Sysfs driver": an `active` trip point starts a fan, a `passive` one slows the processor down, and
  /// a `hot` or `critical` one warns or switches off.
  public var thermalState: ThermalState { Self.thermalState(in: "/sys/class/thermal") }
  static func thermalState(in folder: String) -> ThermalState {
    let zones = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasPrefix("thermal_zone")
    }
    return zones.map { state(of: "\(folder)/\($0)") }.max { $0.rawValue < $1.rawValue } ?? .nominal
  }
  private static func state(of zone: String) -> ThermalState {
    guard let temperature = number("\(zone)/temp") else { return .nominal }
    var state = ThermalState.nominal
    for index in 0... {
      guard let kind = line("\(zone)/trip_point_\(index)_type") else { break }
      guard let limit = number("\(zone)/trip_point_\(index)_temp"), limit > 0, temperature >= limit else { continue }
      let reached: ThermalState =
        switch kind {
        case "active": .fair
        case "passive": .serious
        case "hot", "critical": .critical
        default: .nominal
        }
      if reached.rawValue > state.rawValue { state = reached }
    }
    return state
  }
  /// Whether the user has chosen to save power: the profile of the firmware, which the desktop's switch sets, is `low-power`. False where the
  /// computer has no profiles.
  public var isLowPowerModeEnabled: Bool { Self.line("/sys/firmware/acpi/platform_profile") == "low-power" }
  /// False: this is no Mac.
  public var isiOSAppOnMac: Bool { false }
  /// False: this is no Mac.
  public var isMacCatalystApp: Bool { false }

  private static func line(_ path: String) -> String? {
    (try? String(contentsOfFile: path, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
  private static func number(_ path: String) -> Int? { line(path).flatMap { Int($0) } }
}
