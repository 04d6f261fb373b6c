import HearthTesting
import SwiftUI

// 1,000 plain views of UIKit in views of SwiftUI, one below the other, and as many colours.
//
//   representable1k.build       from the start of creation to the first picture
//   representable1k.memory      heap of each after that, with the view itself
//   color1k.build, .memory      the same of a view of SwiftUI that is one node

private struct Plain: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

func measureRepresentables() {
  let count = 1_000
  func measure<V: View>(_ name: String, @ViewBuilder _ leaf: @escaping () -> V) {
    func open(_ count: Int) -> TestWindow {
      TestWindow { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in leaf() } } }
    }
    open(10).close()
    var builds: [Double] = []
    for round in 0..<11 {
      var window: TestWindow?
      let heap = heapInUse()
      builds.append(cpuTime { window = open(count) })
      if round == 0 { report("\(name).memory", (heapInUse() - heap) / Double(count), "bytes") }
      window?.close()
    }
    report("\(name).build", builds.median, "ms")
  }
  measure("representable1k") { Plain() }
  measure("color1k") { Color.red }
}
