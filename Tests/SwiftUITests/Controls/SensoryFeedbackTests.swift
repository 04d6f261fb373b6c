import QuickTesting
import SwiftUI

struct SensoryFeedbackTests {
  @Test func `feedback has the name of a sound, and impacts are felt alone`() {
    expect(SensoryFeedback.success.sound, equals: "complete")
    expect(SensoryFeedback.error.sound, equals: "dialog-error")
    expect(SensoryFeedback.selection(.off).sound, equals: "button-toggle-off")
    expect(SensoryFeedback.impact.sound == nil)
    expect(SensoryFeedback.impact(flexibility: .rigid, intensity: .nan).intensity, equals: 0)
  }
}
