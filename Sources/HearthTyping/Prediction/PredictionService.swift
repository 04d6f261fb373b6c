import Foundation
import HearthKeyboard

/// Predictions for the texts of an app: the model of a language, opened with the first text that asks, and the words that
/// the user types in this app, in a file of the app's state.
///
/// The file is `words.json` in the app's state directory, which only its user can read. Deleting it, or ``forget()``,
/// forgets them. Whoever asks sees to it that nothing secret comes here.
package final class PredictionService: WordSuggesting {
  private let modelPaths: [String]
  /// Nil: nothing is stored.
  private let statePath: String?
  private let report: (String) -> Void
  private var predictor: WordPredictor?
  private var hasTried = false
  private var hasChanges = false

  /// - Parameters:
  ///   - modelPaths: Files that may be a model; the first that is there counts.
  ///   - statePath: The file for words that the user typed.
  ///   - report: Is told what is wrong with a file, once.
  package init(
    modelPaths: [String] = PredictionService.standardModelPaths, statePath: String?,
    report: @escaping (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  ) {
    (self.modelPaths, self.statePath, self.report) = (modelPaths, statePath, report)
  }
  /// What the environment names, a larger model that the user has put into the data directory, and the one that comes
  /// with the module: next to the program, where SwiftPM puts it, or next to the library of an installed Hearth.
  package static var standardModelPaths: [String] {
    let environment = ProcessInfo.processInfo.environment
    var paths: [String] = []
    if let path = environment["HEARTH_PREDICTION_MODEL"] { paths.append(path) }
    var data = environment["XDG_DATA_HOME"] ?? ""
    if !data.hasPrefix("/") { data = (environment["HOME"] ?? "/nonexistent") + "/.local/share" }
    paths.append(data + "/hearth/prediction/en.model")
    let bundle = "Hearth_HearthTyping.resources/en.model"
    paths.append(Bundle.main.bundleURL.appendingPathComponent(bundle).path)
    if let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent() {
      paths.append(program.appendingPathComponent(bundle).path)
    }
    if let library = LibraryDirectory.path { paths.append(library + "/" + bundle) }
    return paths
  }
  package var isLoaded: Bool { predictor != nil }

  private func predictor(for language: String) -> WordPredictor? {
    guard language == "en" || language.hasPrefix("en_") || language.hasPrefix("en-") else { return nil }
    if hasTried { return predictor }
    hasTried = true
    for path in modelPaths where FileManager.default.fileExists(atPath: path) {
      do {
        predictor = WordPredictor(try LanguageModel(path: path))
        break
      } catch { report("\(error)") }
    }
    if let statePath, let data = FileManager.default.contents(atPath: statePath), let predictor {
      do {
        guard data.count < 4_000_000 else { throw CocoaError(.fileReadTooLarge) }
        predictor.personal = try JSONDecoder().decode(PersonalWords.self, from: data)
      } catch { report("The words in \(statePath) cannot be read, and are left out: \(error)") }
    }
    return predictor
  }
  package func completion(after text: String, language: String) -> String? {
    predictor(for: language)?.completion(after: text)?.text
  }
  package func words(after text: String, limit: Int, language: String) -> [String] {
    predictor(for: language)?.words(after: text, limit: limit) ?? []
  }
  /// For the bar of the keyboard, which has English words.
  package func words(after text: String, limit: Int) -> [String] { words(after: text, limit: limit, language: "en") }
  package func learn(lastWordOf text: String, language: String) {
    guard let predictor = predictor(for: language) else { return }
    var words: [String] = []
    for part in WordReader.parts(of: text.suffix(80)).reversed() {
      guard case .word(let word) = part, words.count < 2 else { break }
      words.insert(word, at: 0)
    }
    guard let last = words.last, last.count > 1 || last == "I" || last == "a" else { return }
    predictor.personal.learn(last, after: words.count > 1 ? words[0] : nil)
    hasChanges = true
  }
  /// Stores what was learnt; only the user can read it.
  package func save() {
    guard hasChanges, let statePath, let predictor else { return }
    hasChanges = false
    let folder = (statePath as NSString).deletingLastPathComponent, mode = FileAttributeKey.posixPermissions
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [mode: 0o700])
      // A file that is there already keeps its rights, so the new one is made first, and takes its place.
      let new = statePath + ".new"
      try? FileManager.default.removeItem(atPath: new)
      let data = try JSONEncoder().encode(predictor.personal)
      guard FileManager.default.createFile(atPath: new, contents: data, attributes: [mode: 0o600]),
        rename(new, statePath) == 0
      else { throw CocoaError(.fileWriteUnknown) }
    } catch { report("The words that were typed cannot be stored in \(statePath): \(error)") }
  }
  /// Forgets all words that the user typed, here and in the file.
  package func forget() {
    predictor?.personal = PersonalWords()
    hasChanges = false
    if let statePath { try? FileManager.default.removeItem(atPath: statePath) }
  }
}
