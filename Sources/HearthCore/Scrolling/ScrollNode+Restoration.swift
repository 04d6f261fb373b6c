import Foundation
import HearthPersistence

// A scroll view comes back where it was: its offset in points is saved, whether the user or the app scrolled. Where the
// app says where to scroll to when the view appears, that counts.

extension ScrollNode {
  /// Where the view in this place was in the last process.
  func restoredOffset() -> CGPoint? {
    guard let data = engine.scene.restoration.take("scroll", for: self), data.count == 16 else { return nil }
    func number(_ start: Int) -> Double {
      Double(bitPattern: data.dropFirst(start).prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    let point = CGPoint(x: number(0), y: number(8))
    return point.x.isFinite && point.y.isFinite ? point : nil
  }
  func saveOffset() {
    if offset == savedOffset || isAiming || !engine.scene.restoration.isEnabled { return }
    savedOffset = offset
    var data = Data()
    for number in [Double(offset.x), Double(offset.y)] {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
    }
    engine.scene.restoration.save("scroll", for: self, offset == .zero ? nil : data)
  }
}
