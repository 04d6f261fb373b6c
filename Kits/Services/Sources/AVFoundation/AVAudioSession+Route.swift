import Foundation

/// Where sounds go and come from. The desktop chooses that, and does not tell apps.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  public var inputs: [AVAudioSessionPortDescription] { [] }
  public var outputs: [AVAudioSessionPortDescription] { [] }
}
/// A loudspeaker or a microphone. There is never one.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  private override init() {}
  public var portType: AVAudioSession.Port { AVAudioSession.Port(rawValue: "") }
  public var portName: String { "" }
  public var uid: String { "" }
}
extension AVAudioSession {
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let lineIn = Port(rawValue: "LineIn")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let headphones = Port(rawValue: "Headphones")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let usbAudio = Port(rawValue: "USBAudio")
  }
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  public var availableInputs: [AVAudioSessionPortDescription]? { nil }
  public var preferredInput: AVAudioSessionPortDescription? { nil }
}
