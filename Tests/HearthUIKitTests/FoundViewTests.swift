import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

/// Views of UIKit that stand for what SwiftUI has around a view, as apps find them by `superview`.
@MainActor struct FoundViewTests {
  /// Calls `found` with the nearest view of a type around it, a turn of the main queue after it was made.
  private struct Probe<V: UIView>: UIViewRepresentable {
    let found: (V?) -> Void
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      DispatchQueue.main.async {
        var next = view.superview
        while let view = next, !(view is V) { next = view.superview }
        found(next as? V)
      }
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }
  /// What was found, for a test to look at.
  private final class Finding<V: UIView>: UIScrollViewDelegate {
    weak var view: V?
    var scrolls = 0
    nonisolated init() {}
    nonisolated deinit {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }
  private func turn(_ window: TestWindow) async {
    await withCheckedContinuation { waiting in DispatchQueue.main.async { waiting.resume() } }
    window.settle()
  }

  private struct Wheel: View {
    let finding: Finding<UIPickerView>
    @State private var number = 1
    var body: some View {
      VStack {
        Text("chosen \(number)")
        Picker("", selection: $number) {
          ForEach(0..<9) { row in
            if row == 1 {
              Text("\(row)").background { Probe<UIPickerView> { finding.view = $0 } }.tag(row)
            } else {
              Text("\(row)").tag(row)
            }
          }
        }
        .pickerStyle(.wheel)
      }
    }
  }
  @Test func `a view on a wheel finds a picker that says and changes what is chosen`() async throws {
    let finding = Finding<UIPickerView>()
    let window = TestWindow(idiom: .phone) { Wheel(finding: finding) }
    await turn(window)
    let picker = try require(finding.view)
    expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 9)
    expect(picker.selectedRow(inComponent: 0), equals: 1)
    expect(picker.window != nil && picker.frame.height > 100)
    picker.selectRow(3, inComponent: 0, animated: false)
    window.settle()
    expect(window.displayList.contains("\"chosen 3\""))
    expect(picker.selectedRow(inComponent: 0), equals: 3)
  }

  private struct Page: View {
    let finding: Finding<UIScrollView>
    var isList = false
    var body: some View {
      if isList {
        List(0..<100) { row in Text("Row \(row)").background { if row == 0 { probe } } }
      } else {
        ScrollView { VStack { ForEach(0..<100) { Text("Row \($0)") } }.background { probe } }
      }
    }
    private var probe: some View { Probe<UIScrollView> { finding.view = $0 } }
  }
  @Test func `a view in a scroll view or list finds one that scrolls it and hears of it`() async throws {
    for isList in [false, true] {
      let finding = Finding<UIScrollView>()
      let window = TestWindow(size: CGSize(width: 390, height: 600), idiom: .phone) {
        Page(finding: finding, isList: isList)
      }
      await turn(window)
      let view = try require(finding.view)
      view.delegate = finding
      expect(view.contentSize.height > 1_500 && view.bounds.height <= 600)
      expect(view.contentOffset.y <= 0)
      view.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
      window.settle()
      expect(view.contentOffset.y, equals: 400)
      expect(finding.scrolls, equals: 1)
      view.isScrollEnabled = false
      window.settle()
      window.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 195, y: 300))
      expect(view.contentOffset.y, equals: 400)
      view.isScrollEnabled = true
      window.settle()
      window.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 195, y: 300))
      expect(view.contentOffset.y, equals: 600)
    }
  }
  @Test func `a view around nothing that UIKit has a view for has none around it`() async {
    final class Box { var isTold = false, view: UIView? }
    let box = Box()
    let window = TestWindow { Probe<UIView> { (box.isTold, box.view) = (true, $0) } }
    await turn(window)
    expect(box.isTold && box.view == nil)
  }
}
