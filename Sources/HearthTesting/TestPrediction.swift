import HearthCore

/// What predicts how texts go on, in a test.
///
/// ```swift
/// let prediction = TestPrediction(["Hel": "lo"])
/// window.prediction = prediction
/// window.type("Hel")
/// window.press(.tab)   // "Hello "
/// ```
@MainActor public final class TestPrediction {
  /// The texts that were asked about, in order.
  public private(set) var asked: [String] = []
  /// The texts whose last word was learnt.
  public private(set) var learnt: [String] = []
  /// How often editing ended.
  public private(set) var ends = 0
  private let completions: [String: String]
  private weak var made: Predictor?
  /// The same one for all windows.
  fileprivate var predictor: Predictor {
    if let made { return made }
    let predictor = Predictor(self)
    made = predictor
    return predictor
  }

  /// - Parameter completions: What may stand behind a text that ends so; the longest counts.
  public init(_ completions: [String: String]) { self.completions = completions }
  nonisolated deinit {}

  fileprivate final class Predictor: TextPredictor {
    let test: TestPrediction
    init(_ test: TestPrediction) { self.test = test }
    nonisolated deinit {}
    func completion(after text: String, language: String) -> String? {
      test.asked.append(text)
      let ends = test.completions.keys.filter { text.hasSuffix($0) }
      return ends.max { $0.count < $1.count }.flatMap { test.completions[$0] }
    }
    func learn(lastWordOf text: String, language: String) { test.learnt.append(text) }
    func editingDidEnd() { test.ends += 1 }
  }
}

extension TestWindow {
  /// What predicts how texts go on; without it nothing is predicted.
  public var prediction: TestPrediction? {
    get { (host.textPredictor as? TestPrediction.Predictor)?.test }
    set { host.textPredictor = newValue?.predictor }
  }
}
