import Foundation
import HearthTesting

/// Measures Hearth. `Scripts/bench` runs this beside the same work in GTK 4.
///
/// With names it measures only what they name: `bench rows`. `bench names` prints the names. The exit status is 1 when a figure could not
/// be measured; the others are printed all the same.
@main struct Bench {
  private static let groups: [(name: String, measure: @MainActor () -> Void)] = [
    // With Pango first: these are the figures that GTK has too.
    ("rows", { for text in texts { measureRows(text) } }),
    ("list", { for text in texts { measureList(text) } }),
    ("tables", { for text in texts { measureLongTable(text) } }),
    ("focus", measureAllFocus),
    ("constraints", measureConstraints), ("table", measureTable), ("representables", measureRepresentables),
    ("charts", measureCharts), ("texts", measureTexts), ("localized", measureLocalizedRows),
    ("lazy", { measureList(.round, isLazyStack: true) }),
    ("sections", { measureSections(.round) }),
  ]
  private static let texts = [TestText.real, .round]

  private static func measureAllFocus() {
    for text in texts { measureFocus(text, count: 10_000, isLazy: false) }
    measureFocus(.round, count: 10_000, isLazy: true)
    measureFocus(.round, count: 100_000, isLazy: false)
    measureFocus(.round, count: 100_000, isLazy: true)
  }

  static func main() {
    let wanted = Set(CommandLine.arguments.dropFirst())
    if wanted == ["names"] {
      for group in groups { print(group.name) }
      return
    }
    for group in groups where wanted.isEmpty || wanted.contains(group.name) {
      group.measure()
      // What was wrong after the last figure of the group.
      _ = Failures.settle(group.name)
    }
    if Failures.count > 0 { exit(1) }
  }
}
