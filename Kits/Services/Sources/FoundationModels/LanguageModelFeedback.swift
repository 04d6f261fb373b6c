/// What a user thinks of an answer.
public struct LanguageModelFeedback: Sendable {
  public enum Sentiment: Sendable, CaseIterable { case positive, negative, neutral }
  /// What was wrong with an answer.
  public struct Issue: Sendable {
    public enum Category: Sendable, CaseIterable {
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual
      case vulgarOrOffensive, triggeredGuardrailUnexpectedly
    }
    let category: Category
    let explanation: String?
    public init(category: Category, explanation: String? = nil) {
      (self.category, self.explanation) = (category, explanation)
    }
  }
}
extension LanguageModelSession {
  /// What an app would send to Apple about this session, as JSON. Nobody is told: that is reported. Source of the form: our choice.
  @discardableResult public func logFeedbackAttachment(
    sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
    desiredOutput: Transcript.Entry? = nil
  ) -> Data {
    _ = reportModel("LanguageModelSession.logFeedbackAttachment(sentiment:issues:desiredOutput:)")
    let issues = issues.map { issue in
      GeneratedContent(properties: ["category": "\(issue.category)", "explanation": issue.explanation])
    }
    let content = GeneratedContent(properties: [
      "sentiment": sentiment.map { "\($0)" }, "issues": issues, "desiredOutput": desiredOutput?.content,
      "transcript": transcript.content,
    ])
    return Data(content.jsonString.utf8)
  }
}
