import SwiftUI
import Testing

struct SensoryFeedbackTests {
  @Test func `feedback has the name of a sound, and impacts are felt alone`() {
    #expect(SensoryFeedback.success.sound == "complete")
    #expect(SensoryFeedback.error.sound == "dialog-error")
    #expect(SensoryFeedback.selection(.off).sound == "button-toggle-off")
    #expect(SensoryFeedback.impact.sound == nil)
    #expect(SensoryFeedback.impact(flexibility: .rigid, intensity: .nan).intensity == 0)
  }
}
