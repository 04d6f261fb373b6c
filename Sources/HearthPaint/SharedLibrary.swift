#if GTK
  import Foundation

  /// A C library that is loaded when something first needs it, so that no app's start waits for what it may never use.
  package struct SharedLibrary {
    private let handle: UnsafeMutableRawPointer

    /// Nil where the library is not installed. It stays loaded.
    package init?(_ name: String) {
      guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
      self.handle = handle
    }

    /// The function of that name, whose type the caller vouches for: a `@convention(c)`
    /// one. Nil in a library that does not have it.
    package func function<F>(_ name: String) -> F? {
      dlsym(handle, name).map { unsafeBitCast($0, to: F.self) }
    }
  }
#endif
