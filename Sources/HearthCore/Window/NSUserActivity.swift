import Foundation

/// The type of the activity with which a web address comes to an app, in `webpageURL`.
nonisolated public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Tells activities of one app from each other that are about the same.
public typealias NSUserActivityPersistentIdentifier = String

/// An activity of the user in the app, in a form that lets the app continue it later.
///
/// A window keeps its activity, and goes on with it when it comes back after the app has been started again: see
/// `View.userActivity(_:isActive:_:)` and `View.onContinueUserActivity(_:perform:)`.
///
///     let activity = NSUserActivity(activityType: "org.example.recipes.view")
///     activity.title = "Apple pie"
///     activity.addUserInfoEntries(from: ["recipe": 12])
///
/// No other device, no search and no assistant hears of activities on Linux, which is reported where an app asks for it.
/// Used from one thread at a time, mostly the main one; the delegate is called on the main one.
///
/// Source: Apple, documentation of `NSUserActivity`, which Foundation does not have on Linux.
nonisolated open class NSUserActivity: NSObject {
  /// The kind of the activity: a name that the app chooses, in reverse domain order.
  public let activityType: String
  /// The name of the activity, for people.
  open var title: String?
  /// The values that are needed to continue it. A window keeps texts, numbers, dates, data, URLs, UUIDs, null, and arrays, sets and
  /// dictionaries of these, under keys that are texts; others are reported, and left out.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are enough to go on with the activity. A window keeps all others as well.
  open var requiredUserInfoKeys: Set<String>?
  /// Words under which the activity would be found.
  open var keywords: Set<String> = []
  /// The address of a web page that shows the same; of http or https.
  open var webpageURL: URL?
  /// The web page from which the user came.
  open var referrerURL: URL?
  /// From when on the activity is of no interest to others any more. A window goes on with it all the same.
  open var expirationDate: Date?
  /// The subject of the activity, a name that the app chooses: it says which window goes on with it, see
  /// `Scene.handlesExternalEvents(matching:)`.
  open var targetContentIdentifier: String?
  /// Tells it from other activities.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// Who brings the activity up to date.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether other devices of the user may go on with it. There are none on Linux.
  open var isEligibleForHandoff = true
  /// Whether it is to be found by searches on the device. None of Linux hears of it, which is reported.
  open var isEligibleForSearch = false { didSet { reportSending(isEligibleForSearch) } }
  /// Whether others are to find it. Nobody hears of it, which is reported.
  open var isEligibleForPublicIndexing = false { didSet { reportSending(isEligibleForPublicIndexing) } }
  /// Whether an assistant may suggest it. There is none on Linux, which is reported.
  open var isEligibleForPrediction = false { didSet { reportSending(isEligibleForPrediction) } }
  /// Whether the activity is not up to date. Once it is current, or a view or responder has it, the delegate is asked soon
  /// to bring it up to date, then the views and responders; then it is false.
  open var needsSave = false {
    didSet { if needsSave && !oldValue { saveSoon() } }
  }

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to `userInfo`; those under the same keys are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  // MARK: - The current one

  private enum Standing { case idle, current, invalid }
  private var standing = Standing.idle
  private static let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static weak var currentActivity: NSUserActivity?

  /// The user does this now, and no longer what was current before. One that is invalid does not become current.
  open func becomeCurrent() {
    if standing == .invalid { return }
    if isEligibleForHandoff { reportSending(true) }
    makeCurrent()
  }
  /// The same, of an activity that a window has.
  package final func makeCurrent() {
    if standing == .invalid { return }
    Self.lock.withLock {
      if let other = Self.currentActivity, other !== self, other.standing == .current { other.standing = .idle }
      Self.currentActivity = self
      standing = .current
    }
    saveSoon()
  }
  /// The user does something else.
  open func resignCurrent() {
    Self.lock.withLock {
      if standing == .current { standing = .idle }
      if Self.currentActivity === self { Self.currentActivity = nil }
    }
  }
  /// The activity is over: it does not become current any more, and nobody is asked to bring it up to date.
  open func invalidate() {
    resignCurrent()
    standing = .invalid
    needsSave = false
  }
  /// Whether it is the one that became current last.
  package final var isCurrent: Bool { standing == .current }

  // MARK: - Saving

  /// Bring the activity up to date after the delegate has.
  private var owners: [ObjectIdentifier: @MainActor () -> Void] = [:]
  /// Called when all have done so that act at once.
  package final var afterOwners: (@MainActor () -> Void)?
  private var isUpdating = false

  /// Has `action` called when the activity is to be saved, until `removeOwner`.
  package final func addOwner(_ owner: AnyObject, _ action: @escaping @MainActor () -> Void) {
    owners[ObjectIdentifier(owner)] = action
    saveSoon()
  }
  package final func removeOwner(_ owner: AnyObject) { owners[ObjectIdentifier(owner)] = nil }

  private func saveSoon() {
    guard needsSave, !isUpdating, standing == .current || !owners.isEmpty else { return }
    let activity = UncheckedSendable(self)
    Engine.performOnMain { activity.value.saveIfNeeded() }
  }
  /// Has it brought up to date now, where `needsSave` is set.
  @MainActor package final func saveIfNeeded() {
    guard needsSave, !isUpdating, standing != .invalid else { return }
    update {
      for owner in owners.values { owner() }
      afterOwners?()
    }
  }
  /// Runs what brings the activity up to date, after the delegate where `needsSave` is set. What sets it meanwhile has
  /// the delegate asked, and nothing done again.
  @MainActor package final func update(_ action: () -> Void) {
    isUpdating = true
    let wasAsked = needsSave
    if wasAsked { delegate?.userActivityWillSave(self) }
    action()
    if needsSave && !wasAsked { delegate?.userActivityWillSave(self) }
    needsSave = false
    isUpdating = false
  }

  // MARK: - What there is not

  private func reportSending(_ isWanted: Bool) {
    if !isWanted { return }
    Report(
      kind: .notOnLinux, path: "NSUserActivity",
      message:
        "no other device, no search and no assistant hears of the app's activities. A window keeps its own for the next start: with userActivity(_:isActive:_:), or stateRestorationActivity(for:)."
    ).tell()
  }
  /// Has searches forget activities. None knows any, so that they are forgotten at once; `handler` is called soon.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) { Engine.performOnMain { handler() } }
  /// Has searches forget all activities. None knows any, so that they are forgotten at once; `handler` is called soon.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
    Engine.performOnMain { handler() }
  }
}

/// A type that brings an activity up to date. All of it may be left out.
nonisolated public protocol NSUserActivityDelegate: AnyObject, NSObjectProtocol {
  /// The activity is about to be saved: its `userInfo` is to be made up to date now.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another window of the app goes on with the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}
extension NSUserActivityDelegate {
  public nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public nonisolated func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
