import Testing

@testable import XcodeProject

struct BuildSettingsTests {
  private func settings(_ levels: [String: Any]...) -> BuildSettings {
    var settings = BuildSettings()
    settings.facts = ["sdk": "iphoneos", "config": "Debug"]
    for level in levels { settings.add(level) }
    return settings
  }

  @Test(arguments: [
    ("$(NAME)", "My App"), ("${NAME:lower}", "my app"), ("$(NAME:upper)", "MY APP"),
    ("$(NAME:rfc1034identifier)", "My-App"), ("$(NAME:c99extidentifier)", "My_App"), ("$(MISSING)", ""),
    ("$(MISSING:default=none)", "none"), ("$($(POINTER))", "My App"), ("a $ b $(", "a $ b $("),
    ("org.$(NAME:rfc1034identifier:lower)", "org.my-app"), ("$(LOOP)", ""),
  ])
  func `variables are filled in`(text: String, expected: String) {
    let settings = settings(["NAME": "My App", "POINTER": "NAME", "LOOP": "$(LOOP2)", "LOOP2": "$(LOOP)"])
    #expect(settings.fill(text) == expected)
  }
  @Test func `what is inherited comes from the levels below`() {
    let settings = settings(
      ["FLAGS": "$(inherited) -three"], ["FLAGS": ["$(inherited)", "-two"]], ["OTHER": "x"], ["FLAGS": "-one"])
    #expect(settings.list("FLAGS") == ["-one", "-two", "-three"])
  }
  @Test func `a condition that is met counts more than none, and one that is not counts nothing`() {
    let settings = settings(
      ["A": "plain", "A[sdk=iphone*]": "phone", "B": "plain", "B[sdk=macosx*]": "Mac", "C[config=Release]": "release"],
      ["C": "below"])
    #expect([settings["A"], settings["B"], settings["C"]] == ["phone", "plain", "below"])
  }
  @Test func `lists are separated by spaces unless they are quoted`() {
    #expect(BuildSettings.split(#"a "b c" d\ e 'f g'"#) == ["a", "b c", "d e", "f g"])
  }
}
