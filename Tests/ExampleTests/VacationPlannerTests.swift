import HearthTesting
import SwiftUI
import Testing

@testable import VacationPlanner

@MainActor struct LogInFormTests {
  let window = TestWindow(VacationPlannerApp.self, size: CGSize(width: 460, height: 640))

  private func has(_ identifier: String) -> Bool { window.find { $0.identifier == identifier } != nil }
  /// The border is the only thing that is stroked in red.
  private var hasRedBorder: Bool {
    window.displayList.components(separatedBy: "\n").contains { $0.hasPrefix("stroke") && $0.hasSuffix("#ff3b30") }
  }

  @Test func `nothing has focus at first, and a click gives it to a field`() {
    #expect(window.focused == nil)
    window.click("mail")
    #expect(window.focused == "mail")
    window.press(.tab)
    #expect(window.focused == "password")
  }
  @Test func `a wrong address takes focus back to its field, marked only while that has focus`() {
    window.click("mail")
    window.type("ada.example.org")
    #expect(!hasRedBorder)
    window.press(.tab)
    window.type("engine")
    window.press(.return)
    #expect(window.focused == "mail")
    #expect(window.focusTrace.last?.cause == "program")
    #expect(hasRedBorder && has("problem"))
    window.press(.tab)
    #expect(window.focused == "password")
    #expect(!hasRedBorder && has("problem"))
    window.press(.tab, modifiers: .shift)
    #expect(hasRedBorder)
  }
  @Test func `the mark goes when the address is right`() {
    window.click("mail")
    window.type("ada\n")
    #expect(hasRedBorder)
    window.press(.end)
    window.type("@example.org")
    #expect(!hasRedBorder && !has("problem"))
  }
  @Test func `Return in the mail field goes on to the password`() {
    window.click("mail")
    window.type("ada@example.org\n")
    #expect(window.focused == "password")
  }
  @Test func `the button checks the same`() {
    window.click("log in")
    #expect(window.focused == "mail")
    #expect(has("problem"))
  }
  @Test func `what is right sends the keyboard away and leads to the welcome page`() throws {
    window.click("mail")
    window.type("ada.lovelace@example.org\n")
    #expect(window.textInput != nil)
    window.type("engine\n")
    #expect(window.textInput == nil)
    #expect(window.focused == nil)
    #expect(window.focusTrace.last?.to == nil)
    #expect(try window.element("welcome").label == "Welcome, Ada")
    window.click("Quiet Dunes")
    #expect(try window.element("photo").label.contains("Nights full of stars"))
    window.click("log out")
    #expect(has("mail"))
    #expect(window.reports.isEmpty)
  }
  @Test func `fields say what is entered, so that a keyboard fits and nothing is corrected`() {
    let phone = TestWindow(VacationPlannerApp.self, size: CGSize(width: 390, height: 844), idiom: .phone)
    phone.spelling = TestSpelling(["ada": ["adult"]])
    phone.click("mail")
    let mail = phone.textInput
    #expect(mail?.purpose == .email && mail?.capitalization == .never && mail?.allowsCorrection == false)
    phone.type("ada@example.org")
    #expect(phone.focusedElement?.value == "ada@example.org")
    phone.press(.return)
    #expect(phone.focused == "password")
    let password = phone.textInput
    #expect(password?.purpose == .password && password?.isPrivate == true && password?.checksSpelling == false)
  }
  @Test func `an address has a name, one at sign and a domain`() {
    for text in ["ada@example.org", " a.b+c@x.y.org "] { #expect(MailAddress(text) != nil, "\(text)") }
    for text in [
      "", "ada", "ada@", "@example.org", "ada@example", "a@b@c.org", "a b@c.org", "ada@example..org", "ada@.org",
    ] {
      #expect(MailAddress(text) == nil, "\(text)")
    }
  }
}

/// The screen for a television: the form at the left, a photo with a button in its lower right corner.
@MainActor struct PlannerOnTelevisionTests {
  private func window(hasSections: Bool = true) -> TestWindow {
    TestWindow(size: CGSize(width: 1280, height: 720), idiom: .tv) { PlannerScreen(hasSections: hasSections) }
  }

  @Test func `focus begins at the mail field and goes down the form`() {
    let window = window()
    var seen = [window.focused]
    for _ in 0..<3 {
      window.move(.down)
      seen.append(window.focused)
    }
    #expect(seen == ["mail", "password", "log in", "log in"])
  }
  @Test func `with sections the remote goes from any field to the button and back`() {
    for start in 0..<3 {
      let window = window()
      for _ in 0..<start { window.move(.down) }
      let field = window.focused
      window.move(.right)
      #expect(window.focused == "browse")
      window.move(.left)
      #expect(window.focused == field)
    }
  }
  @Test func `without sections the button lies beside nothing and is not reached`() {
    let window = window(hasSections: false)
    for _ in 0..<3 {
      window.move(.right)
      #expect(window.focused != "browse")
      window.move(.down)
    }
    #expect(window.focused == "log in")
  }
  @Test func `arrows of a keyboard do the same, and select browses`() throws {
    let window = window()
    #expect(try window.element("photo").label.contains("Amber Coast"))
    window.press(.rightArrow)
    #expect(window.focused == "browse")
    window.press(.return)
    #expect(try window.element("photo").label.contains("High Pass"))
    window.press(.leftArrow)
    #expect(window.focused == "mail")
  }
  @Test func `logging in leads on, with focus on the new page`() throws {
    let window = window()
    window.type("grace@example.org\n")
    #expect(window.focused == "password")
    window.type("cobol\n")
    #expect(try window.element("welcome").label == "Welcome, Grace")
    #expect(window.focused != nil && window.focused != "mail")
    window.move(.down)
    window.press(.return)
    #expect(window.reports.isEmpty)
  }
  @Test func `the photos are there where there is room, on the desktop too`() {
    let window = TestWindow(VacationPlannerApp.self, size: CGSize(width: 460, height: 640))
    #expect(window.find { $0.identifier == "browse" } == nil)
    window.click("mail")
    window.type("ada")
    window.resize(to: CGSize(width: 1000, height: 700))
    #expect(window.find { $0.identifier == "browse" } != nil)
    #expect(window.focused == "mail")
    #expect(window.focusedElement?.value == "ada")
  }
}
