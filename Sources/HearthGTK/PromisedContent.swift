#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// Data of what is dragged, which is made when a program asks for it.
  ///
  /// A class of GObject below GdkContentProvider. Its objects hold their promises.
  enum PromisedContent {
    private final class Promises {
      let all: [DragPromise]
      init(_ all: [DragPromise]) { self.all = all }
      nonisolated deinit {}
    }
    private static let key = "hearth-promises"

    private static let type: GType = {
      var info = GTypeInfo()
      info.class_size = UInt16(MemoryLayout<GdkContentProviderClass>.size)
      info.instance_size = UInt16(MemoryLayout<GdkContentProvider>.size)
      info.class_init = { type, _ in
        guard let type = type?.assumingMemoryBound(to: GdkContentProviderClass.self) else { return }
        type.pointee.ref_formats = { PromisedContent.formats(of: $0) }
        type.pointee.write_mime_type_async = { provider, name, stream, priority, cancellable, callback, data in
          let task = g_task_new(provider, cancellable, callback, data)
          nonisolated(unsafe) let (provider, name, stream, cancellable, kept) = (
            provider, name, stream, cancellable, task
          )
          MainActor.assumeIsolated {
            PromisedContent.write(String(cString: name!), of: provider, to: stream, priority, cancellable, kept)
          }
        }
        type.pointee.write_mime_type_finish = { _, result, error in
          g_task_propagate_boolean(result, error)
        }
      }
      return g_type_register_static(
        gdk_content_provider_get_type(), "HearthPromisedContent", &info, GTypeFlags(rawValue: 0))
    }()

    @MainActor static func make(_ promises: [DragPromise]) -> UnsafeMutablePointer<GdkContentProvider>? {
      guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
      g_object_set_data_full(
        object, key, Unmanaged.passRetained(Promises(promises)).toOpaque(),
        { Unmanaged<AnyObject>.fromOpaque($0!).release() })
      return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GdkContentProvider.self)
    }
    private static func promises(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> [DragPromise] {
      guard let provider,
        let held = g_object_get_data(UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GObject.self), key)
      else { return [] }
      return Unmanaged<Promises>.fromOpaque(held).takeUnretainedValue().all
    }
    private static func formats(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> OpaquePointer? {
      let builder = gdk_content_formats_builder_new()
      for promise in promises(of: provider) { gdk_content_formats_builder_add_mime_type(builder, promise.mimeType) }
      return gdk_content_formats_builder_free_to_formats(builder)
    }
    /// - Parameter task: Given away; it goes when the data is written.
    @MainActor private static func write(
      _ name: String, of provider: UnsafeMutablePointer<GdkContentProvider>?,
      to stream: UnsafeMutablePointer<GOutputStream>?, _ priority: Int32,
      _ cancellable: UnsafeMutablePointer<GCancellable>?, _ task: OpaquePointer?
    ) {
      nonisolated(unsafe) let (stream, cancellable, task) = (stream, cancellable, task)
      let fail: @Sendable @MainActor () -> Void = {
        g_task_return_error(
          task, g_error_new_literal(g_io_error_quark(), gint(G_IO_ERROR_NOT_FOUND.rawValue), "There is no such data."))
        g_object_unref(UnsafeMutableRawPointer(task))
      }
      guard let promise = promises(of: provider).first(where: { $0.mimeType == name }) else { return fail() }
      if let stream { g_object_ref(UnsafeMutableRawPointer(stream)) }
      promise.load { data in
        defer { if let stream { g_object_unref(UnsafeMutableRawPointer(stream)) } }
        guard let data else { return fail() }
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: max(1, data.count), alignment: 1)
        data.withUnsafeBytes { if let base = $0.baseAddress { bytes.copyMemory(from: base, byteCount: data.count) } }
        g_task_set_task_data(task, bytes, { $0?.deallocate() })
        g_output_stream_write_all_async(
          stream, bytes, gsize(data.count), priority, cancellable,
          { source, result, task in
            let stream = UnsafeMutableRawPointer(source!).assumingMemoryBound(to: GOutputStream.self)
            var error: UnsafeMutablePointer<GError>?
            let task = OpaquePointer(task)
            if g_output_stream_write_all_finish(stream, result, nil, &error) != 0 {
              g_task_return_boolean(task, 1)
            } else {
              g_task_return_error(task, error)
            }
            g_object_unref(UnsafeMutableRawPointer(task))
          }, UnsafeMutableRawPointer(task))
      }
    }
  }
#endif
