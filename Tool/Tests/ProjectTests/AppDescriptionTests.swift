import Project
import Testing

struct AppDescriptionTests {
  @Test(arguments: [("My App", "My_App"), ("2048", "_048"), ("Größe", "Größe"), ("a-b", "a_b"), ("", "_")])
  func `a name becomes an identifier`(name: String, identifier: String) {
    #expect(AppDescription(name: name, platform: .iOS).moduleName == identifier)
  }
}
