import Foundation
import HearthRendering
import QuickTesting

/// Memory of outlines.
struct PathBuffersTests {}

extension PathBuffersTests {
  private func wave(_ height: CGFloat) -> Path {
    Path { path in
      path.move(to: .zero)
      for step in 1...20 { path.addLine(to: CGPoint(x: CGFloat(step), y: step.isMultiple(of: 2) ? height : 0)) }
    }
  }
  private func address(_ path: Path) -> UInt? {
    guard case .elements(let elements) = path.storage else { return nil }
    return elements.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
  private func shape(_ path: Path) -> DisplayShape {
    .path(.made(of: path, isEOFilled: false, bounds: path.boundingRect))
  }

  private func place(_ shape: DisplayShape) -> UInt? {
    if case .path(let key) = shape { address(key.path) } else { nil }
  }

  @MainActor private func lend<R>(_ body: () -> R) -> R {
    let before = PathBuffers.beginLending()
    defer { PathBuffers.endLending(before) }
    return body()
  }

  @Test func `that was given back is lent to the next outline, and to nobody who does not ask`() {
    var first = shape(wave(1))
    let firstPlace = place(first)
    PathBuffers.giveBack(&first)
    expect(place(shape(wave(2))) != firstPlace)
    let third = lend { shape(wave(3)) }
    expect(place(third), equals: firstPlace)
    guard case .path(let key) = third else {
      fail("an outline of lines is a path")
      return
    }
    expect(key.path == wave(3) && key.bounds == wave(3).boundingRect)
  }

  @Test func `that somebody holds stays as it is`() {
    var first = shape(wave(1))
    guard case .path(let key) = first else {
      fail("an outline of lines is a path")
      return
    }
    PathBuffers.giveBack(&first)
    expect(first, equals: .rectangle(.zero))
    let other = lend { shape(wave(2)) }
    expect(key.path == wave(1) && place(other) != address(key.path))
  }

  @Test func `is lent to one thread only`() async {
    var first = shape(wave(1))
    PathBuffers.giveBack(&first)
    let other = lend {
      let result = Box()
      let thread = Thread { [self] in
        result.path = wave(7)
        result.done.signal()
      }
      thread.start()
      result.done.wait()
      return result.path
    }
    expect(other, equals: wave(7))
    let own = lend { wave(8) }
    expect(address(own) != nil && address(own) != address(other))
  }
  private final class Box: @unchecked Sendable {
    var path = Path()
    let done = DispatchSemaphore(value: 0)
  }
}
