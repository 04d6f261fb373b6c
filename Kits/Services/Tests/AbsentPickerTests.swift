import AVFAudio
import ContactsUI
import EventKitUI
import HearthTesting
import QuickTesting
import SwiftUI
import UIKit

/// Dialogs of Apple's systems for contacts and events, which end at once.
@MainActor struct AbsentPickerTests {
  private final class Answers { var lines: [String] = [] }

  private struct ContactPicker: UIViewControllerRepresentable {
    let answers: Answers
    func makeCoordinator() -> Coordinator { Coordinator(answers) }
    func makeUIViewController(context: Context) -> CNContactPickerViewController {
      let picker = CNContactPickerViewController()
      picker.delegate = context.coordinator
      picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
      return picker
    }
    func updateUIViewController(_ controller: CNContactPickerViewController, context: Context) {}
    final class Coordinator: NSObject, CNContactPickerDelegate {
      let answers: Answers
      init(_ answers: Answers) { self.answers = answers }
      func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        answers.lines.append("chose \(contact.givenName)")
      }
      func contactPickerDidCancel(_ picker: CNContactPickerViewController) { answers.lines.append("cancelled") }
    }
  }
  private struct EventEditor: UIViewControllerRepresentable {
    let answers: Answers
    let store = EKEventStore()
    @Environment(\.dismiss) private var dismiss
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> EKEventEditViewController {
      let controller = EKEventEditViewController()
      let event = EKEvent(eventStore: store)
      event.title = "Concert"
      (controller.event, controller.eventStore, controller.editViewDelegate) = (event, store, context.coordinator)
      return controller
    }
    func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
    final class Coordinator: NSObject, EKEventEditViewDelegate {
      let parent: EventEditor
      init(_ parent: EventEditor) { self.parent = parent }
      func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
      ) {
        parent.answers.lines.append(action == .canceled ? "not saved" : "saved")
        parent.dismiss()
      }
    }
  }
  private struct Page: View {
    let answers: Answers
    @State private var showsContacts = false
    @State private var showsEvent = false
    var body: some View {
      VStack {
        Button("Contacts") { showsContacts = true }.accessibilityIdentifier("contacts")
          .sheet(isPresented: $showsContacts) { ContactPicker(answers: answers) }
        Button("Event") { showsEvent = true }.accessibilityIdentifier("event")
          .sheet(isPresented: $showsEvent) { EventEditor(answers: answers) }
        Text(showsContacts || showsEvent ? "open" : "closed").accessibilityIdentifier("state")
      }
    }
  }

  @Test func `a dialog of contacts goes away as if the user cancelled, and again the next time`() throws {
    let answers = Answers()
    let window = TestWindow { Page(answers: answers) }
    window.click("contacts")
    expect(answers.lines, equals: ["cancelled"])
    expect(try window.element("state").label, equals: "closed")
    window.click("contacts")
    expect(answers.lines, equals: ["cancelled", "cancelled"])
    expect(window.reports.filter { $0.contains("CNContactPickerViewController") }.isEmpty == false)
  }
  @Test func `an event is not saved`() throws {
    let answers = Answers()
    let window = TestWindow { Page(answers: answers) }
    window.click("event")
    expect(answers.lines, equals: ["not saved"])
    expect(try window.element("state").label, equals: "closed")
  }
  @Test func `a contact of the app is shown, and a new one is not made`() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+44 1"))]
    let controller = CNContactViewController(for: contact)
    controller.loadViewIfNeeded()
    expect(controller.title, equals: "Ada Lovelace")
    func labels(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { labels($0) }
    }
    expect(labels(controller.view), equals: ["Ada Lovelace", "+44 1"])
  }
  @Test func `sounds have a module of their own`() {
    expect(AVSpeechUtterance(string: "Hello").speechString, equals: "Hello")
  }
}
