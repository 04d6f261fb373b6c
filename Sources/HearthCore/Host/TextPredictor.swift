/// A type that knows how a text may go on: a model of the language, or what a test says.
///
/// It is asked at each key that is typed where a prediction may be shown. What is secret never reaches it.
@MainActor package protocol TextPredictor: AnyObject {
  /// What may stand behind a text, of which the caret is at the end: the rest of the last word, perhaps with further
  /// words, or the next word behind a space; nil where nothing is likely enough.
  ///
  /// - Parameters:
  ///   - text: The end of what is before the caret; it may begin in the middle of a word.
  ///   - language: That of the text, as in `en_US`.
  func completion(after text: String, language: String) -> String?
  /// The user has typed the last word of a text, behind those before it.
  func learn(lastWordOf text: String, language: String)
  /// Editing has ended: what was learnt may be stored.
  func editingDidEnd()
}

/// A type of this program that predicts. It is found by its conformance, and is there where the software keyboard is,
/// which has the model of words.
@MainActor package protocol TextPredictorProvider {
  static func make() -> any TextPredictor
}
