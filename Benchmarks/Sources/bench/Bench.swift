import HearthTesting

/// Measures Hearth. `Scripts/bench` runs this beside the same work in GTK 4.
///
/// With names it measures only what they name: `bench rows`.
@main struct Bench {
  static func main() {
    let wanted = Set(CommandLine.arguments.dropFirst())
    func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }
    // With Pango first: these are the figures that GTK has too.
    for text in [TestText.real, .round] {
      if isWanted("rows") { measureRows(text) }
      if isWanted("list") { measureList(text) }
      if isWanted("tables") { measureLongTable(text) }
      if isWanted("focus") { measureFocus(text, count: 10_000, isLazy: false) }
    }
    if isWanted("constraints") { measureConstraints() }
    if isWanted("table") { measureTable() }
    if isWanted("representables") { measureRepresentables() }
    if isWanted("texts") { measureTexts() }
    if isWanted("localized") { measureLocalizedRows() }
    if isWanted("lazy") { measureList(.round, isLazyStack: true) }
    if isWanted("focus") {
      measureFocus(.round, count: 10_000, isLazy: true)
      measureFocus(.round, count: 100_000, isLazy: false)
      measureFocus(.round, count: 100_000, isLazy: true)
    }
  }
}
