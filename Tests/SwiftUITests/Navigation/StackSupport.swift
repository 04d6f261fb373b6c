import HearthTesting
import QuickTesting
import SwiftUI

/// A path of numbers, and what its pages did.
@Observable final class Trail {
  var path: [Int] = []
  var mixed = NavigationPath()
  var flag = false
  var item: String?
  var size = CGFloat(10)
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored var made: [Int] = []
  init(_ path: [Int] = []) { self.path = path }
  nonisolated deinit {}
}

/// A page with a state of its own.
struct NumberPage: View {
  let number: Int
  let trail: Trail
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    let _ = trail.made.append(number)
    VStack {
      Text(verbatim: "page \(number)").accessibilityIdentifier("page")
      Text("count \(count)").accessibilityIdentifier("count")
      Text(isPresented ? "presented" : "root").accessibilityIdentifier("isPresented")
      Button("count") { count += 1 }.accessibilityIdentifier("add")
      Button("dismiss") { dismiss() }.accessibilityIdentifier("dismiss")
      NavigationLink("next", value: number + 1).accessibilityIdentifier("next")
    }
    .onAppear { trail.log.append("+\(number)") }
    .onDisappear { trail.log.append("-\(number)") }
  }
}

/// A stack of pages with numbers; the root is page 0.
struct NumberStack: View {
  @Bindable var trail: Trail
  var body: some View {
    NavigationStack(path: $trail.path) {
      NumberPage(number: 0, trail: trail)
        .navigationDestination(for: Int.self) { NumberPage(number: $0, trail: trail) }
    }
  }
}

extension TestWindow {
  /// The label of an element, or what is wrong.
  func label(_ identifier: String) -> String { find { $0.identifier == identifier }?.label ?? "nothing" }
  var page: String { label("page") }
  /// Changes state as an action of the app does.
  func change(_ action: () -> Void) {
    resetCounters()
    action()
    settle()
  }
}
