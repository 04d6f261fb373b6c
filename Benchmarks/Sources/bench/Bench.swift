/// Measures Hearth. `Scripts/bench` runs this beside the same work in GTK 4.
///
/// With names it measures only what they name: `bench rows`.
@main struct Bench {
  static func main() {
    let wanted = Set(CommandLine.arguments.dropFirst())
    func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }
    if isWanted("rows") { measureRows(.round) }
    if isWanted("localized") { measureLocalizedRows() }
    if isWanted("list") { measureList() }
    if isWanted("lazy") { measureList(isLazyStack: true) }
    if isWanted("focus") {
      measureFocus(count: 10_000, isLazy: false)
      measureFocus(count: 10_000, isLazy: true)
      measureFocus(count: 100_000, isLazy: false)
      measureFocus(count: 100_000, isLazy: true)
    }
    if isWanted("pango") { measureRows(.real, named: ".pango") }
  }
}
