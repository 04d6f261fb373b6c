import Foundation
import HearthCore
import HearthRendering
import HearthTesting
import SwiftUI
import TestSupport
import Testing

/// Random trees of all containers and modifiers, edited at random: after each edit the
/// window shows what a fresh window shows.
@MainActor struct LayoutRandomTests {
  /// A view as data.
  struct Spec {
    var kind: Int
    var a: CGFloat, b: CGFloat
    var choice: Int
    var children: [Spec]
  }
  static let alignments: [Alignment] = [
    .center, .leading, .trailing, .top, .bottom, .topLeading, .bottomTrailing, .leadingFirstTextBaseline,
    .centerLastTextBaseline,
  ]
  struct Children: View {
    let specs: [Spec]
    var body: some View { ForEach(specs.indices, id: \.self) { Tree(spec: specs[$0]) } }
  }
  struct Tree: View {
    let spec: Spec
    var body: some View { spec.kind < 13 ? containers : spec.kind < 22 ? sizes : others }

    private var alignment: Alignment { LayoutRandomTests.alignments[spec.choice] }
    private var rest: Children { Children(specs: spec.children) }
    private var first: Tree { Tree(spec: spec.children[0]) }
    private var gap: CGFloat? { spec.choice > 4 ? nil : spec.b / 6 }

    private var containers: AnyView {
      switch spec.kind {
      case 0: AnyView(Text("t\(Int(spec.a)) \(spec.choice) abc"))
      case 1: AnyView(Spacer(minLength: spec.choice > 4 ? nil : spec.a))
      case 2: AnyView(Fill().overlay { Text("f\(Int(spec.b))") })
      case 3: AnyView(Divider())
      case 4: AnyView(HStack(alignment: alignment.vertical, spacing: gap) { rest })
      case 5: AnyView(VStack(alignment: alignment.horizontal, spacing: gap) { rest })
      case 6: AnyView(ZStack(alignment: alignment) { rest })
      case 7:
        AnyView(
          (spec.choice > 4 ? AnyLayout(HStackLayout(spacing: gap)) : AnyLayout(ZStackLayout(alignment: alignment)))() {
            rest
          })
      case 8:
        AnyView(
          Grid(alignment: alignment, horizontalSpacing: gap) {
            GridRow {
              rest; Text("g")
            };
            GridRow {
              Text("hh"); rest
            }
          })
      case 9:
        AnyView(
          GeometryReader { g in
            rest; Text("\(Int(g.size.width)) \(Int(g.frame(in: .global).minX))")
          })
      case 10:
        AnyView(
          ViewThatFits(in: spec.choice > 4 ? .horizontal : [.horizontal, .vertical]) {
            rest; Text("v")
          })
      case 11:
        AnyView(
          Grid {
            rest;
            GridRow {
              Text("one").gridCellColumns(2); Fill()
            };
            GridRow {
              Text("a"); Text("b"); Text("c")
            }
          })
      default: AnyView(VStackLayout(alignment: alignment.horizontal)() { rest })
      }
    }
    private var sizes: AnyView {
      switch spec.kind {
      case 13: AnyView(first.frame(width: spec.a, height: spec.choice > 4 ? nil : spec.b, alignment: alignment))
      case 14:
        AnyView(
          first.frame(
            minWidth: spec.a / 2, maxWidth: spec.a, maxHeight: spec.choice > 4 ? .infinity : nil, alignment: alignment))
      case 15: AnyView(first.padding(spec.a / 4))
      case 16: AnyView(first.padding([.leading, .bottom], spec.b / 4 - 4))
      case 17: AnyView(first.fixedSize(horizontal: spec.choice > 4, vertical: spec.choice % 2 == 0))
      case 18:
        AnyView(
          first.aspectRatio(spec.choice > 6 ? nil : (spec.a + 1) / 30, contentMode: spec.choice % 2 == 0 ? .fit : .fill)
        )
      case 19:
        AnyView(first.containerRelativeFrame(.horizontal, alignment: alignment) { length, _ in length / (spec.a + 1) })
      case 20: AnyView(first.frame(idealWidth: spec.a, minHeight: spec.b))
      default: AnyView(first.layoutPriority(Double(spec.choice % 3)))
      }
    }
    private var others: AnyView {
      switch spec.kind {
      case 22: AnyView(first.offset(x: spec.a, y: -spec.b))
      case 23: AnyView(first.position(x: spec.a, y: spec.b))
      case 24:
        AnyView(
          first.alignmentGuide(.leading) { d in d.width / 2 + spec.a }.alignmentGuide(.firstTextBaseline) { _ in spec.b
          })
      case 25: AnyView(first.zIndex(Double(spec.choice)).gridCellUnsizedAxes(spec.choice > 4 ? .horizontal : []))
      case 26: AnyView(first.environment(\.layoutDirection, spec.choice > 4 ? .rightToLeft : .leftToRight))
      case 27: AnyView(first.ignoresSafeArea(edges: spec.choice > 4 ? .all : .top))
      case 28: AnyView(first.overlay(alignment: alignment) { Tree(spec: spec.children[1]) })
      case 29:
        AnyView(
          first.background(alignment: alignment) {
            Tree(spec: spec.children[1]); Text("b")
          })
      case 30:
        AnyView(
          first.safeAreaInset(edge: spec.choice > 4 ? .top : .bottom, alignment: alignment.horizontal, spacing: gap) {
            Tree(spec: spec.children[1])
          })
      default:
        AnyView(
          first.safeAreaInset(edge: .leading, spacing: gap) { Tree(spec: spec.children[1]) }.safeAreaPadding(
            .top, spec.a / 8))
      }
    }
  }
  struct Root: View {
    @State var spec: Spec
    static var handle: Binding<Spec>?
    var body: some View {
      let _ = Self.handle = $spec
      Tree(spec: spec)
    }
  }

  @Test(arguments: Seeds.first(of: 12)) func `an edited window equals a fresh one`(seed: Int) {
    let interval = EngineChecks.interval
    EngineChecks.interval = 1
    defer { EngineChecks.interval = interval }
    var generator = SeededGenerator(seed: UInt64(seed) * 7919 + 3)
    for _ in 0..<12 {
      var spec = generator.spec(4)
      var size = CGSize(width: 200, height: 150)
      let window = TestWindow(size: size) { Root(spec: spec) }
      let handle = Root.handle!
      for edit in 0..<30 {
        let before = spec
        if edit % 10 == 9 {
          size.width = CGFloat(Int.random(in: 0..<300, using: &generator))
          window.resize(to: size)
        } else {
          generator.edit(&spec, 4)
          handle.wrappedValue = spec
          window.settle()
        }
        let fresh = TestWindow(size: size) { Root(spec: spec) }
        let found = window.displayList, expected = fresh.displayList
        let problems = window.content.engine.layoutProblems()
        fresh.content.close()
        if found != expected || !problems.isEmpty {
          Issue.record(
            "seed \(seed), edit \(edit) of \(size): \(problems)\nbefore \(before.text)\nnow    \(spec.text)\nfound\n\(found)\nexpected\n\(expected)"
          )
          return
        }
      }
      window.content.close()
    }
  }
}
extension LayoutRandomTests.Spec {
  var text: String {
    "\(kind)/\(Int(a))/\(Int(b))/\(choice)"
      + (children.isEmpty ? "" : "(" + children.map(\.text).joined(separator: " ") + ")")
  }
}

extension SeededGenerator {
  fileprivate mutating func spec(_ depth: Int) -> LayoutRandomTests.Spec {
    let kind = depth == 0 ? Int.random(in: 0..<4, using: &self) : Int.random(in: 0..<32, using: &self)
    let count = kind < 4 ? 0 : kind < 13 ? Int.random(in: 0..<4, using: &self) : kind < 28 ? 1 : 2
    return LayoutRandomTests.Spec(
      kind: kind, a: CGFloat(Int.random(in: 0..<60, using: &self)), b: CGFloat(Int.random(in: 0..<60, using: &self)),
      choice: Int.random(in: 0..<9, using: &self), children: (0..<count).map { _ in spec(depth - 1) })
  }
  /// Changes one thing somewhere.
  fileprivate mutating func edit(_ spec: inout LayoutRandomTests.Spec, _ depth: Int) {
    if !spec.children.isEmpty && Int.random(in: 0..<4, using: &self) > 0 {
      let index = Int.random(in: 0..<spec.children.count, using: &self)
      edit(&spec.children[index], depth - 1)
      return
    }
    switch Int.random(in: 0..<5, using: &self) {
    case 0: spec = self.spec(max(0, depth))
    case 1: spec.a = CGFloat(Int.random(in: 0..<60, using: &self))
    case 2: spec.b = CGFloat(Int.random(in: 0..<60, using: &self))
    case 3: spec.choice = Int.random(in: 0..<9, using: &self)
    default: if spec.kind >= 4 && spec.kind < 13 { spec.children.append(self.spec(max(0, depth - 1))) }
    }
  }
}
