import Foundation
import HearthCore
import SwiftUI

// What a user does with two fingers.

extension TestWindow {
  /// Where two fingers on a touch pad are in what they do.
  public nonisolated enum TwoFingerPhase: Hashable, Sendable {
    case began, changed, ended
    /// The system takes the fingers for something of its own.
    case cancelled

    var event: TransformEvent.Phase {
      switch self {
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
  }

  /// Moves two fingers on a touch pad apart, or together where `scale` is less than 1, while the pointer is at a point:
  /// in ten steps of a sixtieth of a second.
  ///
  /// ```swift
  /// window.pinch(at: CGPoint(x: 100, y: 100), by: 2)
  /// #expect(try window.element("scale").label == "200 %")
  /// ```
  public func pinch(
    at point: CGPoint, by scale: CGFloat,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    transform(point, scale, .zero, CallSite(fileID, filePath, line, column))
  }
  /// Moves two fingers on a touch pad apart, or together, while the pointer is at the middle of an element.
  public func pinch(
    _ identifier: String, by scale: CGFloat,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let frame = frame(of: identifier, site) else { return }
    transform(CGPoint(x: frame.midX, y: frame.midY), scale, .zero, site)
  }
  /// Turns two fingers on a touch pad around each other, clockwise where the angle is positive, while the pointer is at
  /// a point: in ten steps of a sixtieth of a second.
  public func rotate(
    at point: CGPoint, by angle: Angle,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    transform(point, 1, angle, CallSite(fileID, filePath, line, column))
  }
  /// Turns two fingers on a touch pad around each other while the pointer is at the middle of an element.
  public func rotate(
    _ identifier: String, by angle: Angle,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let frame = frame(of: identifier, site) else { return }
    transform(CGPoint(x: frame.midX, y: frame.midY), 1, angle, site)
  }
  private func transform(_ point: CGPoint, _ scale: CGFloat, _ angle: Angle, _ site: CallSite) {
    act(site) {
      transform(.began, point, 1, 0)
      settle(site)
      for step in 1...10 {
        host.time += 1 / 60
        let part = Double(step) / 10
        transform(.changed, point, 1 + (scale - 1) * CGFloat(part), angle.radians * part)
        settle(site)
      }
      transform(.ended, point, scale, angle.radians)
    }
  }
  /// One step of what two fingers on a touch pad do, for a test that looks at what is shown meanwhile.
  ///
  /// - Parameters:
  ///   - phase: Whether the fingers begin, move or let go.
  ///   - point: Where the pointer is. Points in the window.
  ///   - scale: The distance between the fingers, in proportion to what it was at the beginning.
  ///   - rotation: How far they have turned since the beginning, clockwise positive.
  public func twoFingers(
    _ phase: TwoFingerPhase, at point: CGPoint, scale: CGFloat = 1, rotation: Angle = .zero,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act(CallSite(fileID, filePath, line, column)) { transform(phase.event, point, scale, rotation.radians) }
  }
  private func transform(_ phase: TransformEvent.Phase, _ point: CGPoint, _ scale: CGFloat, _ rotation: Double) {
    content.handle(.transform(TransformEvent(phase, at: point, scale: scale, rotation: rotation, time: host.time)))
  }

  /// Drags two fingers over a touch screen. The second comes down and is lifted after the first:
  /// in ten steps of a sixtieth of a second.
  public func touchDrag(
    from start: (CGPoint, CGPoint), to end: (CGPoint, CGPoint),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    func touch(_ phase: PointerEvent.Phase, _ part: CGFloat) {
      for (id, way) in [(1, (start.0, end.0)), (2, (start.1, end.1))] {
        let point = CGPoint(x: way.0.x + (way.1.x - way.0.x) * part, y: way.0.y + (way.1.y - way.0.y) * part)
        content.handle(.pointer(PointerEvent(phase, at: point, device: .touch(id: id), time: host.time)))
        settle(site)
      }
    }
    act(site) {
      touch(.down, 0)
      for step in 1...10 {
        host.time += 1 / 60
        touch(.moved, CGFloat(step) / 10)
      }
      touch(.up, 1)
    }
  }
}
