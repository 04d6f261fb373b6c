import Foundation
import HearthCore

/// A store of defaults.
nonisolated struct DefaultsReference: @unchecked Sendable {
  // Unchecked: UserDefaults guards itself.
  let defaults: UserDefaults

  func scalar(_ key: String) -> (value: StoredScalar?, isThere: Bool) {
    guard let object = defaults.object(forKey: key) else { return (nil, false) }
    return (StoredScalar(natural: object), true)
  }
  func value<Value>(
    _ key: String, _ initial: Value, _ form: StoredForm<Value>, path: String, _ handle: EngineHandle? = nil
  ) -> Value {
    let found = scalar(key)
    guard found.isThere else { return initial }
    if let scalar = found.value?.converted(to: form.kind) { return form.decode(scalar) ?? initial }
    let what = found.value.map { $0.kind.name } ?? "something else"
    let report = Report(
      kind: .storedValue, path: path,
      message:
        "the defaults have \(what) under the key \"\(key)\", but @AppStorage wants \(form.kind.name). The default is used until the property is written; give each key one type."
    )
    Engine.performOnMain {
      if let engine = handle?.engine { engine.report(report) } else { ReportLog.shared.report(report) }
    }
    return initial
  }
  func set<Value>(_ value: Value, _ key: String, _ form: StoredForm<Value>) {
    let scalar = form.encode(value)
    if let scalar { scalar.write(to: defaults, key) } else { defaults.removeObject(forKey: key) }
    DefaultsFile.shared.note(scalar, key, in: defaults)
    let place = DefaultsPlace(self, key)
    if isOnMainThread() {
      MainActor.assumeIsolated { UserDefaultsWatch.shared.look(at: place) }
    } else {
      Engine.performOnMain { UserDefaultsWatch.shared.look(at: place) }
    }
  }
}

/// A key in a store.
nonisolated struct DefaultsPlace: Hashable, Sendable {
  let store: DefaultsReference
  let key: String
  init(_ store: DefaultsReference, _ key: String) { (self.store, self.key) = (store, key) }
  static func == (a: Self, b: Self) -> Bool { a.store.defaults === b.store.defaults && a.key == b.key }
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(store.defaults))
    hasher.combine(key)
  }
}

/// Sees changes of the keys that views read.
///
/// Foundation on Linux sends no notification when `UserDefaults` is written. So the keys that views
/// read are compared with what they were: when the notification comes all the same, after every
/// event and before every frame of any window.
@MainActor final class UserDefaultsWatch {
  /// Of the process, as the defaults are. It knows what is shown now: readers take themselves out.
  static let shared = UserDefaultsWatch()
  private struct Watched {
    var last: StoredScalar?
    var readers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  }
  private var watched: [DefaultsPlace: Watched] = [:]

  private init() {
    Engine.outsideChecks.append { UserDefaultsWatch.shared.look() }
    _ = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) {
      _ in
      if isOnMainThread() {
        MainActor.assumeIsolated { UserDefaultsWatch.shared.look() }
      } else {
        Engine.performOnMain { UserDefaultsWatch.shared.look() }
      }
    }
  }
  nonisolated deinit {}

  func add(_ reader: AnyObject, _ place: DefaultsPlace, _ action: @escaping @MainActor () -> Void) {
    var entry = watched[place] ?? Watched(last: place.store.scalar(place.key).value)
    entry.readers[ObjectIdentifier(reader)] = action
    watched[place] = entry
  }
  func remove(_ reader: AnyObject, _ place: DefaultsPlace) {
    watched[place]?.readers[ObjectIdentifier(reader)] = nil
    if watched[place]?.readers.isEmpty == true { watched[place] = nil }
  }
  func isWatching(_ defaults: UserDefaults, _ key: String) -> Bool {
    watched[DefaultsPlace(DefaultsReference(defaults: defaults), key)] != nil
  }
  private func look() { for place in watched.keys { look(at: place) } }
  func look(at place: DefaultsPlace) {
    guard let entry = watched[place] else { return }
    let now = place.store.scalar(place.key).value
    if now == entry.last { return }
    watched[place]!.last = now
    DefaultsFile.shared.note(now, place.key, in: place.store.defaults)
    for action in entry.readers.values { action() }
  }
}

// MARK: - Which store counts

nonisolated struct DefaultAppStorageKey: EnvironmentKey {
  static let defaultValue: DefaultsReference? = nil
}
extension Node {
  /// The store of properties without one of their own; the node is evaluated again when it is another.
  var defaultAppStorage: DefaultsReference {
    scope.value(DefaultAppStorageKey.self, readBy: self) ?? DefaultsReference(defaults: .standard)
  }
}

extension View {
  /// Sets the store of all `@AppStorage` properties in this view that name none.
  ///
  ///     Text("Settings").defaultAppStorage(UserDefaults(suiteName: "group.notes")!)
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    let store = DefaultsReference(defaults: store)
    return modifier(_EnvironmentModifier { $0[DefaultAppStorageKey.self] = store })
  }
}
