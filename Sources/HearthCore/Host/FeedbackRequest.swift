/// Something that a host lets the user hear or feel.
package protocol FeedbackRequest: Sendable {
  /// The name in the XDG sound themes; nil for what is felt and not heard. Source:
  /// freedesktop.org, Sound Naming Specification 0.8.
  var sound: String? { get }
  /// The name of the event for a feedback daemon. Source: the event names of feedbackd, which
  /// are those of sound themes with some more.
  var vibration: String { get }
  /// How strong it is, from 0 to 1.
  var intensity: Double { get }
}
