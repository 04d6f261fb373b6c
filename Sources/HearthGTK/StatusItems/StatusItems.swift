#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint

  /// The status items of this process, and whether the desktop shows them.
  ///
  /// The desktop's panel, or a service of it, has the name `org.kde.StatusNotifierWatcher` on the
  /// session's bus: items announce themselves there, and again when another process takes the name. Nobody is
  /// started for it, and nothing is waited for.
  package final class StatusItems {
    /// Nil until somebody was asked.
    package private(set) var areShown: Bool?
    /// Called when it is known, and when it changes.
    private let didChange: () -> Void
    private let pictures: StatusPictures
    private let address: String
    private var bus: OpaquePointer?
    private var watch: guint = 0
    private var items: [AnnouncedItem] = []
    /// What the panel says that a press of the user allows; for the next window that comes to the front.
    static var activationToken: String?

    private static let watcher = "org.kde.StatusNotifierWatcher", watcherPath = "/StatusNotifierWatcher"

    /// - Parameter address: Of a bus; nil for that of the session.
    package init(images: ImageStore, address: String? = nil, didChange: @escaping () -> Void) {
      pictures = StatusPictures(images: images)
      self.didChange = didChange
      var found = address
      if address == nil, GTKLibrary.hasSessionBus,
        let text = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nil, nil)
      {
        let bus = String(cString: text)
        g_free(text)
        // Such an address would start a bus.
        if !bus.hasPrefix("autolaunch") { found = bus }
      }
      self.address = found ?? ""
      if found == nil { areShown = false } else { connect { $0.watchBus($1) } }
    }
    nonisolated deinit {}

    /// Opens a connection of its own; nil where the bus is not there after all.
    private func connect(_ then: @escaping (StatusItems, OpaquePointer?) -> Void) {
      BusConnection.open(address) { then(self, $0) }
    }
    private func set(areShown: Bool) {
      if areShown == self.areShown { return }
      self.areShown = areShown
      didChange()
    }
    private func watchBus(_ connection: OpaquePointer?) {
      guard let connection else { return set(areShown: false) }
      bus = connection
      // GLib also tells of an owner that is there already, or that there is no owner.
      watch = g_bus_watch_name_on_connection(
        connection, Self.watcher, G_BUS_NAME_WATCHER_FLAGS_NONE,
        { _, _, _, data in
          let items = Unmanaged<StatusItems>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { items.watcherDidAppear() }
        },
        { _, _, data in
          let items = Unmanaged<StatusItems>.fromOpaque(data!).takeUnretainedValue()
          MainActor.assumeIsolated { items.watcherDidVanish() }
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
    private var hasWatcher = false
    private func watcherDidAppear() {
      hasWatcher = true
      for item in items { announce(item) }
      set(areShown: true)
    }
    private func watcherDidVanish() {
      hasWatcher = false
      // A panel that starts over is back in a moment: an app that lives as an icon goes on.
      if areShown != true { set(areShown: false) }
    }
    private func announce(_ item: AnnouncedItem) {
      guard hasWatcher, let object = item.object else { return }
      // A path stands for an object of the caller. Source: libayatana-appindicator
      // does it so, and every watcher takes it.
      g_dbus_connection_call(
        object.connection, Self.watcher, Self.watcherPath, Self.watcher, "RegisterStatusNotifierItem",
        BusValue.tuple([BusValue.string(object.path)]), nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 2_000, nil, nil, nil)
    }

    // MARK: - Items

    /// An item with a connection of its own: watchers forget an item when its connection goes, and have no call for it.
    /// Source: StatusNotifierItem, "the item … vanishes from the bus".
    private final class AnnouncedItem {
      let item: any StatusItem
      var object: StatusNotifierItem?
      var isGone = false
      init(_ item: any StatusItem) { self.item = item }
      nonisolated deinit {}
      func close() {
        isGone = true
        guard let object else { return }
        object.close()
        g_dbus_connection_close(object.connection, nil, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(object.connection))
        self.object = nil
      }
    }

    package func show(_ item: any StatusItem) {
      if address.isEmpty { return }
      let announced = AnnouncedItem(item)
      items.append(announced)
      connect { items, connection in
        guard let connection else { return }
        guard !announced.isGone, let object = StatusNotifierItem(item, connection, items.pictures) else {
          return g_object_unref(UnsafeMutableRawPointer(connection))
        }
        announced.object = object
        items.announce(announced)
      }
    }
    package func itemDidChange(_ item: any StatusItem) { items.first { $0.item === item }?.object?.update() }
    package func hide(_ item: any StatusItem) {
      guard let index = items.firstIndex(where: { $0.item === item }) else { return }
      items.remove(at: index).close()
    }
    /// Takes all of them off the bus.
    package func close() {
      for item in items { item.close() }
      items = []
      if watch != 0 { g_bus_unwatch_name(watch) }
      watch = 0
      if let bus { g_object_unref(UnsafeMutableRawPointer(bus)) }
      bus = nil
    }
  }
#endif
