import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// What the reader of tests says of each kind of control.
/// Spoken controls.
@MainActor struct SpokenControlTests {}

extension SpokenControlTests {
  private static let expected = """
    button: Button, button
    button prominent: Save, button
    button borderless: More, button
    button plain: Plain, button
    button link: Link, button
    button destructive: Delete, button
    button capsule: Capsule, button
    button circle: plus, button
    button tinted: Tinted, button
    button card: Card, of something, button
    button accessory bar: Mail, button
    button accessory action: Save, button
    button glass: Glass, button
    button glass prominent: Glass, button
    palette group: Bold, toggle, on | Italic, button | Under, button
    compact menu group: Sort, button
    gauge marks: Level, 40
    toggle switch tinted: Lamp, toggle, on
    toggle switch: Lamp, toggle, on
    toggle checkbox: Lamp, toggle, on
    toggle button: Lamp, toggle button, on
    menu: Options, button
    context menu: Secondary click
    context menu phone: Long press
    link: example.org, link
    share link: Share…, button
    paste button: Paste, button
    edit button: Edit, button
    rename button: Rename, button
    help link: Help, button
    control group: Back, button | Forward, button
    text field: Name, text field, Text
    text field plain: Name, text field, Text
    text field empty: Placeholder, text field
    secure field: Password, text field, secure, ••••••
    picker menu: Fruit, button, Banana
    picker segmented: Apple, button, 0 | Banana, button, 1, selected | Cherry, button, 0
    picker radio group: Apple, button, 0 | Banana, button, 1, selected | Cherry, button, 0
    picker inline: Apple, button, 0 | Banana, button, 1, selected | Cherry, button, 0
    picker wheel: Fruit, Banana
    picker palette: Star, button, 0 | Heart, button, 1, selected | Bell, button, 0
    picker navigation link: Fruit, Banana, button
    slider: Volume, slider, 40%
    slider steps: 0 | Volume, slider, 40% | 1
    stepper: Count, stepper, 3
    progress: Copying, progress, 40%
    progress circular: progress, 40%
    progress timer: Tea, progress, 67%
    gauge linear capacity: Level, 40
    gauge accessory linear: Level, 40
    gauge accessory linear capacity: Level, 40
    gauge accessory circular: Level, 40
    gauge accessory circular capacity: Level, 40
    gauge circular: Level, 40
    gauge linear: Level, 40
    color picker: Tint, button, #FF9500
    date field: Date, Jan 1, 2024 at 12:00 PM
    date stepper field: Date, Jan 1, 2024 at 12:00 PM
    date compact: Jan 1, 2024, button, Shows a calendar | Date, 12:00 PM
    date compact phone: Jan 1, 2024, button, Shows a calendar | 12:00 PM, button, Shows wheels
    date wheel: Day, Monday, January 1, 2024 | Hour, 12 | Minute, 00 | AM or PM, PM
    group box: Author | Name, Ada | Year, 1815
    disclosure group: More, button, expanded | Inside
    form columns: Fruit, button, Banana | Loud, toggle, off | Name, text field, Ada | A longer label, slider, 40%
    form grouped: Fruit | Kind, button, Banana | Loud, toggle, on | Name, Ada | Date, Jan 1, 2024 | Tint, button, #007AFF
    form grouped phone: FRUIT, heading | Kind, button, Banana | Loud, toggle, on | Count, stepper, 1 | Jan 1, 2024, button, Shows a calendar | 12:00 PM, button, Shows wheels | Tint, button, #007AFF
    list editing: Delete Apple, button | Apple | Reorder Apple | Delete Banana, button | Banana | Reorder Banana | Delete Cherry, button | Cherry | Reorder Cherry
    content unavailable: tray, image | No Mail | New mail shows here.
    """

  @Test func `every control is spoken`() {
    var lines: [String] = []
    // Calendars have a button for each day.
    for control in ControlSheets.all where !["date graphical", "multi date"].contains(control.name) {
      let window = control.window(.normal, .light, .leftToRight, .regular, scale: 1, text: .round)
      var spoken: [String] = []
      while let line = window.reader.next() { spoken.append(line) }
      lines.append("\(control.name): " + spoken.joined(separator: " | "))
    }
    expect(lines.joined(separator: "\n"), equals: Self.expected)
  }
}

private struct Cities: View {
  @State var choice: String? = "Bergen"
  var isTabs = false
  var body: some View {
    Picker("City", selection: $choice) {
      ForEach(["Oslo", "Bergen", "Lisbon"], id: \.self) { Text(verbatim: $0).tag(Optional($0)) }
    }
    .modifier(CityStyle(isTabs: isTabs))
  }
}
private struct CityStyle: ViewModifier {
  let isTabs: Bool
  func body(content: Content) -> some View {
    if isTabs { content.pickerStyle(.tabs) } else { content.pickerStyle(.segmented) }
  }
}

extension SpokenControlTests {
  @Test func `segments are one stop, and the one that keys begin at is what a reader hears`() {
    for isTabs in [false, true] {
      let window = TestWindow { Cities(isTabs: isTabs) }
      window.press(.tab)
      expect(window.focusedElement?.label, equals: "Bergen")
      window.press(.rightArrow)
      expect(window.focusedElement?.label, equals: "Lisbon")
      expect(window.focusedElement?.traitNames.contains("selected") == true)
    }
  }
  @Test func `of segments of which none is chosen the first is heard`() {
    let window = TestWindow { Cities(choice: nil) }
    window.press(.tab)
    expect(window.focusedElement?.label, equals: "Oslo")
  }
}
