import SwiftUI

@main struct SecretApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("greeting"); Text("apples \(3)"); Text(L10n.Home.title); Text(R.string.localizable.greeting());
        Text(Configuration.url); Image(.logo); Image(asset: Asset.logo)
      }
    }
  }
  init() {
    print(
      Bundle.main.object(forInfoDictionaryKey: "ApiUrl") ?? "none", String(localized: "greeting"),
      Bundle.main.infoDictionary?["CFBundleShortVersionString"] ?? "")
  }
}
enum Configuration {
  static var url: String {
    guard let u = Bundle.main.object(forInfoDictionaryKey: "ApiUrl") as? String else { fatalError("ApiUrl not set") };
    return u
  }
}
#if !SECRET || !BETA
  #error("conditions")
#endif
