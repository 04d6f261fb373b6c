import AppIntents

struct DrinkIntent: AppIntent {
  static var title: LocalizedStringResource = "Drink"
  @Parameter(title: "Amount") var amount: Int?
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Cheers") }
}
