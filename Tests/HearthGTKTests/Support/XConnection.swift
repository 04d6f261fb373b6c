#if GTK
  import Foundation

  /// What xdotool cannot do: a second window that takes the keyboard away, and the message by which a window manager
  /// closes a window. Through libX11, which GTK has loaded anyway.
  final class XConnection {
    private let library: UnsafeMutableRawPointer
    private let display: OpaquePointer

    init(_ name: String) throws {
      guard let library = dlopen("libX11.so.6", RTLD_NOW) else {
        throw DriveError(description: "libX11 cannot be loaded")
      }
      self.library = library
      typealias Open = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
      guard let display = Self.function(library, "XOpenDisplay", as: Open.self)(name) else {
        throw DriveError(description: "the display \(name) cannot be opened")
      }
      self.display = display
    }
    private static func function<T>(_ library: UnsafeMutableRawPointer, _ name: String, as type: T.Type) -> T {
      unsafeBitCast(dlsym(library, name)!, to: type)
    }
    private func function<T>(_ name: String, as type: T.Type) -> T { Self.function(library, name, as: type) }

    func close() {
      typealias Close = @convention(c) (OpaquePointer) -> Int32
      _ = function("XCloseDisplay", as: Close.self)(display)
    }
    private func synchronize() {
      typealias Sync = @convention(c) (OpaquePointer, Int32) -> Int32
      _ = function("XSync", as: Sync.self)(display, 0)
    }

    /// A small window; its number as xdotool takes it.
    func makeWindow() -> String {
      typealias Root = @convention(c) (OpaquePointer) -> UInt
      typealias Create = @convention(c) (OpaquePointer, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
      typealias Map = @convention(c) (OpaquePointer, UInt) -> Int32
      let root = function("XDefaultRootWindow", as: Root.self)(display)
      let window = function("XCreateSimpleWindow", as: Create.self)(display, root, 1200, 900, 40, 40, 0, 0, 0)
      _ = function("XMapWindow", as: Map.self)(display, window)
      synchronize()
      return "\(window)"
    }

    /// Asks a window to close, as its window manager does. Source: ICCCM 4.2.8.1, Window Deletion; the layout of
    /// `XClientMessageEvent` is that of Xlib.h on machines of 64 bits.
    func requestClose(of window: String) {
      typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
      typealias Send = @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
      let intern = function("XInternAtom", as: Intern.self), number = UInt(window) ?? 0
      var event = [UInt](repeating: 0, count: 24)
      event[0] = 33
      event[4] = number
      event[5] = intern(display, "WM_PROTOCOLS", 0)
      event[6] = 32
      event[7] = intern(display, "WM_DELETE_WINDOW", 0)
      _ = event.withUnsafeMutableBytes { function("XSendEvent", as: Send.self)(display, number, 0, 0, $0.baseAddress!) }
      synchronize()
    }
  }
#endif
