import QuickTesting

@testable import HearthKeyboard

struct LibraryDirectoryTests {
  private let maps = """
    00400000-00452000 r-xp 00000000 08:02 173521      /usr/bin/app
    7f1000-7f2000 rw-p 00001000 08:02 99   /opt/my hearth/lib/libHearth.so
    7f3000-7f4000 rw-p 00000000 00:00 0
    7f5000-7f6000 rw-p 00000000 00:00 0 [stack]
    """

  @Test func `an address lies in the file that is mapped there`() {
    expect(LibraryDirectory.file(at: 0x401000, of: maps) == "/usr/bin/app")
    expect(LibraryDirectory.file(at: 0x7f1fff, of: maps) == "/opt/my hearth/lib/libHearth.so")
  }
  @Test func `memory of no file has none`() {
    expect(LibraryDirectory.file(at: 0x7f2000, of: maps) == nil)
    expect(LibraryDirectory.file(at: 0x7f3000, of: maps) == nil)
    expect(LibraryDirectory.file(at: 0x7f5000, of: maps) == nil)
  }

  @Test func `the folder of a library is where it is mapped`() {
    let maps = """
      00400000-00402000 r-xp 00000000 08:01 42                         /usr/bin/app
      7f0000-7f2000 r--p 00000000 08:01 43                             /opt/my swift/lib/libswiftCore.so
      7f3000-7f4000 r--p 00000000 08:01 44                             /opt/other/notlibswiftCore.so
      """
    expect(LibraryDirectory.folder(of: "libswiftCore.so", in: maps) == "/opt/my swift/lib")
    expect(LibraryDirectory.folder(of: "libHearth.so", in: maps) == nil)
  }
}
