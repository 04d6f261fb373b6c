import SwiftUI

/// Puts views in lines, from the leading edge, as words are put into lines.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last.map { $0.y + $0.height } ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for line in lines(of: subviews, width: bounds.width) {
      var x = bounds.minX
      for index in line.range {
        let size = subviews[index].sizeThatFits(.unspecified)
        let place = CGPoint(x: x, y: bounds.minY + line.y + line.height / 2)
        subviews[index].place(at: place, anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
    }
  }

  private struct Line {
    var range: Range<Int>
    var y: CGFloat
    var width: CGFloat = 0
    var height: CGFloat = 0
  }
  private func lines(of subviews: Subviews, width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if let line = lines.last, line.width + spacing + size.width <= width {
        lines[lines.count - 1].range = line.range.lowerBound..<index + 1
        lines[lines.count - 1].width += spacing + size.width
        lines[lines.count - 1].height = max(line.height, size.height)
      } else {
        let y = lines.last.map { $0.y + $0.height + spacing } ?? 0
        lines.append(Line(range: index..<index + 1, y: y, width: size.width, height: size.height))
      }
    }
    return lines
  }
}

/// One tag. With `remove` it has a button that takes it away.
struct Chip: View {
  let title: String
  var isOn = false
  var remove: (@MainActor () -> Void)?

  var body: some View {
    HStack(spacing: 6) {
      Text(verbatim: title)
      if let remove {
        Button(action: remove) { Image(systemName: "xmark").font(.caption2) }
          .buttonStyle(.plain)
          .accessibilityLabel("Remove \(title)")
          .accessibilityIdentifier("remove " + title)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
    // White is read better on it than on the accent alone.
    .background(
      isOn ? AnyShapeStyle(Color.accentColor.mix(with: .black, by: 0.2)) : AnyShapeStyle(.quaternary), in: .capsule
    )
    .contentShape(.capsule)
  }
}

/// Tags of which any number is on.
struct ChipPicker: View {
  let titles: [String]
  @Binding var selection: Set<String>

  var body: some View {
    FlowLayout {
      ForEach(titles, id: \.self) { title in
        let isOn = selection.contains(title)
        Button {
          withAnimation(.snappy) { if isOn { selection.remove(title) } else { selection.insert(title) } }
        } label: {
          Chip(title: title, isOn: isOn)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isOn ? .isSelected : [])
        .accessibilityIdentifier("chip " + title)
      }
    }
  }
}

/// Tags that the user writes. Return adds one; Backspace in the empty field takes the last one back.
struct ChipField: View {
  @Binding var tags: [String]
  @State private var draft = ""

  var body: some View {
    FlowLayout {
      ForEach(tags, id: \.self) { tag in
        Chip(title: tag) { withAnimation(.snappy) { tags.removeAll { $0 == tag } } }
          .transition(.scale(scale: 0.6).combined(with: .opacity))
      }
      TextField("New tag", text: $draft)
        .frame(width: 130)
        .accessibilityIdentifier("new tag")
        .onSubmit(add)
        .onKeyPress(.delete) {
          guard draft.isEmpty, !tags.isEmpty else { return .ignored }
          withAnimation(.snappy) { _ = tags.removeLast() }
          return .handled
        }
    }
  }
  private func add() {
    let tag = draft.trimmingCharacters(in: .whitespaces)
    draft = ""
    guard !tag.isEmpty, !tags.contains(tag) else { return }
    withAnimation(.snappy) { tags.append(tag) }
  }
}

struct ChipsPage: View {
  @State private var diets: Set<String> = ["Vegan"]
  @State private var tags = ["quick", "summer", "for guests"]

  var body: some View {
    ChipPicker(
      titles: ["Vegan", "Vegetarian", "No gluten", "No nuts", "Low salt", "Raw", "Halal", "Kosher"], selection: $diets)
    Text(diets.isEmpty ? "Anything goes" : diets.sorted().joined(separator: ", ")).accessibilityIdentifier("diets")
    Divider()
    ChipField(tags: $tags)
    Text("\(tags.count) tags").foregroundStyle(.secondary).accessibilityIdentifier("count")
  }
}
