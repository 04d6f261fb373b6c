import Foundation

/// Models in sections: those of one title are together.
///
/// ```swift
/// @Query(sort: \Item.name, sectionBy: \.category) private var items: SectionedResults<Item, String>
/// ```
///
/// The sections are in the order in which the models first name them, which is that of their titles: a query sorts by these first. Source: Apple,
/// documentation of ResultsObserver.sections.
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
  private let sections: [ResultsSection<Element, SectionTitle>]
  private let positions: [SectionTitle: Int]

  init(_ models: [Element], title: (Element) -> SectionTitle) {
    var positions: [SectionTitle: Int] = [:], titles: [SectionTitle] = [], groups: [[Element]] = []
    for model in models {
      let name = title(model)
      if let position = positions[name] {
        groups[position].append(model)
      } else {
        positions[name] = groups.count
        titles.append(name)
        groups.append([model])
      }
    }
    self.positions = positions
    sections = zip(titles, groups).map { ResultsSection(title: $0, elements: $1) }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }
  /// The section of a title; nil if no model names it.
  /// - Complexity: O(1).
  public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
    positions[title].map { sections[$0] }
  }
}

/// Models with the same title.
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
  public let title: SectionTitle
  let elements: [Element]
  public var id: SectionTitle { title }
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(position: Int) -> Element { elements[position] }
}

/// What sections are made by. Models without a title are in the section of the empty one. Source: Apple, documentation of Query.sections.
struct SectionKey<Element: PersistentModel> {
  let title: (Element) -> String
  /// One. In an array, since an optimised program that copies a structure with a descriptor in it asks Foundation for a type that it does not
  /// export, and is not linked.
  private let sorts: [SortDescriptor<Element>]

  init(_ path: KeyPath<Element, String>) {
    title = { $0[keyPath: path] }
    // Key paths of models are constants.
    sorts = [SortDescriptor(unsafeBitCast(path, to: (any KeyPath<Element, String> & Sendable).self))]
  }
  init(_ path: KeyPath<Element, String?>) {
    title = { $0[keyPath: path] ?? "" }
    sorts = [SortDescriptor(unsafeBitCast(path, to: (any KeyPath<Element, String?> & Sendable).self))]
  }
  /// A descriptor that sorts by the title before anything else, so that a section's models are together.
  func first(in descriptor: FetchDescriptor<Element>) -> FetchDescriptor<Element> {
    var result = descriptor
    result.sortBy.insert(contentsOf: sorts, at: 0)
    return result
  }
}
