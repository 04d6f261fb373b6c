import Foundation

final class TrailSettings: ObservableObject {
  @Published var showsOnlyEasy = false

  var version: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "?"
  }
}
