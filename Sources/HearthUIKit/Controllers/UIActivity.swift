import Foundation

/// A way to share of the app's own. None is offered here beyond those of the system.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The name of an activity.
  ///
  /// ``UIActivityViewController`` offers `copyToPasteboard`, `mail` and what the app brings; the others name what is offered on other systems, so that an app may leave
  /// them out there.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Onto the first screen of a device.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Into the list of what is to be read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// To a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// As the picture of a person.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Into the clipboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// As a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// With drawings on it.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// As a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Among books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// To Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// To Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// To Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// To Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// To Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// To Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// On paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Among pictures.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Together with others, at the same time.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
  }
  /// Whether activities stand among those that do something or those that share: here all are buttons of one list.
  public enum Category: Int, Sendable { case action = 0, share }
  /// For subclasses: where the activity stands among others.
  open class var activityCategory: Category { .action }
  /// For subclasses: which it is.
  open var activityType: ActivityType? { nil }
  /// For subclasses: what it is called.
  open var activityTitle: String? { nil }
  /// For subclasses: the symbol of its button.
  open var activityImage: UIImage? { nil }
  /// For subclasses: a controller that the activity shows; without one `perform()` is called.
  open var activityViewController: UIViewController? { nil }
  /// Told when the activity calls `activityDidFinish(_:)`.
  var didFinish: ((Bool) -> Void)?
  public override init() {}
  nonisolated deinit {}
  /// For subclasses: whether it is offered for these. False by itself.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// For subclasses: what it is to act on. Called once the user has chosen it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// For subclasses: acts, and calls `activityDidFinish(_:)` at the end. Ends at once by itself.
  open func perform() { activityDidFinish(true) }
  /// Ends the activity and closes what it shows.
  open func activityDidFinish(_ completed: Bool) {
    let end = didFinish
    didFinish = nil
    end?(completed)
  }
}
