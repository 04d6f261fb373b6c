import SwiftUI

/// Where one is in the app: what a window keeps of itself.
///
/// The pages are stored as the names of their recipes, since the recipes themselves
/// are the cookbook's and may have changed.
@MainActor final class NavigationModel: ObservableObject, @preconcurrency Codable {
  @Published var selectedCategory: Place? = .recipes
  @Published var path: [Recipe] = []
  /// Whether a link was followed: what was stored comes too late then.
  private var hasFollowedLink = false

  enum CodingKeys: String, CodingKey {
    case selectedCategory
    case recipePathIDs
  }

  init() {}
  /// - Parameter decoder: Knows the cookbook. Recipes that are not in it any more are dropped.
  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    selectedCategory = try container.decodeIfPresent(Place.self, forKey: .selectedCategory)
    let book = decoder.userInfo[.cookbook] as? Cookbook
    path = try container.decode([Recipe.ID].self, forKey: .recipePathIDs).compactMap { book?.recipe($0) }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(selectedCategory, forKey: .selectedCategory)
    try container.encode(path.map(\.id), forKey: .recipePathIDs)
  }

  var jsonData: Data? { try? JSONEncoder().encode(self) }
  /// Goes where one was when `data` was stored, unless a link that started the app has led elsewhere already.
  func restore(_ data: Data, from book: Cookbook) {
    let decoder = JSONDecoder()
    decoder.userInfo[.cookbook] = book
    guard !hasFollowedLink, let stored = try? decoder.decode(NavigationModel.self, from: data) else { return }
    selectedCategory = stored.selectedCategory
    path = stored.path
  }
}

// MARK: - Going somewhere

extension NavigationModel {
  /// Shows a place, without the pages that lay over the one before.
  func show(_ place: Place?) {
    selectedCategory = place
    path = []
  }
  func open(_ recipe: Recipe) { path.append(recipe) }
  func popToRoot() { path.removeAll() }
  func showRecipeOfTheDay(_ book: Cookbook) {
    guard let recipe = book.recipeOfTheDay else { return }
    show(.category(recipe.category))
    path = [recipe]
  }
  /// `cookbook://groceries` and `cookbook://recipe/NAME`. Others, and recipes that are not there, lead nowhere.
  func follow(_ url: URL, in book: Cookbook) {
    guard url.scheme == "cookbook" else { return }
    hasFollowedLink = true
    switch url.host {
    case "groceries": show(.groceries)
    case "recipe":
      guard let recipe = book.recipe(url.lastPathComponent) else { return }
      show(.category(recipe.category))
      path = [recipe]
    default: break
    }
  }
  /// A recipe is gone: its pages go too, with what was opened from them.
  func close(_ id: Recipe.ID) {
    if let index = path.firstIndex(where: { $0.id == id }) { path.removeSubrange(index...) }
  }
}

extension CodingUserInfoKey {
  static let cookbook = CodingUserInfoKey(rawValue: "cookbook")!
}
