import Foundation
import HearthCore
import HearthRendering
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// A control of the sheets.
@MainActor struct SheetControl {
  let name: String
  /// Points, of one cell.
  var size = CGSize(width: 260, height: 64)
  /// Where the control is pressed, in parts of its element's size.
  var target = CGPoint(x: 0.5, y: 0.5)
  /// What is done to show the control open, and the size of that cell.
  var open: (size: CGSize, act: @MainActor (TestWindow) -> Void)?
  var idiom = Idiom.desktop
  let view: @MainActor () -> AnyView

  enum State: String, CaseIterable { case normal, hovered, pressed, focused, disabled, open }
  var states: [State] { open == nil ? State.allCases.filter { $0 != .open } : State.allCases }

  /// A window that shows the control in a state.
  func window(
    _ state: State, _ scheme: ColorScheme, _ direction: LayoutDirection, _ controlSize: ControlSize, scale: CGFloat,
    text: TestText, grows: CGFloat = 1
  ) -> TestWindow {
    let view = view, cell = state == .open ? open!.size : size
    let room = CGSize(width: cell.width * grows, height: cell.height * grows)
    let window = TestWindow(text: text, size: room, idiom: idiom) {
      VStack {
        view().accessibilityIdentifier("control")
        if state == .open { Spacer(minLength: 0) }
      }
      .padding(12).frame(maxWidth: .infinity, maxHeight: .infinity)
      .disabled(state == .disabled).controlSize(controlSize)
      .preferredColorScheme(scheme).environment(\.layoutDirection, direction)
    }
    // Something to paste.
    window.clipboard.text = "Milk"
    window.settings.displayScale = scale
    let frame = (try? window.element("control").frame) ?? CGRect(origin: .zero, size: size)
    let x = direction == .rightToLeft ? 1 - target.x : target.x
    let point = CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * target.y)
    switch state {
    case .normal, .disabled: break
    case .hovered: window.hover(at: point)
    case .pressed:
      window.hover(at: point)
      window.pointerDown(at: point)
    case .focused: window.press(.tab)
    case .open:
      open!.act(window)
      window.advance(by: .seconds(1))
    }
    return window
  }
}

private struct Stateful<Value, Content: View>: View {
  @State var value: Value
  @ViewBuilder let content: (Binding<Value>) -> Content
  var body: some View { content($value) }
}
@MainActor private func view<V: View>(@ViewBuilder _ content: () -> V) -> AnyView { AnyView(content()) }
@MainActor private func view<Value, V: View>(
  _ value: Value, @ViewBuilder _ content: @escaping (Binding<Value>) -> V
) -> AnyView {
  AnyView(Stateful(value: value, content: content))
}
private let noon = Date(timeIntervalSince1970: 1_704_110_400)

@MainActor enum ControlSheets {
  @ViewBuilder private static var fruit: some View {
    Text("Apple").tag(0)
    Text("Banana").tag(1)
    Text("Cherry").tag(2)
  }
  private static func picker<S: PickerStyle>(
    _ name: String, _ style: S, _ size: CGSize, _ target: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> SheetControl {
    SheetControl(name: name, size: size, target: target) {
      view(1) { Picker("Fruit", selection: $0) { fruit }.pickerStyle(style) }
    }
  }
  private static func gauge<S: GaugeStyle>(
    _ name: String, _ style: S, _ size: CGSize = CGSize(width: 220, height: 90)
  ) -> SheetControl {
    SheetControl(name: name, size: size) {
      view {
        Gauge(value: 0.4) {
          Text("Level")
        } currentValueLabel: {
          Text("40")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("99")
        }
        .gaugeStyle(style)
      }
    }
  }
  private static func date<S: DatePickerStyle>(
    _ name: String, _ style: S, _ size: CGSize, _ target: CGPoint = CGPoint(x: 0.3, y: 0.5), idiom: Idiom = .desktop
  ) -> SheetControl {
    SheetControl(name: name, size: size, target: target, idiom: idiom) {
      view(noon) { DatePicker("Date", selection: $0).datePickerStyle(style) }
    }
  }
  private static func opens(_ width: CGFloat, _ height: CGFloat) -> (size: CGSize, act: @MainActor (TestWindow) -> Void)
  {
    (CGSize(width: width, height: height), { window in window.click("control") })
  }
  /// A press of the first button of the control.
  private static func opensButton(
    _ width: CGFloat, _ height: CGFloat
  ) -> (size: CGSize, act: @MainActor (TestWindow) -> Void) {
    (
      CGSize(width: width, height: height),
      { window in
        window.press(.tab)
        window.press(.space)
      }
    )
  }

  static var all: [SheetControl] {
    buttons + fields + pickers + values + dates + groups
  }

  private static var buttons: [SheetControl] {
    [
      SheetControl(name: "button") { view { Button("Button", systemImage: "star") {} } },
      SheetControl(name: "button prominent") { view { Button("Save") {}.buttonStyle(.borderedProminent) } },
      SheetControl(name: "button borderless") { view { Button("More") {}.buttonStyle(.borderless) } },
      SheetControl(name: "button plain") { view { Button("Plain") {}.buttonStyle(.plain) } },
      SheetControl(name: "button link") { view { Button("Link") {}.buttonStyle(.link) } },
      SheetControl(name: "button destructive") { view { Button("Delete", role: .destructive) {} } },
      SheetControl(name: "button capsule") { view { Button("Capsule") {}.buttonBorderShape(.capsule) } },
      SheetControl(name: "button circle") {
        view {
          Button {
          } label: {
            Image(systemName: "plus")
          }.buttonBorderShape(.circle)
        }
      },
      SheetControl(name: "button tinted") {
        view { Button("Tinted") {}.buttonStyle(BorderedButtonStyle(tint: .green)) }
      },
      SheetControl(name: "button card", size: CGSize(width: 260, height: 90)) {
        view {
          Button {
          } label: {
            VStack(alignment: .leading) {
              Text("Card").font(.headline); Text("of something")
            }.padding(10)
          }.buttonStyle(.card)
        }
      },
      SheetControl(name: "button accessory bar") { view { Button("Mail") {}.buttonStyle(.accessoryBar) } },
      SheetControl(name: "button accessory action") { view { Button("Save") {}.buttonStyle(.accessoryBarAction) } },
      SheetControl(name: "button glass") { view { Button("Glass", systemImage: "star") {}.buttonStyle(.glass) } },
      SheetControl(name: "button glass prominent") { view { Button("Glass") {}.buttonStyle(.glassProminent) } },
      SheetControl(name: "palette group") {
        view(true) { isOn in
          ControlGroup("Style") {
            Toggle("Bold", systemImage: "star", isOn: isOn); Button("Italic", systemImage: "heart") {};
            Button("Under", systemImage: "circle") {}
          }
          .controlGroupStyle(.palette)
        }
      },
      SheetControl(name: "compact menu group") {
        view {
          ControlGroup("Sort", systemImage: "arrow.up.arrow.down") { Button("By Name") {} }.controlGroupStyle(
            .compactMenu)
        }
      },
      SheetControl(name: "gauge marks", size: CGSize(width: 240, height: 100)) {
        view {
          Gauge(value: 0.4) {
            Text("Level")
          } currentValueLabel: {
            Text("40")
          } markedValueLabels: {
            Text("low").tag(0.1); Text("half").tag(0.5); Text("full").tag(1.0)
          }
        }
      },
      SheetControl(name: "toggle switch tinted", target: CGPoint(x: 0.9, y: 0.5)) {
        view(true) { Toggle("Lamp", isOn: $0).toggleStyle(SwitchToggleStyle(tint: .orange)) }
      },
      SheetControl(name: "toggle switch", target: CGPoint(x: 0.9, y: 0.5)) {
        view(true) { Toggle("Lamp", isOn: $0).toggleStyle(.switch) }
      },
      SheetControl(name: "toggle checkbox", target: CGPoint(x: 0.1, y: 0.5)) {
        view(true) { Toggle("Lamp", isOn: $0).toggleStyle(.checkbox) }
      },
      SheetControl(name: "toggle button") { view(true) { Toggle("Lamp", isOn: $0).toggleStyle(.button) } },
      SheetControl(name: "menu", open: opens(260, 190)) {
        view {
          Menu("Options") {
            Button("Copy", systemImage: "doc.on.doc") {}; Toggle("Show All", isOn: .constant(true)); Divider();
            Menu("More") { Button("X") {} }; Button("Delete", role: .destructive) {}
          }
        }
      },
      SheetControl(
        name: "context menu",
        open: (CGSize(width: 260, height: 190), { window in window.secondaryClick("control") })
      ) {
        view {
          Text("Secondary click").contextMenu {
            Button("Copy") {}; Button("Rename") {}; Button("Delete", role: .destructive) {}
          }
        }
      },
      SheetControl(
        name: "context menu phone", size: CGSize(width: 260, height: 64),
        open: (CGSize(width: 300, height: 340), { window in window.longPress("control") }), idiom: .phone
      ) {
        view {
          Text("Long press").contextMenu {
            Button("Copy") {}; Button("Delete", role: .destructive) {}
          } preview: {
            VStack {
              Text("Preview").font(.title); Text("of what it is")
            }.padding(24)
          }
        }
      },
      SheetControl(name: "link") { view { Link("example.org", destination: URL(string: "https://example.org")!) } },
      SheetControl(name: "share link", open: opens(260, 180)) {
        view { ShareLink(item: URL(string: "https://example.org")!, preview: SharePreview("Example")) }
      },
      SheetControl(name: "paste button") { view { PasteButton(payloadType: String.self) { _ in } } },
      SheetControl(name: "edit button") { view { EditButton() } },
      SheetControl(name: "rename button") { view { RenameButton().renameAction {} } },
      SheetControl(name: "help link") { view { HelpLink {} } },
      SheetControl(name: "control group", target: CGPoint(x: 0.25, y: 0.5)) {
        view {
          ControlGroup {
            Button("Back") {}; Button("Forward") {}
          }
        }
      },
    ]
  }
  private static var fields: [SheetControl] {
    [
      SheetControl(name: "text field") { view("Text") { TextField("Name", text: $0) } },
      SheetControl(name: "text field plain") { view("Text") { TextField("Name", text: $0).textFieldStyle(.plain) } },
      SheetControl(name: "text field empty") { view("") { TextField("Placeholder", text: $0) } },
      SheetControl(name: "secure field") { view("secret") { SecureField("Password", text: $0) } },
    ]
  }
  private static var pickers: [SheetControl] {
    var menu = picker("picker menu", .menu, CGSize(width: 260, height: 64))
    menu.open = opens(260, 170)
    return [
      menu, picker("picker segmented", .segmented, CGSize(width: 340, height: 64), CGPoint(x: 0.2, y: 0.5)),
      picker("picker radio group", .radioGroup, CGSize(width: 260, height: 120), CGPoint(x: 0.2, y: 0.15)),
      picker("picker inline", .inline, CGSize(width: 260, height: 120), CGPoint(x: 0.2, y: 0.15)),
      picker("picker wheel", .wheel, CGSize(width: 300, height: 200)),
      SheetControl(name: "picker palette", size: CGSize(width: 260, height: 64), target: CGPoint(x: 0.2, y: 0.5)) {
        view(1) {
          Picker("Shape", selection: $0) {
            Label("Star", systemImage: "star").tag(0)
            Label("Heart", systemImage: "heart").tag(1)
            Label("Bell", systemImage: "bell").tag(2)
          }
          .pickerStyle(.palette)
        }
      },
      SheetControl(
        name: "picker navigation link", size: CGSize(width: 300, height: 120), target: CGPoint(x: 0.5, y: 0.3)
      ) {
        view(1) { choice in
          NavigationStack { List { Picker("Fruit", selection: choice) { fruit }.pickerStyle(.navigationLink) } }
        }
      },
    ]
  }
  private static var values: [SheetControl] {
    [
      SheetControl(name: "slider") { view(0.4) { Slider(value: $0).accessibilityLabel("Volume") } },
      SheetControl(name: "slider steps") {
        view(0.4) {
          Slider(value: $0, in: 0...1, step: 0.2) {
            Text("Volume")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("1")
          }
        }
      },
      SheetControl(name: "stepper", target: CGPoint(x: 0.75, y: 0.5)) { view(3) { Stepper("Count", value: $0) } },
      SheetControl(name: "progress") { view { ProgressView("Copying", value: 0.4) } },
      SheetControl(name: "progress circular") {
        view {
          HStack(spacing: 16) {
            ProgressView(); ProgressView(value: 0.4).progressViewStyle(.circular)
          }
        }
      },
      SheetControl(name: "progress timer", size: CGSize(width: 260, height: 90)) {
        view { ProgressView(timerInterval: noon - 60...noon + 120) { Text("Tea") } }
      },
      gauge("gauge linear capacity", .linearCapacity),
      gauge("gauge accessory linear", .accessoryLinear, CGSize(width: 220, height: 60)),
      gauge("gauge accessory linear capacity", .accessoryLinearCapacity),
      gauge("gauge accessory circular", .accessoryCircular),
      gauge("gauge accessory circular capacity", .accessoryCircularCapacity), gauge("gauge circular", .circular),
      gauge("gauge linear", .linear),
      SheetControl(name: "color picker", open: opens(300, 420)) {
        view(Color.orange) { ColorPicker("Tint", selection: $0) }
      },
    ]
  }
  private static var dates: [SheetControl] {
    var compact = date("date compact", .compact, CGSize(width: 330, height: 64))
    compact.open = opensButton(330, 370)
    var phone = date("date compact phone", .compact, CGSize(width: 330, height: 64), idiom: .phone)
    phone.open = opensButton(330, 470)
    return [
      date("date field", .field, CGSize(width: 300, height: 64)),
      date("date stepper field", .stepperField, CGSize(width: 340, height: 64)),
      compact, phone, date("date graphical", .graphical, CGSize(width: 340, height: 340), CGPoint(x: 0.5, y: 0.6)),
      date("date wheel", .wheel, CGSize(width: 420, height: 210)),
      SheetControl(name: "multi date", size: CGSize(width: 340, height: 300), target: CGPoint(x: 0.5, y: 0.6)) {
        view(Set([DateComponents(year: 2024, month: 1, day: 10), DateComponents(year: 2024, month: 1, day: 18)])) {
          MultiDatePicker("Days", selection: $0)
        }
      },
    ]
  }
  private static var groups: [SheetControl] {
    [
      SheetControl(name: "group box", size: CGSize(width: 260, height: 130)) {
        view {
          GroupBox("Author") {
            LabeledContent("Name", value: "Ada"); LabeledContent("Year", value: "1815")
          }
        }
      },
      SheetControl(name: "disclosure group", size: CGSize(width: 260, height: 110), target: CGPoint(x: 0.05, y: 0.5)) {
        view(true) { DisclosureGroup("More", isExpanded: $0) { Text("Inside") } }
      },
      SheetControl(name: "form columns", size: CGSize(width: 380, height: 220)) {
        view(1) { choice in
          Form {
            Picker("Fruit", selection: choice) { fruit }
            Toggle("Loud", isOn: .constant(false))
            TextField("Name", text: .constant("Ada"))
            Slider(value: .constant(0.4)) { Text("A longer label") }
          }
        }
      },
      SheetControl(name: "form grouped", size: CGSize(width: 380, height: 330)) {
        view(1) { choice in
          Form {
            Section("Fruit") {
              Picker("Kind", selection: choice) { fruit }
              Toggle("Loud", isOn: .constant(true))
              LabeledContent("Name", value: "Ada")
              DatePicker("Date", selection: .constant(noon), displayedComponents: .date)
              ColorPicker("Tint", selection: .constant(.blue))
            }
          }
          .formStyle(.grouped)
        }
      },
      SheetControl(name: "form grouped phone", size: CGSize(width: 380, height: 380), idiom: .phone) {
        view(1) { choice in
          Form {
            Section("Fruit") {
              Picker("Kind", selection: choice) { fruit }
              Toggle("Loud", isOn: .constant(true))
              Stepper("Count", value: choice)
              DatePicker("Date", selection: .constant(noon))
              ColorPicker("Tint", selection: .constant(.blue))
            }
          }
        }
      },
      SheetControl(name: "list editing", size: CGSize(width: 300, height: 200), idiom: .phone) {
        view(["Apple", "Banana", "Cherry"]) { names in
          List { ForEach(names.wrappedValue, id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
            .environment(\.editMode, .constant(.active))
        }
      },
      SheetControl(name: "content unavailable", size: CGSize(width: 380, height: 220)) {
        view { ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail shows here.")) }
      },
    ]
  }
}

@Suite(.enabled(if: ProcessInfo.processInfo.environment["CONTROL_SHEETS"] != nil, "CONTROL_SHEETS names no folder"))
@MainActor struct ControlSheetTests {}

extension ControlSheetTests {
  private static var folder: URL? {
    ProcessInfo.processInfo.environment["CONTROL_SHEETS"].map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  /// With `CONTROL_SHEETS` set to a folder, a sheet of every control is written there, at one, one and a half
  /// and two pixels a point. A row is a state; the columns are light and dark, each from left to right in three
  /// sizes of controls, and from right to left.
  ///
  ///     CONTROL_SHEETS=sheets swift test --filter ControlSheetTests
  ///
  /// `CONTROL_SHEET=date` makes those alone whose name has that in it.
  @QuickTesting.Test
  func `every control has a sheet of its states, light and dark, in three sizes, and from right to left`() throws {
    let folder = try require(Self.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let wanted = ProcessInfo.processInfo.environment["CONTROL_SHEET"]
    for control in ControlSheets.all where wanted.map({ control.name.contains($0) }) ?? true {
      for (scale, name) in [(1, "1"), (1.5, "1.5"), (2, "2")] as [(CGFloat, String)] {
        try write(control, control.states, Self.columns, scale: scale, "@\(name)x", to: folder)
      }
    }
  }
  /// The same for televisions, where focus lifts: normal, with focus and disabled, in light and dark.
  @QuickTesting.Test func `every control has a sheet of how it lifts on a television`() throws {
    let folder = try require(Self.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let wanted = ProcessInfo.processInfo.environment["CONTROL_SHEET"]
    for control in ControlSheets.all
    where control.idiom == .desktop && wanted.map({ control.name.contains($0) }) ?? true {
      var control = control
      control.idiom = .tv
      // Everything is larger there.
      control.size = CGSize(width: control.size.width * 2.2, height: control.size.height * 2.4)
      let columns = Self.columns.filter { $0.direction == .leftToRight && $0.size == .regular }
      try write(control, [.normal, .focused, .disabled], columns, scale: 1, "-tv", to: folder)
    }
  }
  private typealias Column = (scheme: ColorScheme, direction: LayoutDirection, size: ControlSize)
  private static let columns = [ColorScheme.light, .dark].flatMap { scheme -> [Column] in
    [
      (scheme, .leftToRight, .small), (scheme, .leftToRight, .regular), (scheme, .leftToRight, .large),
      (scheme, .rightToLeft, .regular),
    ]
  }
  private func write(
    _ control: SheetControl, _ states: [SheetControl.State], _ columns: [Column], scale: CGFloat, _ ending: String,
    to folder: URL
  ) throws {
    var pieces: ContiguousArray<PlacedPiece> = [], windows: [TestWindow] = []
    var y: CGFloat = 0, width: CGFloat = 0
    for state in states {
      var x: CGFloat = 0
      let size = state == .open ? control.open!.size : control.size
      for column in columns {
        let window = control.window(state, column.scheme, column.direction, column.size, scale: scale, text: .real)
        expect(window.reports.isEmpty, "\(control.name), \(state.rawValue)")
        windows.append(window)
        let ground = FillPiece(.rectangle(CGRect(origin: .zero, size: size)), .color(window.content.backgroundColor))
        pieces.append(PlacedPiece(ground, x: x, y: y))
        let clip = DisplayShape.rectangle(CGRect(origin: .zero, size: size))
        if let piece = window.displayPiece {
          pieces.append(PlacedPiece(EffectPiece(.clip(clip, isAntialiased: false), piece), x: x, y: y))
        }
        x += size.width
      }
      width = max(width, x)
      y += size.height
    }
    let picture = try windows[0].picture(of: GroupPiece(pieces), size: CGSize(width: width, height: y), scale: scale)
    let name = control.name.replacingOccurrences(of: " ", with: "-") + ending + ".png"
    try picture.pngData.write(to: folder.appendingPathComponent(name))
  }

  @QuickTesting.Test func `every control is drawn in light and dark and mirrored, and shows that it is disabled`() {
    for control in ControlSheets.all {
      func list(
        _ state: SheetControl.State, _ scheme: ColorScheme = .light, _ direction: LayoutDirection = .leftToRight
      ) -> String {
        let window = control.window(state, scheme, direction, .regular, scale: 1, text: .round)
        expect(window.reports.isEmpty, "\(control.name)")
        return window.displayList
      }
      let normal = list(.normal)
      expect(!normal.isEmpty, "\(control.name)")
      expect(normal != list(.normal, .dark), "\(control.name) looks the same in light and dark")
      // What stands in the middle and has one part only is its own mirror image, and text by itself
      // and what cannot be used is not paler.
      if !["context menu", "group box", "content unavailable", "context menu phone", "list editing"].contains(
        control.name)
      {
        expect(normal != list(.disabled), "\(control.name) looks the same when it is disabled")
      }
    }
  }
}
