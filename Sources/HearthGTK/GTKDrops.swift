#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthPaint
  import HearthRendering

  /// What is dragged out of a window and over it, as GTK has it.
  ///
  /// GDK has the pointer while something is dragged: it says by Escape that it is over, and by Control and Shift what is
  /// possible.
  final class GTKDrops {
    /// Takes an event to the content.
    private var handle: (InputEvent) -> Void = { _ in }
    /// What is above the window now.
    private var current: (drop: OpaquePointer, offer: DropOffer)?
    /// The drag that began in this process.
    private static var running: Running?

    private final class Running {
      let drag: OpaquePointer
      let session: OutgoingDrag
      init(_ drag: OpaquePointer, _ session: OutgoingDrag) { (self.drag, self.session) = (drag, session) }
      nonisolated deinit {}
    }
    init() {}
    nonisolated deinit {}

    private static let actions = GdkDragAction(
      rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue)

    // MARK: - Out of the window

    /// - Parameters:
    ///   - surface: That of the window.
    ///   - draw: Draws a piece at the origin.
    func start(
      _ session: OutgoingDrag, from surface: OpaquePointer, device: OpaquePointer,
      draw: @escaping (DisplayPiece, CGSize, OpaquePointer) -> Void
    ) -> Bool {
      guard Self.running == nil, let content = Self.content(of: session) else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      var actions: UInt32 = 0
      if session.operationsOutside.contains(.copy as DragOperations) { actions |= GDK_ACTION_COPY.rawValue }
      if session.operationsOutside.contains(.move as DragOperations) { actions |= GDK_ACTION_MOVE.rawValue }
      if session.operationsOutside.contains(.alias as DragOperations) { actions |= GDK_ACTION_LINK.rawValue }
      // A drag without an action goes nowhere, not even to this program's own windows.
      if actions == 0 { actions = GDK_ACTION_COPY.rawValue }
      guard let drag = gdk_drag_begin(surface, device, content, GdkDragAction(rawValue: actions), 0, 0) else {
        return false
      }
      Self.running = Running(drag, session)
      let finished: @convention(c) (OpaquePointer, gpointer?) -> Void = { drag, _ in
        nonisolated(unsafe) let drag = drag
        MainActor.assumeIsolated {
          GTKDrops.end(drag, DragOperation(gdk_drag_get_selected_action(drag)))
        }
      }
      let cancelled: @convention(c) (OpaquePointer, GdkDragCancelReason, gpointer?) -> Void = { drag, _, _ in
        nonisolated(unsafe) let drag = drag
        MainActor.assumeIsolated { GTKDrops.end(drag, nil) }
      }
      for (name, handler) in [
        ("dnd-finished", unsafeBitCast(finished, to: GCallback.self)),
        ("cancel", unsafeBitCast(cancelled, to: GCallback.self)),
      ] {
        _ = g_signal_connect_data(
          UnsafeMutableRawPointer(drag), name, handler, nil, nil, GConnectFlags(rawValue: 0))
      }
      showPicture(session, drag, draw)
      session.pictureDidChange = { [weak self, weak session] in
        guard let self, let session, Self.running?.session === session else { return }
        self.showPicture(session, drag, draw)
      }
      return true
    }
    /// What other programs can read; a type of ours where there is nothing for them.
    private static func content(of session: OutgoingDrag) -> UnsafeMutablePointer<GdkContentProvider>? {
      // What nothing may become of outside is not shown there.
      let isShown = !session.operationsOutside.isEmpty
      var data = isShown ? session.data : []
      let promises = isShown ? session.promises : []
      if data.isEmpty && promises.isEmpty { data = [ClipboardData(Self.nothing, Data())] }
      var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
      if !data.isEmpty { providers.append(GTKClipboard.provider(data)) }
      if !promises.isEmpty { providers.append(PromisedContent.make(promises)) }
      return gdk_content_provider_new_union(&providers, gsize(providers.count))
    }
    private static let nothing = "application/x-hearth-drag"
    /// A window may have gone meanwhile; who gave the text looks whether it is still there.
    private static func end(_ drag: OpaquePointer, _ operation: DragOperation?) {
      guard let running, running.drag == drag else { return }
      Self.running = nil
      running.session.end(operation)
      // Not while it tells us of its end.
      _ = g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { data in
          g_object_unref(data)
          return 0
        }, UnsafeMutableRawPointer(drag), nil)
    }
    /// What the pointer carries. Without a picture GDK shows an icon of its own.
    private func showPicture(
      _ session: OutgoingDrag, _ drag: OpaquePointer, _ draw: (DisplayPiece, CGSize, OpaquePointer) -> Void
    ) {
      guard let (piece, size) = session.picture, let snapshot = gtk_snapshot_new() else { return }
      draw(piece, size, snapshot)
      var area = graphene_size_t(width: Float(size.width), height: Float(size.height))
      guard let picture = gtk_snapshot_free_to_paintable(snapshot, &area) else { return }
      gtk_drag_icon_set_from_paintable(drag, picture, -8, -8)
      g_object_unref(UnsafeMutableRawPointer(picture))
    }

    // MARK: - Into the window

    /// - Parameter canvas: The widget on which something can be dropped. It goes before this does.
    func connect(to canvas: UnsafeMutablePointer<GtkWidget>, _ handle: @escaping (InputEvent) -> Void) {
      self.handle = handle
      guard let target = gtk_drop_target_async_new(nil, Self.actions) else { return }
      let moved: @convention(c) (OpaquePointer, OpaquePointer, Double, Double, gpointer?) -> GdkDragAction = {
        _, drop, x, y, data in
        let drops = GTKDrops.drops(data)
        nonisolated(unsafe) let drop = drop
        return MainActor.assumeIsolated { drops.move(drop, CGPoint(x: x, y: y)) }
      }
      for name in ["drag-enter", "drag-motion"] {
        HearthGTK.connect(target, name, unsafeBitCast(moved, to: GCallback.self), self)
      }
      let left: @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> Void = { _, drop, data in
        let drops = GTKDrops.drops(data)
        nonisolated(unsafe) let drop = drop
        MainActor.assumeIsolated { drops.leave(drop) }
      }
      HearthGTK.connect(target, "drag-leave", unsafeBitCast(left, to: GCallback.self), self)
      let dropped: @convention(c) (OpaquePointer, OpaquePointer, Double, Double, gpointer?) -> gboolean = {
        _, drop, x, y, data in
        let drops = GTKDrops.drops(data)
        nonisolated(unsafe) let drop = drop
        return MainActor.assumeIsolated { drops.take(drop, CGPoint(x: x, y: y)) ? 1 : 0 }
      }
      HearthGTK.connect(target, "drop", unsafeBitCast(dropped, to: GCallback.self), self)
      gtk_widget_add_controller(canvas, target)
    }
    nonisolated private static func drops(_ data: gpointer?) -> GTKDrops {
      Unmanaged<GTKDrops>.fromOpaque(data!).takeUnretainedValue()
    }

    private func offer(of drop: OpaquePointer) -> DropOffer {
      var operations: DragOperations = []
      let possible = gdk_drop_get_actions(drop).rawValue
      if possible & GDK_ACTION_COPY.rawValue != 0 { operations.insert(.copy) }
      if possible & GDK_ACTION_MOVE.rawValue != 0 { operations.insert(.move) }
      if possible & GDK_ACTION_LINK.rawValue != 0 { operations.insert(.alias) }
      let running = gdk_drop_get_drag(drop).flatMap { $0 == Self.running?.drag ? Self.running : nil }
      if let session = running?.session, session.operations != session.operationsOutside {
        // GDK knows only what may become of it outside.
        operations = session.operations
      }
      if let current, current.drop == drop {
        current.offer.operations = operations
        return current.offer
      }
      let kept = Kept(drop)
      let offer = DropOffer(
        running?.session.mimeTypes ?? GTKClipboard.mimeTypes(of: gdk_drop_get_formats(drop)),
        operations: operations, session: running?.session,
        read: { type, completion in GTKClipboard.readData(type, of: kept.drop, completion) },
        finished: { operation in
          gdk_drop_finish(kept.drop, GTKDrops.action(for: operation, of: kept.drop))
        })
      current = (drop, offer)
      return offer
    }
    /// A drop, for as long as somebody reads of it.
    private final class Kept {
      nonisolated(unsafe) let drop: OpaquePointer
      init(_ drop: OpaquePointer) {
        self.drop = drop
        g_object_ref(UnsafeMutableRawPointer(drop))
      }
      isolated deinit { g_object_unref(UnsafeMutableRawPointer(drop)) }
    }

    private func move(_ drop: OpaquePointer, _ point: CGPoint) -> GdkDragAction {
      let offer = offer(of: drop)
      handle(.drop(DropEvent(.moved, at: point, offer)))
      return Self.action(for: offer.answer, of: drop)
    }
    /// What GDK is told: of what only this program knows, one of the actions that the drag began with.
    private static func action(for operation: DragOperation?, of drop: OpaquePointer) -> GdkDragAction {
      let wanted: GdkDragAction? =
        switch operation {
        case .copy: GDK_ACTION_COPY
        case .move, .delete: GDK_ACTION_MOVE
        case .alias: GDK_ACTION_LINK
        case nil: nil
        }
      guard let wanted else { return GdkDragAction(rawValue: 0) }
      let possible = gdk_drop_get_actions(drop).rawValue
      if possible & wanted.rawValue != 0 { return wanted }
      let known = [GDK_ACTION_COPY, GDK_ACTION_MOVE, GDK_ACTION_LINK]
      return known.first { possible & $0.rawValue != 0 } ?? GdkDragAction(rawValue: 0)
    }
    private func leave(_ drop: OpaquePointer) {
      guard let current, current.drop == drop else { return }
      self.current = nil
      handle(.drop(DropEvent(.exited, at: .zero, current.offer)))
    }
    private func take(_ drop: OpaquePointer, _ point: CGPoint) -> Bool {
      let offer = offer(of: drop)
      current = nil
      if offer.answer == nil { return false }
      handle(.drop(DropEvent(.dropped, at: point, offer)))
      return true
    }
  }

  extension DragOperation {
    /// Nil where nothing became of it.
    fileprivate init?(_ action: GdkDragAction) {
      if action.rawValue & GDK_ACTION_MOVE.rawValue != 0 {
        self = .move
      } else if action.rawValue & GDK_ACTION_COPY.rawValue != 0 {
        self = .copy
      } else if action.rawValue & GDK_ACTION_LINK.rawValue != 0 {
        self = .alias
      } else {
        return nil
      }
    }
  }
#endif
