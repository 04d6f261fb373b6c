import Foundation
import HearthCore

/// How much of a text is spoken before something takes effect.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice: that which the desktop has for a language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public let language: String
  /// Nil for a language that is not written as in "en-GB".
  public init?(language languageCode: String?) {
    let code = languageCode ?? Self.currentLanguageCode()
    guard code.split(separator: "-").first.map({ (2...3).contains($0.count) }) == true else { return nil }
    language = code
  }
  private static let prefix = "desktop."
  /// Nil for another identifier than those that voices have here.
  public convenience init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    self.init(language: String(identifier.dropFirst(Self.prefix.count)))
  }
  public var identifier: String { Self.prefix + language }
  public var name: String { Locale.current.localizedString(forIdentifier: language) ?? language }
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  public var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  public class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
  /// The one of the user's language: nobody says which others there are.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
  }
}
/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  /// 0 to 1; `AVSpeechUtteranceDefaultSpeechRate` is how the desktop's user has it.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// 0 to 1.
  open var volume: Float = 1
  /// Seconds.
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  open var prefersAssistiveTechnologySettings = false
  public init(string: String) { speechString = string }
  public init(attributedString string: NSAttributedString) { speechString = string.string }
}
/// Who hears how far a text is.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// Never called: the program that speaks does not say which word it is at.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Speaks texts one after the other, with the desktop's service for that (`spd-say`) or `espeak-ng`.
///
/// ```swift
/// synthesizer.speak(AVSpeechUtterance(string: "Hello"))
/// ```
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  // An app uses it where it made it, as on Apple's systems; the end comes on the main queue.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var waiting: [AVSpeechUtterance] = []
  private var spoken: AVSpeechUtterance?
  private var run: PlayerRun?
  private var number = 0
  public override init() { super.init() }

  open var isSpeaking: Bool { spoken != nil }
  /// Whether the app's audio session is used: the desktop's speech has its own, and sounds are mixed. False is reported.
  open var usesApplicationAudioSession: Bool {
    get { true }
    set {
      if !newValue {
        reportMedia("AVSpeechSynthesizer.usesApplicationAudioSession", "the desktop speaks beside all sounds.")
      }
    }
  }
  open var mixToTelephonyUplink: Bool {
    get { false }
    set { if newValue { reportMedia("AVSpeechSynthesizer.mixToTelephonyUplink", "there are no calls of the system.") } }
  }
  open var isPaused: Bool { run?.isPaused ?? false }

  /// Speaks the text after those that wait. Where nothing speaks, that is reported, and the text is cancelled.
  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if spoken == nil { next() }
  }
  private func next() {
    guard !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    guard let (path, arguments) = Self.command(utterance) else {
      reportMedia("AVSpeechSynthesizer", "nothing speaks: install speech-dispatcher or espeak-ng.")
      DispatchQueue.main.async { [self] in delegate?.speechSynthesizer(self, didCancel: utterance) }
      next()
      return
    }
    spoken = utterance
    number += 1
    let mine = number
    run = PlayerRun(path, arguments) { [weak self] _ in self?.ended(mine) }
    delegate?.speechSynthesizer(self, didStart: utterance)
    if run == nil { ended(mine) }
  }
  private func ended(_ ended: Int) {
    guard ended == number, let utterance = spoken else { return }
    (spoken, run) = (nil, nil)
    delegate?.speechSynthesizer(self, didFinish: utterance)
    if spoken == nil { next() }
  }
  /// Ends what is spoken, and forgets what waits. A word is not waited for.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    reportBoundary(boundary)
    guard let utterance = spoken else { return false }
    number += 1
    run?.stop()
    (spoken, run, waiting) = (nil, nil, [])
    delegate?.speechSynthesizer(self, didCancel: utterance)
    return true
  }
  private func reportBoundary(_ boundary: AVSpeechBoundary) {
    if boundary == .word { reportMedia("AVSpeechSynthesizer", "nobody says where a word ends: it stops at once.") }
  }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    reportBoundary(boundary)
    guard let utterance = spoken, let run, !run.isPaused else { return false }
    run.pause()
    delegate?.speechSynthesizer(self, didPause: utterance)
    return run.isPaused
  }
  @discardableResult open func continueSpeaking() -> Bool {
    guard let utterance = spoken, let run, run.isPaused else { return false }
    run.resume()
    delegate?.speechSynthesizer(self, didContinue: utterance)
    return true
  }

  /// The program and what it is given. Source: the manuals of spd-say(1) and espeak-ng(1).
  static func command(_ utterance: AVSpeechUtterance) -> (String, [String])? {
    let language = utterance.voice?.language ?? AVSpeechSynthesisVoice.currentLanguageCode()
    let text = utterance.speechString
    if let path = PlayerProgram.find("spd-say") {
      // From -100 to 100, where 0 is what the user has chosen.
      func part(_ value: Float) -> String { String(Int((max(-1, min(1, value)) * 100).rounded())) }
      let rate = part((utterance.rate - AVSpeechUtteranceDefaultSpeechRate) * 2)
      let pitch = part(utterance.pitchMultiplier - 1)
      let volume = part(utterance.volume * 2 - 1 > 0.99 ? 0 : utterance.volume - 1)
      return (path, ["-w", "-l", language, "-r", rate, "-p", pitch, "-i", volume, "--", text])
    }
    if let path = PlayerProgram.find("espeak-ng") {
      // Words a minute, 175 as the usual; pitch from 0 to 99; volume from 0 to 200.
      let rate = String(Int(80 + utterance.rate * 190))
      let pitch = String(Int(min(99, utterance.pitchMultiplier * 50)))
      return (path, ["-v", language, "-s", rate, "-p", pitch, "-a", String(Int(utterance.volume * 100)), "--", text])
    }
    return nil
  }
}
/// Apple's voice of that name, which no desktop has.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
