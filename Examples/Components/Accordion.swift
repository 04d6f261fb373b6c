import SwiftUI

/// How a section of an accordion looks: a bar to press, and what is below it while it is open.
struct AccordionStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label.font(.headline)
          Spacer()
          Image(systemName: "chevron.right")
            .foregroundStyle(.secondary)
            .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
        }
        .padding(14)
        .contentShape(.rect(cornerRadius: 10))
      }
      .buttonStyle(.plain)
      if configuration.isExpanded {
        configuration.content
          .padding([.horizontal, .bottom], 14)
          .frame(maxWidth: .infinity, alignment: .leading)
          .transition(.opacity)
      }
    }
    .clipped()
    .background(.quinary, in: .rect(cornerRadius: 10))
  }
}

/// Sections of which at most one is open.
struct Accordion<Item: Identifiable, Content: View>: View {
  let items: [Item]
  @Binding var open: Item.ID?
  let title: (Item) -> String
  @ViewBuilder let content: (Item) -> Content

  var body: some View {
    VStack(spacing: 8) {
      ForEach(items) { item in
        DisclosureGroup(isExpanded: isOpen(item).animation(.smooth(duration: 0.3))) {
          content(item)
        } label: {
          Text(verbatim: title(item))
        }
        .accessibilityIdentifier("section " + title(item))
      }
    }
    .disclosureGroupStyle(AccordionStyle())
  }
  private func isOpen(_ item: Item) -> Binding<Bool> {
    Binding {
      open == item.id
    } set: { isOpen in
      if isOpen { open = item.id } else if open == item.id { open = nil }
    }
  }
}

struct AccordionPage: View {
  struct Question: Identifiable {
    let id: Int
    let question: String
    let answer: String
  }
  private let questions = [
    Question(
      id: 1, question: "How long does bread keep?",
      answer: "Two to four days, in a bag of linen or paper. Never in the fridge."),
    Question(
      id: 2, question: "May dough rest overnight?", answer: "Yes. In the cold it rises slowly and tastes better for it."
    ),
    Question(
      id: 3, question: "Which flour is right?", answer: "The stronger the flour, the more water and time it takes."),
  ]
  @State private var open: Int? = 1

  var body: some View {
    Accordion(items: questions, open: $open, title: \.question) { question in
      Text(verbatim: question.answer).accessibilityIdentifier("answer \(question.id)")
    }
    .frame(maxWidth: 520)
  }
}
