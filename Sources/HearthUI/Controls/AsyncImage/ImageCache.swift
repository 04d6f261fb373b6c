import Foundation
import HearthCore
import HearthPersistence

/// What came from the network: the last images in memory, and all of them on disk, for the next start of the app too.
///
/// What is fresh by its headers is shown without asking. What is not is asked for with its validators, and shown again
/// when the server says that it has not changed, or cannot be reached.
final class ImageCache: @unchecked Sendable {
  // Unchecked: what changes is behind the lock, and files are replaced as a whole.
  struct Entry {
    var freshness: HTTPFreshness
    let data: Data
  }

  /// In the directory for caches of the user.
  static let shared = ImageCache(
    directory: URL(filePath: BaseDirectory.cache.path(), directoryHint: .isDirectory).appending(
      path: AppIdentity.identifier
    ).appending(path: "images", directoryHint: .isDirectory))

  /// Bytes in memory and on disk. Source: our choice.
  private static let memoryLimit = 32 << 20
  private static let standardDiskLimit = 128 << 20
  let diskLimit: Int
  private let directory: URL
  private let now: @Sendable () -> Double
  /// Seconds since 1970.
  @Sendable private static func currentTime() -> Double { Date().timeIntervalSince1970 }
  private let lock = NSLock()
  private var entries: [URL: (entry: Entry, use: Int)] = [:]
  private var size = 0, uses = 0
  /// Bytes on disk; nil as long as nobody has counted.
  private var sizeOnDisk: Int?

  init(directory: URL, diskLimit: Int = standardDiskLimit, now: @escaping @Sendable () -> Double = currentTime) {
    (self.directory, self.diskLimit, self.now) = (directory, diskLimit, now)
  }

  // MARK: - Reading

  /// The image at an address, from here or from the server.
  ///
  /// - Parameters:
  ///   - isImage: Whether bytes are an image: others are not kept.
  ///   - otherwise: Reads where there is no library for requests.
  func read(
    _ url: URL, _ download: ImageDownload, isImage: (Data) -> Bool, otherwise: () throws -> Data
  ) throws -> Data {
    let kept = entry(for: url)
    if let kept, kept.freshness.isFresh(at: now()) { return kept.data }
    let result: ImageDownload.Result
    do {
      result = try download.run(kept?.freshness.conditions ?? [])
    } catch let error as ImageDownloadError {
      if case .failed = error, let kept, kept.freshness.isShownStale { return kept.data }
      throw error
    }
    guard case .answer(let status, let headers, let body) = result else { return try otherwise() }
    if status == 304, var kept {
      kept.freshness.update(headers: headers, now: now())
      keep(kept, for: url)
      return kept.data
    }
    guard 200...299 ~= status else { throw ImageDownloadError.status(status, url) }
    if isImage(body) { keep(Entry(freshness: HTTPFreshness(headers: headers, now: now()), data: body), for: url) }
    return body
  }
  private func entry(for url: URL) -> Entry? {
    let known = lock.withLock {
      uses += 1
      entries[url]?.use = uses
      return entries[url]?.entry
    }
    if let known { return known }
    guard let entry = readFile(url) else { return nil }
    keepInMemory(entry, for: url)
    return entry
  }
  private func keep(_ entry: Entry, for url: URL) {
    guard entry.freshness.isKept else { return forget(url) }
    keepInMemory(entry, for: url)
    // Without a validator nothing would be known of it when it is not fresh any more.
    if entry.freshness.hasValidator || (entry.freshness.lifetime ?? 0) > 0 { write(entry, for: url) }
  }
  private func keepInMemory(_ entry: Entry, for url: URL) {
    lock.withLock {
      if entry.data.count > Self.memoryLimit / 4 { return }
      uses += 1
      size += entry.data.count - (entries[url]?.entry.data.count ?? 0)
      entries[url] = (entry, uses)
      while size > Self.memoryLimit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
        size -= oldest.value.entry.data.count
        entries[oldest.key] = nil
      }
    }
  }
  private func forget(_ url: URL) {
    lock.withLock {
      if let old = entries.removeValue(forKey: url) { size -= old.entry.data.count }
    }
    try? FileManager.default.removeItem(at: file(for: url))
  }
  /// Keeps nothing in memory any more, as after a start.
  func forgetMemory() { lock.withLock { (entries, size) = ([:], 0) } }

  // MARK: - Files

  /// What stands before the bytes of an image in its file: a line of JSON.
  private struct Header: Codable {
    let url: String
    let freshness: HTTPFreshness
  }
  private func file(for url: URL) -> URL {
    // Source: FNV-1a, of 64 bits, from two beginnings. The address in the file says whether it is the one.
    func hash(_ start: UInt64) -> String {
      let value = url.absoluteString.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      return String(value, radix: 16)
    }
    return directory.appending(path: "\(hash(0xcbf2_9ce4_8422_2325))-\(hash(0x9e37_79b9_7f4a_7c15))")
  }
  private func readFile(_ url: URL) -> Entry? {
    guard let bytes = try? Data(contentsOf: file(for: url)), let end = bytes.firstIndex(of: 10),
      let header = try? JSONDecoder().decode(Header.self, from: bytes[..<end]), header.url == url.absoluteString
    else { return nil }
    return Entry(freshness: header.freshness, data: Data(bytes[(end + 1)...]))
  }
  private func write(_ entry: Entry, for url: URL) {
    let header = Header(url: url.absoluteString, freshness: entry.freshness)
    guard entry.data.count <= diskLimit / 4, var bytes = try? JSONEncoder().encode(header) else { return }
    bytes.append(10)
    bytes.append(entry.data)
    // A cache that cannot be written is none; nothing else suffers.
    let files = FileManager.default, file = file(for: url)
    try? files.createDirectory(at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard (try? bytes.write(to: file, options: .atomic)) != nil else { return }
    let isFull = lock.withLock {
      guard let known = sizeOnDisk else { return true }
      sizeOnDisk = known + bytes.count
      return known + bytes.count > diskLimit
    }
    if isFull { makeRoom() }
  }
  /// Counts what is on disk, and removes what was asked for longest ago where that is too much: down to three quarters.
  private func makeRoom() {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let all =
      (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: Array(keys))) ?? []
    var files = all.compactMap { file -> (URL, size: Int, date: Date)? in
      guard let values = try? file.resourceValues(forKeys: keys), let size = values.fileSize else { return nil }
      return (file, size, values.contentModificationDate ?? .distantPast)
    }
    files.sort { $0.date < $1.date }
    var total = files.reduce(0) { $0 + $1.size }
    if total > diskLimit {
      for file in files where total > diskLimit / 4 * 3 {
        try? FileManager.default.removeItem(at: file.0)
        total -= file.size
      }
    }
    let counted = total
    lock.withLock { sizeOnDisk = counted }
  }
}
