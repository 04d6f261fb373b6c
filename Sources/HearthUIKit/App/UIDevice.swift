import Foundation
import HearthCore
import HearthUI

/// The machine that an app runs on.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  /// The machine that an app runs on.
  public static let current = UIDevice()
  private override init() {}

  /// The name of the machine in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of machine that the app behaves for, by Apple's names: "iPhone", "iPad", "Apple TV" or "Apple Watch".
  ///
  /// Source: our choice, since apps compare it with these; a desktop counts as an iPad, as in `userInterfaceIdiom`.
  public var model: String {
    switch AppScenes.current?.idiom ?? .desktop {
    case .desktop, .pad: "iPad"
    case .phone: "iPhone"
    case .tv: "Apple TV"
    case .watch: "Apple Watch"
    }
  }
  /// The same in the user's language, for which there is no other word.
  public var localizedModel: String { model }
  /// "Linux".
  public var systemName: String { "Linux" }
  /// The version of the system's kernel, "6.1.0" for example.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// Whether apps run side by side: always.
  public var isMultitaskingSupported: Bool { true }
  /// Another number for each machine and app, the same at each start; nil where the machine has none of its own.
  public var identifierForVendor: UUID? { MachineIdentifier.uuid }

  /// What an app's interface is laid out for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIUserInterfaceIdiom(AppScenes.current?.idiom ?? .desktop)
  }
  /// How the screen is held: upright where it is higher than wide. Unknown where windows are a part of the screen.
  public var orientation: UIDeviceOrientation {
    guard let scenes = AppScenes.current, scenes.idiom != .desktop else { return .unknown }
    let size = UIScreen.main.bounds.size
    if size.width <= 0 || size.height <= 0 { return .unknown }
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  // MARK: - The battery

  /// Whether an app wants to know about the battery; what it is told says nothing while this is false.
  public var isBatteryMonitoringEnabled = false
  /// From 0, empty, to 1, full; -1 where nobody knows, or monitoring is off.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? Battery.read()?.level ?? -1 : -1 }
  /// Whether the battery is charged now.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? Battery.read()?.state ?? .unknown : .unknown }

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows; it is used; it is charged; it is full.
    case unknown, unplugged, charging, full
  }
}

/// The kinds of devices that interfaces are laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None of the others.
  case unspecified = -1
  /// Phones, tablets, televisions and screens of cars.
  case phone, pad, tv, carPlay
  /// Desktops, and headsets. No device here reports them.
  case mac = 5, vision

  /// A desktop counts as a tablet, as it does for apps of the iPad that run on a Mac: their wide layouts are what fits.
  /// A watch counts as none. Source: Apple, documentation of userInterfaceIdiom and "Running your iOS apps in macOS".
  init(_ idiom: Idiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad, .desktop: self = .pad
    case .tv: self = .tv
    case .watch: self = .unspecified
    }
  }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows; upright; upside down; with its upper edge to the left; to the right; on its back; on its face.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is held upright, either way round.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its side, either way round.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held upright or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// A number made of that of the machine and of the app's identifier, so that two apps cannot tell that they are on the
/// same machine. Source: the manual of systemd, machine-id(5), which asks for that.
private enum MachineIdentifier {
  static let uuid: UUID? = {
    guard let machine = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8) else { return nil }
    let name = machine.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + AppIdentity.identifier
    var (high, low) = (hash(name, 0xcbf2_9ce4_8422_2325), hash(name, 0x8422_2325_cbf2_9ce4))
    // Version 8, variant 1: numbers of another make than those that RFC 9562 names. Source: RFC 9562, 5.8.
    high = high & ~0xf000 | 0x8000
    low = low & ~(0xc0 << 56) | 0x80 << 56
    let bytes = withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Array($0) }
    return bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
  }()
  /// FNV-1a, mixed once more so that each bit of the name changes all others. Sources: the FNV hash, RFC 9923;
  /// the finaliser of MurmurHash3.
  private static func hash(_ name: String, _ seed: UInt64) -> UInt64 {
    var value = seed
    for byte in name.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
    value = (value ^ value >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return value ^ value >> 33
  }
}

/// What the kernel says about the machine's own battery.
struct Battery {
  var level: Float
  var state: UIDevice.BatteryState

  /// Nil where there is none. `directory` has a directory for each supply. Source: the kernel's documentation of
  /// sysfs-class-power.
  static func read(_ directory: String = "/sys/class/power_supply") -> Battery? {
    let supplies = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for supply in supplies.sorted() {
      func value(_ name: String) -> String? {
        (try? String(contentsOfFile: "\(directory)/\(supply)/\(name)", encoding: .utf8))?
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }
      // Those of mice and headphones have the scope of a device.
      guard value("type") == "Battery", value("scope") != "Device", let percent = value("capacity").flatMap(Float.init)
      else { continue }
      let state: UIDevice.BatteryState =
        switch value("status") {
        case "Charging": .charging
        case "Full": .full
        case "Discharging", "Not charging": .unplugged
        default: .unknown
        }
      return Battery(level: min(max(percent, 0), 100) / 100, state: state)
    }
    return nil
  }
}
