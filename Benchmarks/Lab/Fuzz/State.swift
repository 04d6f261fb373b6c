// sources: Sources/HearthPersistence
import Foundation

/// What is kept between two runs.
let fuzzTargets = [
  // The bytes of a file as they are, and as the content of a file whose header is right: a checksum keeps all others out.
  FuzzTarget("state") { bytes in
    for data in [Data(bytes), sealed(bytes)] {
      guard let entries = try? StateFormat.decode(data) else { continue }
      let again = try? StateFormat.decode(StateFormat.encode(entries))
      precondition(again == entries, "\(entries) comes back as \(again ?? [:])")
    }
  },
  FuzzTarget("activity") { bytes in
    var leftOut: [String] = []
    guard let state = ActivityState(Data(bytes), leftOut: &leftOut) else { return }
    let written = state.encode()
    guard let again = ActivityState(written.data, leftOut: &leftOut) else {
      fatalError("what was written cannot be read")
    }
    precondition(again.encode().data == written.data, "what was written is another one")
  },
]

/// A file with a content.
private func sealed(_ content: [UInt8]) -> Data {
  var data = Data(StateFormat.magic)
  for number in [UInt64(StateFormat.version), UInt64(content.count)] {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }
  var checksum = Checksum()
  checksum.add(data)
  checksum.add(content)
  withUnsafeBytes(of: checksum.value.littleEndian) { data.append(contentsOf: $0) }
  return data + content
}
