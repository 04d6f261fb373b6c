import Foundation
import HearthPersistence
import TestSupport
import Testing

extension StateDirectory {
  fileprivate convenience init(path: String, files: any StateFileSystem = SystemFiles(), timing: StateTiming? = nil) {
    self.init(path: path, files: files, timing: timing, log: ReportOnce { _ in })
  }
}

struct StateFileTests {
  static let some: [String: Data] = [
    "app.a": Data("one".utf8), "app.leer": Data(), "auto.x": Data([0, 255, 7]), "ü": Data(repeating: 9, count: 300),
  ]
  let scenes = "/state/scenes"

  // MARK: - The format

  @Test func `what is encoded is decoded`() throws {
    #expect(try StateFormat.decode(StateFormat.encode(Self.some)) == Self.some)
    #expect(try StateFormat.decode(StateFormat.encode([:])) == [:])
  }
  @Test func `the same values make the same bytes`() {
    #expect(StateFormat.encode(Self.some) == StateFormat.encode(Dictionary(uniqueKeysWithValues: Self.some.shuffled())))
  }
  @Test func `the checksum is that of the standard`() {
    var checksum = Checksum()
    checksum.add("123456789".utf8)
    #expect(checksum.value == 0x995D_C9BB_DF19_39FA)
  }
  @Test func `every file that was cut off is damaged`() {
    let whole = StateFormat.encode(Self.some)
    for length in 1..<whole.count {
      #expect(throws: StateFormat.Problem.damaged) { try StateFormat.decode(whole.prefix(length)) }
    }
  }
  @Test func `every flipped bit is noticed`() {
    let whole = StateFormat.encode(["app.a": Data("one".utf8)])
    for place in whole.indices {
      for bit in 0..<8 {
        var broken = whole
        broken[place] ^= 1 << UInt8(bit)
        #expect(throws: StateFormat.Problem.self) { try StateFormat.decode(broken) }
      }
    }
  }
  @Test func `no bytes at all, other files and later versions are told apart`() {
    #expect(throws: StateFormat.Problem.foreign) { try StateFormat.decode(Data()) }
    #expect(throws: StateFormat.Problem.foreign) { try StateFormat.decode(Data("<?xml version=\"1.0\"?>".utf8)) }
    var later = StateFormat.encode(Self.some)
    later[8] = 2
    #expect(throws: StateFormat.Problem.newerVersion(2)) { try StateFormat.decode(later) }
  }
  @Test func `five thousand mutated files are read without a crash and never as something else`() {
    var random = SeededGenerator(seed: 42)
    let whole = StateFormat.encode(Self.some)
    var refused = 0
    for _ in 0..<5_000 {
      var bytes = Array(whole)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          if !bytes.isEmpty {
            bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
          }
        case 1:
          if !bytes.isEmpty {
            bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
          }
        case 2: bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
        case 3:
          bytes.insert(UInt8.random(in: 0...255, using: &random), at: Int.random(in: 0...bytes.count, using: &random))
        case 4:
          if bytes.count > 40 { for place in 16..<40 { bytes[place] = UInt8.random(in: 0...255, using: &random) } }
        default: if bytes.count > 8 { bytes.swapAt(Int.random(in: bytes.indices, using: &random), 4) }
        }
      }
      let result = try? StateFormat.decode(Data(bytes))
      #expect(result == nil || result == Self.some)
      // A body that nobody checked must not lead astray either.
      var checked = Array(whole[..<24])
      let body = Array(bytes.dropFirst(32))
      withUnsafeBytes(of: UInt64(body.count).littleEndian) { checked.replaceSubrange(16..<24, with: $0) }
      var checksum = Checksum()
      checksum.add(checked)
      checksum.add(body)
      withUnsafeBytes(of: checksum.value.littleEndian) { checked.append(contentsOf: $0) }
      if (try? StateFormat.decode(Data(checked + body))) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }

  // MARK: - When it is written

  @Test func `changes of one moment are written once, and at most four times a second`() {
    var schedule = WriteSchedule()
    #expect(schedule.changed(at: 10) == 10 + WriteSchedule.gathering)
    #expect(schedule.changed(at: 10.01) == nil)
    schedule.began(at: 10.05)
    #expect(schedule.changed(at: 10.06) == 10.05 + WriteSchedule.interval)
    var writes = 0
    var due: Double?
    schedule = WriteSchedule()
    for step in 0..<1_000 {
      let time = Double(step) / 100
      if let waiting = due, waiting <= time {
        schedule.began(at: time)
        writes += 1
        due = nil
      }
      if let next = schedule.changed(at: time) {
        #expect(next - time <= 0.5)
        due = next
      }
    }
    #expect(writes <= 10 * 4 && writes >= 10 * 3)
  }
  @Test func `a change after a failed write does not wait for the next try`() {
    var schedule = WriteSchedule()
    _ = schedule.changed(at: 0)
    schedule.began(at: 0.05)
    #expect(schedule.failed(at: 0.06) == 0.06 + WriteSchedule.retry)
    #expect(schedule.changed(at: 1) == 1 + WriteSchedule.gathering)
  }
  @Test func `a change comes into the file without anybody asking`() async throws {
    let place = TemporaryDirectory(), path = place.path
    let id = await MainActor.run {
      let directory = StateDirectory(path: path)
      let scene = directory.makeScene("main")
      scene["app.a"] = Data("one".utf8)
      kept.append(directory)
      return scene.id
    }
    // When that is due is asked of the schedule above; how long a busy machine takes is no question of the code.
    var stored: Data?
    let isStored = try await waits {
      // Other tests may keep the main actor, on which the directory notes the time, for longer than all of this takes.
      await MainActor.run {}
      stored = FileManager.default.contents(atPath: path + "/scenes/\(id).state").flatMap {
        try? StateFormat.decode($0)["app.a"]
      }
      return stored != nil
    }
    #expect(isStored)
    #expect(stored == Data("one".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/scenes") == ["\(id).state"])
    withExtendedLifetime(place) {}
  }

  @Test @MainActor func `what is set in one frame is in the file together or not at all`() {
    let scene = SceneState()
    scene["app.a"] = Data([1])
    #expect(scene.store.entries.isEmpty)
    scene["app.b"] = Data([1])
    scene.publish()
    #expect(scene.store.entries.count == 2)
  }

  // MARK: - The directory

  @MainActor private func directory(_ files: some StateFileSystem) -> StateDirectory {
    StateDirectory(path: "/state", files: files, timing: .manual)
  }
  @MainActor private func leave(_ files: some StateFileSystem, _ values: [String: String]) -> String {
    let directory = directory(files)
    let scene = directory.makeScene("main")
    for (key, value) in values { scene[key] = Data(value.utf8) }
    directory.flush()
    directory.close()
    return scene.id
  }

  @Test @MainActor func `windows come back in the order in which they were used, with what they present`() {
    let files = MemoryFiles()
    var first = directory(files)
    let a = first.makeScene("main"), b = first.makeScene("note", value: Data("7".utf8)), c = first.makeScene("main")
    c["app.text"] = Data("c".utf8)
    first.raise(a)
    first.flush()
    first.close()
    first = directory(files)
    #expect(first.openScenes.map(\.id) == [b.id, c.id, a.id])
    #expect(first.openScenes.map(\.sceneID) == ["note", "main", "main"])
    #expect(first.openScenes[0].presentedValue == Data("7".utf8))
    #expect(first.openScenes[1]["app.text"] == Data("c".utf8))
    first.discard(first.openScenes[0])
    #expect(first.openScenes.map(\.id) == [c.id, a.id])
    first.close()
    #expect(directory(files).openScenes.map(\.id) == [c.id, a.id])
  }
  @Test @MainActor func `the file of a window that was closed right before the end is gone when the end is reached`() {
    let files = MemoryFiles(), queue = DispatchQueue(label: "state"), disk = DispatchSemaphore(value: 0)
    let directory = StateDirectory(
      path: "/state/app", files: files, timing: .background(queue), log: ReportOnce({ _ in }))
    let scene = directory.makeScene("main")
    directory.flush()
    #expect(files.files.keys.contains { $0.hasSuffix(".state") })
    // The disk is busy.
    queue.async { disk.wait() }
    directory.discard(scene)
    DispatchQueue.global().async { disk.signal() }
    directory.flush()
    #expect(!files.files.keys.contains { $0.hasSuffix(".state") })
  }
  @Test @MainActor func `a file is written to another name and takes its place in one step`() {
    let files = MemoryFiles()
    let id = leave(files, ["app.a": "1"])
    let writes = files.log.filter { !$0.hasPrefix("lock") && !$0.hasPrefix("make") && !$0.hasPrefix("list") }
    #expect(writes == ["write \(scenes)/.\(id).state.tmp", "rename \(scenes)/.\(id).state.tmp", "sync \(scenes)"])
  }
  @Test(arguments: ["write", "rename"]) @MainActor
  func `a write that fails leaves the last good file, reports once and is made good later`(step: String) throws {
    let files = MemoryFiles()
    let directory = directory(files)
    let scene = directory.makeScene()
    scene["app.a"] = Data("good".utf8)
    directory.flush()
    let path = "\(scenes)/\(scene.id).state"
    files.failure = { failing, _ in failing == step ? ENOSPC : nil }
    for value in ["x", "y", "z"] {
      scene["app.a"] = Data(value.utf8)
      directory.flush()
      #expect(try StateFormat.decode(#require(files.files[path]))["app.a"] == Data("good".utf8))
      #expect(files.files.keys.sorted() == [path])
    }
    #expect(scene["app.a"] == Data("z".utf8))
    #expect(directory.problems.count == 1)
    #expect(directory.problems[0].contains("No space left on device"))
    files.failure = nil
    directory.flush()
    #expect(try StateFormat.decode(#require(files.files[path]))["app.a"] == Data("z".utf8))
  }
  @Test @MainActor func `damaged, foreign and newer files are put aside, each with a report, and cost only themselves`()
    throws
  {
    let files = MemoryFiles()
    let good = leave(files, ["app.a": "good"])
    var damaged = StateFormat.encode(Self.some)
    damaged[damaged.count / 2] ^= 4
    files.files["\(scenes)/d.state"] = damaged
    files.files["\(scenes)/c.state"] = StateFormat.encode(Self.some).dropLast(3)
    files.files["\(scenes)/f.state"] = Data("hello".utf8)
    files.files["\(scenes)/e.state"] = Data()
    var newer = StateFormat.encode(Self.some)
    newer[8] = 200
    files.files["\(scenes)/n.state"] = newer
    files.files["\(scenes)/.old.state.tmp"] = Data([1])
    let directory = directory(files)
    #expect(directory.openScenes.map(\.id) == [good])
    #expect(directory.openScenes[0]["app.a"] == Data("good".utf8))
    #expect(directory.problems.count == 5)
    #expect(
      files.files.keys.sorted()
        == [
          "\(scenes)/\(good).state", "\(scenes)/c.state.damaged", "\(scenes)/d.state.damaged",
          "\(scenes)/e.state.foreign",
          "\(scenes)/f.state.foreign", "\(scenes)/n.state.newer",
        ].sorted())
    #expect(files.files["\(scenes)/n.state.newer"] == newer)
    directory.close()
    let again = self.directory(files)
    #expect(again.problems.isEmpty)
    #expect(again.openScenes.map(\.id) == [good])
  }
  @Test @MainActor func `a file that cannot be read costs only itself`() {
    let files = MemoryFiles()
    let good = leave(files, ["app.a": "good"])
    files.files["\(scenes)/locked.state"] = StateFormat.encode(Self.some)
    files.failure = { step, path in step == "read" && path.hasSuffix("locked.state") ? EIO : nil }
    let directory = directory(files)
    #expect(directory.openScenes.map(\.id) == [good])
    #expect(directory.problems.count == 1)
  }
  @Test @MainActor func `a directory that cannot be written to leaves everything in memory, with one report`() {
    let files = MemoryFiles()
    let id = leave(files, ["app.a": "old"])
    let before = files.files
    files.failure = { step, _ in ["make", "lock", "write", "rename", "sync"].contains(step) ? EROFS : nil }
    let directory = directory(files)
    #expect(directory.openScenes.map(\.id) == [id])
    directory.openScenes[0]["app.a"] = Data("new".utf8)
    _ = directory.makeScene()
    directory.flush()
    #expect(directory.openScenes[0]["app.a"] == Data("new".utf8))
    #expect(directory.problems.count == 1)
    #expect(files.files == before)
  }
  @Test @MainActor func `a second process of the app keeps nothing and says so`() {
    let files = MemoryFiles()
    let first = directory(files)
    _ = first.makeScene()
    first.flush()
    let second = directory(files)
    #expect(second.openScenes.isEmpty)
    #expect(second.problems.count == 1)
    second.makeScene()["app.a"] = Data([1])
    second.flush()
    #expect(files.files.count == 1)
    first.close()
    #expect(directory(files).openScenes.count == 1)
  }

  // MARK: - The file system

  @Test func `the system's files are replaced whole`() throws {
    let place = TemporaryDirectory()
    let files = SystemFiles()
    let path = place.path + "/a/b/c.state"
    for length in [0, 1, 100_000, 3] {
      let data = Data(repeating: UInt8(length & 255), count: length)
      try files.replace(path, with: data)
      #expect(try files.contents(of: path) == data)
    }
    #expect(try files.names(in: place.path + "/a/b") == ["c.state"])
    #expect(try files.contents(of: place.path + "/none") == nil)
    #expect(try files.names(in: place.path + "/none") == [])
    #expect(throws: FileProblem.self) { try files.contents(of: place.path) }
    let pipe = place.path + "/pipe"
    mkfifo(pipe, 0o600)
    #expect(throws: FileProblem.self) { try files.contents(of: pipe) }
  }
  @Test func `a full device is an error and no crash`() {
    #expect(throws: FileProblem("cannot be written", "/dev/full", ENOSPC)) {
      try SystemFiles().write(Data([1, 2, 3]), to: "/dev/full")
    }
  }
  @Test func `a lock keeps others out as long as its value lives`() throws {
    let place = TemporaryDirectory()
    var lock = try SystemFiles().lock(place.path + "/lock")
    #expect(lock != nil)
    #expect(try SystemFiles().lock(place.path + "/lock") == nil)
    lock = nil
    #expect(try SystemFiles().lock(place.path + "/lock") != nil)
  }
  @Test(arguments: [
    ([:] as [String: String], "/.local/state/org.example"), (["XDG_STATE_HOME": "/x/y"], "/x/y/org.example"),
    (["XDG_STATE_HOME": "relative"], "/.local/state/org.example"),
    (["HOME": "/home/ada"], "/home/ada/.local/state/org.example"),
  ]) @MainActor func `state lies where the XDG specification says`(environment: [String: String], end: String) {
    #expect(StateDirectory.standardPath(for: "org.example", environment: environment).hasSuffix(end))
  }
}
@MainActor private var kept: [StateDirectory] = []

/// What a window keeps, before it gets into a file.
@MainActor struct KeptValueTests {
  @Test func `places mean the same whatever the process, and have none where an identity cannot be encoded`() {
    #expect(StableIdentity.bytes("a") == Data("sa".utf8))
    #expect(StableIdentity.bytes(7) == Data("i7".utf8))
    #expect(StableIdentity.bytes(AnyHashable(7)) == Data("i7".utf8))
    #expect(StableIdentity.bytes(Optional("a")) == Data("sa".utf8))
    struct Opaque: Hashable {}
    #expect(StableIdentity.bytes(Opaque()) == nil)
    #expect(StableIdentity.decode(String.self, StableIdentity.encode("x")!) == "x")
  }
  @Test func `of very many values that nobody asks for the youngest are kept`() {
    let scene = SceneState(id: "s", entries: [:])
    scene.restoration.begin()
    for index in 0..<700 { scene["auto.text.\(index)"] = Data([index < 400 ? 0 : 1, 5]) }
    scene.publish()
    let next = SceneState(id: "s", entries: scene.store.entries)
    next.restoration.begin()
    let kept = next.keys.filter { $0.hasPrefix("auto.text.") }
    #expect(kept.count == 500)
    #expect((400..<700).allSatisfy { next["auto.text.\($0)"] != nil })
  }
}
