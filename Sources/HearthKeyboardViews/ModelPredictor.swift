import Foundation
import HearthCore
import HearthPersistence
import HearthTyping

/// What predicts in the texts of an app: the model of `HearthTyping`, mapped with the first text that asks, and what
/// the user types in this app. See Documentation/KeyboardLayouts.md.
final class ModelPredictor: TextPredictor, TextPredictorProvider {
  static let shared = ModelPredictor()
  private let service = PredictionService(
    statePath: StateDirectory.standardPath(for: AppIdentity.identifier) + "/words.json"
  ) { message in
    Report(kind: .controlValue, path: "Prediction", message: message).tell()
  }

  nonisolated deinit {}
  static func make() -> any TextPredictor { shared }
  func completion(after text: String, language: String) -> String? {
    service.completion(after: text, language: language)
  }
  func learn(lastWordOf text: String, language: String) { service.learn(lastWordOf: text, language: language) }
  func editingDidEnd() { service.save() }
}
