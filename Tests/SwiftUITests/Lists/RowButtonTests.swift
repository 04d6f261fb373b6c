import HearthTesting
import QuickTesting
import SwiftUI

@Observable private final class Model {
  var choice = 1
  var steps = 5
  var selection: Set<Int> = []
}

/// Where a press in a row reaches its button: source: seen, lists and forms on iOS.
struct RowButtonTests {
  private struct Rows<Row: View>: View {
    @ViewBuilder let row: Row
    var body: some View { List { row } }
  }
  private func window(_ idiom: Idiom = .phone, @ViewBuilder row: () -> some View) -> TestWindow {
    let row = row()
    return TestWindow(size: CGSize(width: 390, height: 400), idiom: idiom) { Rows { row } }
  }
  private final class Count {
    var first = 0, second = 0
  }
  /// Presses at the end of the first row, which is where its button is not.
  private func pressEnd(of window: TestWindow, besides identifier: String) throws {
    let frame = try window.element(identifier).frame
    window.click(at: CGPoint(x: 340, y: frame.midY))
  }

  @Test func `a press anywhere in a row means its button, where fingers press`() throws {
    for idiom in [Idiom.phone, .pad] {
      let count = Count()
      let window = window(idiom) { Button("Add") { count.first += 1 }.accessibilityIdentifier("add") }
      try pressEnd(of: window, besides: "add")
      expect(count.first, equals: 1)
      window.click("add")
      expect(count.first, equals: 2)
    }
  }

  @Test func `on a desktop a button is pressed where it is`() throws {
    let count = Count()
    let window = window(.desktop) { Button("Add") { count.first += 1 }.accessibilityIdentifier("add") }
    try pressEnd(of: window, besides: "add")
    expect(count.first, equals: 0)
  }

  @Test func `a button among other views of the row is meant as well`() throws {
    let count = Count()
    let window = window {
      HStack {
        Button {
          count.first += 1
        } label: {
          Image(systemName: "plus")
        }.accessibilityIdentifier("add")
        VStack(alignment: .leading) {
          Text("Title"); Text("Subtitle")
        }
        Spacer()
      }
    }
    try pressEnd(of: window, besides: "add")
    expect(count.first, equals: 1)
  }

  @Test func `a button with a style of its own is pressed where it is`() throws {
    let count = Count()
    for style in 0..<3 {
      let window = window {
        let button = Button("Add") { count.first += 1 }.accessibilityIdentifier("add")
        switch style {
        case 0: button.buttonStyle(.borderless)
        case 1: button.buttonStyle(.plain)
        default: button.buttonStyle(.bordered)
        }
      }
      try pressEnd(of: window, besides: "add")
    }
    expect(count.first, equals: 0)
  }

  @Test func `of several buttons each is pressed where it is`() throws {
    let count = Count()
    let window = window {
      HStack {
        Button("One") { count.first += 1 }.accessibilityIdentifier("one")
        Button("Two") { count.second += 1 }.accessibilityIdentifier("two")
      }
    }
    try pressEnd(of: window, besides: "one")
    expect([count.first, count.second], equals: [0, 0])
    window.click("two")
    expect([count.first, count.second], equals: [0, 1])
  }

  @Test func `a press in a row opens its menu, and that of its picker`() throws {
    let model = Model()
    for identifier in ["menu", "picker"] {
      let window = window {
        Menu("Menu") { Button("In it") {} }.accessibilityIdentifier("menu")
        Picker("Choice", selection: Bindable(model).choice) {
          Text("One").tag(1); Text("Two").tag(2)
        }
        .accessibilityIdentifier("picker")
      }
      window.click(at: CGPoint(x: 180, y: try window.element(identifier).frame.midY))
      let item = identifier == "menu" ? "In it" : "Two"
      expect(window.find { $0.label == item } != nil, "\(window.tree)")
    }
  }

  @Test func `what a control is made of is not the row's`() throws {
    let model = Model()
    let window = window {
      Stepper("Steps", value: Bindable(model).steps).accessibilityIdentifier("steps")
      ColorPicker("Color", selection: .constant(.red)).accessibilityIdentifier("color")
    }
    let tree = window.tree
    for identifier in ["steps", "color"] {
      window.click(at: CGPoint(x: 150, y: try window.element(identifier).frame.midY))
    }
    expect(model.steps, equals: 5)
    expect(window.tree, equals: tree)
  }

  @Test func `a press means the button that it began with, as long as that is there`() throws {
    let model = TurnModel()
    let window = window { TurningRow(model: model) }
    let end = CGPoint(x: 340, y: try window.element("row").frame.midY)
    window.touchDown(at: end)
    model.isFirst = false
    window.settle()
    window.touchUp(at: end)
    expect(model.presses, equals: [])
    window.tap(at: end)
    expect(model.presses, equals: ["second"])
  }

  @Test func `a button that is disabled is not meant`() throws {
    let count = Count()
    let window = window { Button("Add") { count.first += 1 }.disabled(true).accessibilityIdentifier("add") }
    try pressEnd(of: window, besides: "add")
    expect(count.first, equals: 0)
  }

  @Test func `while the list is edited a press selects the row`() throws {
    let model = Model(), count = Count()
    let window = TestWindow(size: CGSize(width: 390, height: 400), idiom: .phone) {
      List([1, 2], id: \.self, selection: Bindable(model).selection) { number in
        Button("Number \(number)") { count.first += 1 }.accessibilityIdentifier("\(number)")
      }
      .environment(\.editMode, .constant(.active))
    }
    try pressEnd(of: window, besides: "2")
    expect(model.selection, equals: [2])
    expect(count.first, equals: 0)
  }
}

@MainActor @Observable private final class TurnModel {
  var isFirst = true
  @ObservationIgnored var presses: [String] = []
}
/// Shows the one button or the other.
private struct TurningRow: View {
  let model: TurnModel
  var body: some View {
    HStack {
      Text("Row").accessibilityIdentifier("row")
      if model.isFirst {
        Button("First") { model.presses.append("first") }
      } else {
        Button("Second") { model.presses.append("second") }
      }
    }
  }
}
