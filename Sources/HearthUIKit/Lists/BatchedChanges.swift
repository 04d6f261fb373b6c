import Foundation
import HearthCore
import HearthUI

/// Changes of rows that an app makes one by one, or several at once.
@MainActor final class BatchedChanges {
  private let model: RowModel
  private let counts: () -> [Int]
  private let report: (String) -> Void
  private var batch: RowModel.Batch?
  private var depth = 0

  init(_ model: RowModel, counts: @escaping () -> [Int], onMistake report: @escaping (String) -> Void) {
    (self.model, self.counts, self.report) = (model, counts, report)
  }
  nonisolated deinit {}
  func add(isAnimated: Bool = true, _ change: (inout RowModel.Batch) -> Void) {
    if batch != nil { return change(&batch!) }
    var single = RowModel.Batch()
    change(&single)
    commit(single, isAnimated: isAnimated)
  }
  func begin() {
    if depth == 0 { batch = RowModel.Batch() }
    depth += 1
  }
  func end() {
    guard depth > 0 else { return }
    depth -= 1
    guard depth == 0, let changes = batch else { return }
    batch = nil
    commit(changes, isAnimated: true)
  }
  func commit(_ batch: RowModel.Batch, isAnimated: Bool) {
    if isAnimated { withAnimation(.default) { make(batch) } } else { make(batch) }
  }
  private func make(_ batch: RowModel.Batch) {
    let counts = counts()
    if model.apply(batch, counts: counts) { return }
    report(
      """
      was told of rows that come and go which do not lead to what its data source has now: \(counts) rows in sections. \
      All are read again.
      """)
    model.reload(counts)
  }
}
