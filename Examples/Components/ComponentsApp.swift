import SwiftUI

@main struct ComponentsApp: App {
  var body: some Scene {
    WindowGroup("Components") { ComponentBook() }
      .defaultSize(width: 900, height: 620)
  }
}

/// The components, one chapter for each.
enum Chapter: String, CaseIterable, Identifiable {
  case radio = "Radio group"
  case rating = "Rating"
  case chips = "Chips"
  case stops = "Segmented slider"
  case carousel = "Carousel"
  case accordion = "Accordion"
  case toast = "Toast"
  case tree = "Tree"
  case grid = "Data grid"
  case form = "Validated form"

  var id: Self { self }
  var summary: String {
    switch self {
    case .radio: "One choice at most, in any layout."
    case .rating: "Set by tap, drag, digits and arrow keys."
    case .chips: "Tags that flow from line to line."
    case .stops: "A slider with a few named places."
    case .carousel: "Pages that follow the finger."
    case .accordion: "Of several sections one is open."
    case .toast: "Says that something is done, and goes."
    case .tree: "Rows inside rows, opened by arrow keys."
    case .grid: "A thousand rows, sorted by any column."
    case .form: "Complains late, and helps at once."
    }
  }
}

struct ComponentBook: View {
  @State private var chapter: Chapter? = .radio

  var body: some View {
    NavigationSplitView {
      List(Chapter.allCases, selection: $chapter) { Text($0.rawValue) }
        .navigationTitle("Components")
        .navigationSplitViewColumnWidth(190)
    } detail: {
      if let chapter {
        ChapterPage(chapter: chapter)
      } else {
        ContentUnavailableView(
          "No component", systemImage: "square.dashed", description: Text("Choose one on the left."))
      }
    }
  }
}

struct ChapterPage: View {
  let chapter: Chapter

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(chapter.summary).foregroundStyle(.secondary)
      content
      Spacer(minLength: 0)
    }
    .padding(28)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .navigationTitle(chapter.rawValue)
  }

  @ViewBuilder private var content: some View {
    switch chapter {
    case .radio: RadioPage()
    case .rating: RatingPage()
    case .chips: ChipsPage()
    case .stops: StopsPage()
    case .carousel: CarouselPage()
    case .accordion: AccordionPage()
    case .toast: ToastPage()
    case .tree: TreePage()
    case .grid: DataGridPage()
    case .form: SignUpPage()
    }
  }
}
