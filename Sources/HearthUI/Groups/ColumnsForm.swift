import Foundation
import HearthCore

/// Rows below each other, with their controls in one column.
nonisolated struct ColumnsForm: View {
  let configuration: FormStyleConfiguration
  @MainActor var body: some View {
    ColumnsLayout {
      Group(sections: configuration.content) { sections in
        ForEach(sections) { section in
          if !section.header.isEmpty { section.header.alignmentGuide(.formColumn) { $0[.leading] } }
          section.content
          section.footer
        }
      }
    }
    .environment(\.formLayout, .columns)
  }
}

/// Brings the guide of the second column of all rows to one place; a row without a label stands in that column.
private struct ColumnsLayout: Layout {
  /// Points. Source: our choice; macOS has 8 to 10 between rows.
  private static let spacing: CGFloat = 10

  /// Where the second column begins, and where it begins in each row.
  private func columns(_ subviews: Subviews, _ width: CGFloat?) -> (column: CGFloat, guides: [CGFloat]) {
    let guides = subviews.map {
      max(0, $0.dimensions(in: ProposedViewSize(width: width, height: nil))[HorizontalAlignment.formColumn])
    }
    return (guides.max() ?? 0, guides)
  }
  private func row(_ view: LayoutSubview, _ guide: CGFloat, _ column: CGFloat, _ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max(0, $0 - (column - guide)) }, height: nil)
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let (column, guides) = columns(subviews, width)
    var size = CGSize.zero
    for (index, view) in subviews.enumerated() {
      let measured = view.sizeThatFits(row(view, guides[index], column, width))
      size.width = max(size.width, column - guides[index] + measured.width)
      size.height += measured.height + (index > 0 ? Self.spacing : 0)
    }
    return size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (column, guides) = columns(subviews, bounds.width)
    var y = bounds.minY
    for (index, view) in subviews.enumerated() {
      let proposal = row(view, guides[index], column, bounds.width)
      view.place(at: CGPoint(x: bounds.minX + column - guides[index], y: y), proposal: proposal)
      y += view.sizeThatFits(proposal).height + Self.spacing
    }
  }
}
