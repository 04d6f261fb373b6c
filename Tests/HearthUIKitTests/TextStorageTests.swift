import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUIKit

/// The storage of a text view, and where its lines are.
@MainActor struct TextStorageTests {
  private final class Colors: NSTextStorageDelegate {
    var heard: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      heard.append(
        "\(editedMask.contains(.editedCharacters) ? "letters" : "looks") \(editedRange.location) \(editedRange.length) \(delta)"
      )
      if editedMask.contains(.editedCharacters) {
        textStorage.addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: textStorage.length))
      }
    }
  }
  private func shown(_ view: UITextView) -> TestWindow {
    TestWindow(size: view.bounds.size) { Holder(view: view) }
  }
  private func view(_ text: String, isEditable: Bool = false) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    (view.text, view.isEditable) = (text, isEditable)
    return view
  }

  @Test func `what is changed in the storage is shown`() {
    let view = view("One")
    let window = shown(view)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Two")
    window.settle()
    expect(view.text == "Two" && window.displayList.contains("\"Two\""))
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 3))
    window.settle()
    expect(window.displayList.contains("#00ff00"))
    view.textStorage.append(NSAttributedString(string: "!"))
    expect(view.text, equals: "Two!")
  }
  @Test func `a delegate hears of each change, once, and what it changes belongs to it`() {
    let view = view("ab"), colors = Colors()
    view.textStorage.delegate = colors
    view.textStorage.insert(NSAttributedString(string: "c"), at: 2)
    expect(colors.heard, equals: ["letters 2 1 1"])
    view.textStorage.beginEditing()
    view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 1))
    view.textStorage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
    expect(colors.heard.count, equals: 1)
    view.textStorage.endEditing()
    expect(colors.heard.last == "letters 0 1 -1", "\(colors.heard)")
    expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    view.userDidEdit("bcd")
    expect(colors.heard.count == 3 && view.textStorage.string == "bcd")
  }
  @Test func `a storage tells of all ways to change it`() {
    let storage = NSTextStorage(string: "abc")
    var count = 0
    storage.didChange = { count += 1 }
    let all = NSRange(location: 0, length: 1)
    storage.replaceCharacters(in: all, with: "x")
    storage.replaceCharacters(in: all, with: NSAttributedString(string: "y"))
    storage.insert(NSAttributedString(string: "z"), at: 0)
    storage.append(NSAttributedString(string: "z"))
    storage.deleteCharacters(in: all)
    storage.setAttributes([.kern: 1], range: all)
    storage.addAttribute(.kern, value: 1, range: all)
    storage.addAttributes([.kern: 2], range: all)
    storage.removeAttribute(.kern, range: all)
    storage.setAttributedString(NSAttributedString(string: "end"))
    expect(count == 10 && storage.string == "end" && storage.editedMask.isEmpty)
  }
  @Test func `the layout manager says where lines are`() {
    let view = view("One\nTwo\nThree")
    let window = shown(view)
    let manager = view.layoutManager
    expect(view.textContainer.layoutManager === manager && manager.textStorage === view.textStorage)
    let line = view.font!.lineHeight, used = manager.usedRect(for: view.textContainer)
    expect(used.height > 2.5 * line && used.width > 10)
    let second = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: view.textContainer)
    expect(second.minY > 0.5 * line && second.maxY < used.maxY - 0.5 * line, "\(second) \(used)")
    expect(manager.numberOfGlyphs == 13 && manager.usedRect(for: NSTextContainer()) == .zero)
    withExtendedLifetime(window) {}
  }
}

/// View controllers that let the user choose.
@MainActor struct ChoiceTests {
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  private final class Listener: UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate,
    UICalendarSelectionSingleDateDelegate
  {
    var heard: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { heard.append("color \(color == .systemGreen)") }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      heard.append("font \(viewController.selectedFontDescriptor != nil)")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { heard.append("cancel") }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      heard.append("day \(dateComponents?.day ?? 0)")
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool {
      dateComponents?.day != 13
    }
  }

  @Test func `a colour that is chosen is told, and marked`() {
    let picker = UIColorPickerViewController(), listener = Listener()
    picker.delegate = listener
    let window = TestWindow(size: CGSize(width: 400, height: 500)) { Screen(controller: picker) }
    window.press(named: "Green")
    expect(listener.heard == ["color true"] && picker.selectedColor == .systemGreen)
  }
  @Test func `fonts can be chosen by their families`() throws {
    let picker = UIFontPickerViewController(), listener = Listener()
    picker.delegate = listener
    let family = try require(UIFont.familyNames.sorted().first)
    let window = TestWindow(size: CGSize(width: 400, height: 500)) { Screen(controller: picker) }
    window.press(named: family)
    expect(listener.heard.first, equals: "font true")
  }
  @Test func `a calendar tells of the day that is chosen, unless the delegate refuses it`() throws {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 350)), listener = Listener()
    let selection = UICalendarSelectionSingleDate(delegate: listener)
    view.calendar = Calendar(identifier: .gregorian)
    view.timeZone = TimeZone(secondsFromGMT: 0)
    selection.selectedDate = DateComponents(year: 2024, month: 5, day: 10)
    view.selectionBehavior = selection
    let window = TestWindow(size: view.bounds.size) { Holder(view: view) }
    expect(window.tree.contains("May"), "\(window.tree)")
    selection.userDidSelect(DateComponents(year: 2024, month: 5, day: 13))
    expect(selection.selectedDate?.day == 10 && listener.heard.isEmpty)
    selection.userDidSelect(DateComponents(year: 2024, month: 5, day: 14))
    expect(selection.selectedDate?.day == 14 && listener.heard == ["day 14"])
  }
  @Test func `a calendar for several days tells which come and go`() {
    final class Days: UICalendarSelectionMultiDateDelegate {
      var heard: [String] = []
      func multiDateSelection(_ s: UICalendarSelectionMultiDate, didSelectDate d: DateComponents) {
        heard.append("+\(d.day ?? 0)")
      }
      func multiDateSelection(_ s: UICalendarSelectionMultiDate, didDeselectDate d: DateComponents) {
        heard.append("-\(d.day ?? 0)")
      }
    }
    let days = Days(), selection = UICalendarSelectionMultiDate(delegate: days), view = UICalendarView()
    func day(_ day: Int) -> DateComponents { DateComponents(year: 2024, month: 5, day: day) }
    view.selectionBehavior = selection
    selection.selectedDates = [day(1), day(2)]
    selection.userDidSelect([day(2), day(3)], known: [day(1), day(2)])
    expect(days.heard == ["+3", "-1"] && Set(selection.selectedDates) == [day(2), day(3)])
    let window = TestWindow(size: CGSize(width: 350, height: 350)) { Holder(view: view) }
    expect(window.reports.isEmpty)
  }
  @Test func `a time is brought to the interval of minutes`() {
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.minuteInterval = 15
    let time = Date(timeIntervalSince1970: 44 * 60)
    picker.userDidChoose(time)
    expect(picker.date, equals: Date(timeIntervalSince1970: 30 * 60))
    picker.minuteInterval = 7
    picker.userDidChoose(time)
    expect(picker.date, equals: time)
  }
  @Test func `a picture that is resizable keeps its caps`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    let bubble = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch)
    expect(bubble.capInsets.left == 4 && bubble.resizingMode == .stretch && bubble.size == image.size)
    expect(bubble.withRenderingMode(.alwaysTemplate).capInsets.left, equals: 4)
    expect(bubble.filling != image.filling && bubble.filling == bubble.withRenderingMode(.automatic).filling)
  }
}
