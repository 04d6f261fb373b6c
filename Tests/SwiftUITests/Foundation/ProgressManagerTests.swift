import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct ProgressManagerTests {
  private nonisolated func take(_ progress: consuming Subprogress, _ count: Int) -> ProgressManager {
    progress.start(totalCount: count)
  }
  private nonisolated func drop(_ progress: consuming Subprogress) {}

  @Test func `parts count as much as they were given, as far as they have come`() {
    let manager = ProgressManager(totalCount: 4)
    let part = take(manager.subprogress(assigningCount: 2), 10)
    expect(manager.fractionCompleted, equals: 0)
    part.complete(count: 5)
    expect(manager.fractionCompleted == 0.25 && manager.completedCount == 0)
    manager.complete(count: 1)
    expect(manager.fractionCompleted, equals: 0.5)
    part.complete(count: 5)
    expect(manager.completedCount == 3 && part.isFinished && !manager.isFinished)
    manager.complete(count: 1)
    expect(manager.isFinished && manager.fractionCompleted == 1)
  }
  @Test func `a part that nobody begins is done`() {
    let manager = ProgressManager(totalCount: 2)
    drop(manager.subprogress(assigningCount: 1))
    expect(manager.completedCount, equals: 1)
  }
  @Test func `without a total nothing is known`() {
    let manager = ProgressManager(totalCount: nil)
    manager.complete(count: 3)
    expect(manager.isIndeterminate && !manager.isFinished && manager.fractionCompleted == 0)
    manager.setCounts { completed, total in (completed, total) = (1, 4) }
    expect(!manager.isIndeterminate && manager.fractionCompleted == 0.25)
  }
  @Test func `work that goes on already becomes a part`() {
    let whole = ProgressManager(totalCount: 2), other = ProgressManager(totalCount: 10)
    other.complete(count: 5)
    whole.assign(count: 1, to: other.reporter)
    expect(whole.fractionCompleted == 0.25 && whole.reporter.fractionCompleted == 0.25)
  }
  @Test func `views follow`() throws {
    struct Page: View {
      let manager: ProgressManager
      var body: some View {
        Text(verbatim: "\(manager.fractionCompleted)").accessibilityIdentifier("done")
      }
    }
    let manager = ProgressManager(totalCount: 2), window = TestWindow { Page(manager: manager) }
    let part = take(manager.subprogress(assigningCount: 2), 4)
    part.complete(count: 1)
    window.settle()
    try expect(window.element("done").label, equals: "0.25")
  }
}
