#if GTK
  import Foundation
  import Glibc

  /// Keyboards on the screen that the desktop has itself.
  enum OtherKeyboards {
    /// The programs' names, as the system shortens them; one that ends in "-" has several.
    ///
    /// Source: Debian's packages squeekboard, phosh-osk-stub, wvkbd and maliit-keyboard. No protocol says that one runs.
    static let names = ["squeekboard", "phosh-osk-stub", "phosh-osk-stevi", "wvkbd-", "maliit-keyboard"]

    static func isOne(_ program: String) -> Bool {
      names.contains { $0.hasSuffix("-") ? program.hasPrefix($0) : program == $0 }
    }
    /// The name of one that runs as the same user; nil for none.
    static func running() -> String? {
      let user = getuid()
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let process = Int32(entry) else { continue }
        var info = stat()
        guard stat("/proc/\(process)", &info) == 0, info.st_uid == user,
          let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
        else { continue }
        let program = name.trimmingCharacters(in: .newlines)
        if isOne(program) { return program }
      }
      return nil
    }
  }
#endif
