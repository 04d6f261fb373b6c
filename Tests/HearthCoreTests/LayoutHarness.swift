import Foundation
import HearthCore
import HearthTesting
import SwiftUI
import Testing

/// Frames by the name of their probe, in the coordinate space of the root view.
final class Probes {
  var frames: [String: CGRect] = [:]
  static let space = "root of the probes"
  init() {}
  nonisolated deinit {}
}

extension View {
  /// Notes this view's frame under a name.
  func probe(_ id: String, _ probes: Probes) -> some View {
    background(
      alignment: .center,
      content: {
        GeometryReader { proxy in
          let _ = probes.frames[id] = proxy.frame(in: .named(Probes.space))
        }
      })
  }
}

/// A leaf that takes what it is proposed, 10 × 10 by itself, as a colour or a shape does.
struct Fill: View {
  var body: some View { GeometryReader { _ in } }
}
/// A leaf of a fixed size.
func box(_ width: CGFloat, _ height: CGFloat) -> some View { Fill().frame(width: width, height: height) }

/// Proposes something to its only subview, whatever is proposed to it, and puts it at the origin.
struct Proposing: Layout {
  var proposal: ProposedViewSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(self.proposal) ?? .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: self.proposal)
  }
}

/// What a view answers to a proposal, and where its probes are.
struct LaidOut {
  var size: CGSize
  var frames: [String: CGRect]
  var reports: [String]
  var problems: [String]

  /// Lays a view out; nil for an unspecified dimension.
  @MainActor init<V: View>(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: (Probes) -> V) {
    let probes = Probes()
    let content = view(probes)
    let window = TestWindow(size: CGSize(width: 1000, height: 1000)) {
      Proposing(proposal: ProposedViewSize(width: width, height: height))() {
        content.probe("the root itself", probes).coordinateSpace(.named(Probes.space))
      }
    }
    size = probes.frames["the root itself"]?.size ?? CGSize(width: -1, height: -1)
    frames = probes.frames
    frames["the root itself"] = nil
    reports = window.reports
    problems = window.content.engine.layoutProblems()
  }

  /// Width and height, then frames as x, y, width, height.
  @MainActor func expect(
    size expected: (CGFloat, CGFloat)? = nil, _ frames: KeyValuePairs<String, [CGFloat]> = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.01 }
    if let expected {
      #expect(
        near(size.width, expected.0) && near(size.height, expected.1), "the size is \(size), not \(expected)",
        sourceLocation: sourceLocation)
    }
    for (id, frame) in frames {
      let found = self.frames[id] ?? .null
      let isNear =
        near(found.minX, frame[0]) && near(found.minY, frame[1]) && near(found.width, frame[2])
        && near(found.height, frame[3])
      #expect(isNear, "\(id) lies at \(found), not \(frame)", sourceLocation: sourceLocation)
    }
    #expect(problems == [], sourceLocation: sourceLocation)
  }
}
