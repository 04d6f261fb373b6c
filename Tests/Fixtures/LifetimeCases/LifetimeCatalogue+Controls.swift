import SwiftUI

extension LifetimeCatalogue {
  mutating func addControls() {
    add("Text") { model in Text("\(model.number) [link](https://example.org) \(Text(model.text).bold())") }
    add("Image") { model in Image(systemName: model.flag ? "star" : "heart").onTapGesture { model.note() } }
    add("AsyncImage") { model in
      AsyncImage(url: URL(fileURLWithPath: "/nonexistent/\(model.number).png")) { image in
        image
      } placeholder: {
        Text("\(model.number)")
      }
    }
    add("Label") { model in
      Label {
        Text("\(model.number)")
      } icon: {
        Image(systemName: "star")
      }
    }
    add("LabeledContent") { model in
      LabeledContent {
        Text("\(model.number)")
      } label: {
        Text(model.text)
      }
    }
    add("Button") { model in
      Button {
        model.note()
      } label: {
        Text("\(model.number)")
      }
    }
    add("Link") { model in
      Link(destination: URL(string: "https://example.org")!) { Text("\(model.number)") }
        .environment(
          \.openURL,
          OpenURLAction { _ in
            model.note(); return .handled
          })
    }
    add("Toggle") { model in Toggle(isOn: model[binding: \.flag]) { Text("\(model.number)") } }
    add("Slider") { model in
      Slider(
        value: Binding {
          Double(model.number)
        } set: {
          model.number = Int($0)
        }, in: 0...100, step: 5
      ) {
        Text("\(model.number)")
      } minimumValueLabel: {
        Text(model.text)
      } maximumValueLabel: {
        Text(model.text)
      } onEditingChanged: { _ in
        model.note()
      }
    }
    add("Stepper") { model in
      Stepper {
        Text("\(model.number)")
      } onIncrement: {
        model.note()
      } onDecrement: {
        model.number -= 1
      } onEditingChanged: { _ in
        model.note()
      }
    }
    add("Picker") { model in
      Picker(selection: model[binding: \.number]) {
        ForEach(0..<4) { Text("\($0) \(model.text)") }
      } label: {
        Text("p")
      }
    }
    add("Picker, inline") { model in
      Picker("p", selection: model[binding: \.number]) { ForEach(0..<4) { Text("\($0)") } }.pickerStyle(.inline)
    }
    add("Picker, wheel", idiom: .phone) { model in
      Picker("p", selection: model[binding: \.number]) { ForEach(0..<4) { Text("\($0)") } }.pickerStyle(.wheel)
    }
    add("Picker, segmented") { model in
      Picker("p", selection: model[binding: \.number]) { ForEach(0..<4) { Text("\($0)") } }.pickerStyle(.segmented)
    }
    add("DatePicker") { model in DatePicker(selection: model[binding: \.date]) { Text("\(model.number)") } }
    add("DatePicker, graphical") { model in
      DatePicker("date", selection: model[binding: \.date]).datePickerStyle(.graphical)
    }
    add("MultiDatePicker") { model in
      MultiDatePicker(
        "dates",
        selection: Binding {
          [DateComponents(year: 2024, month: 1, day: 1 + model.number % 9)]
        } set: { _ in
          model.note()
        })
    }
    add("ColorPicker") { model in
      ColorPicker(
        "color",
        selection: Binding {
          model.flag ? Color.red : .blue
        } set: { _ in
          model.note()
        })
    }
    add("ProgressView") { model in
      ProgressView(value: 0.5) {
        Text("\(model.number)")
      } currentValueLabel: {
        Text(model.text)
      }
    }
    add("ProgressView that turns") { model in ProgressView { Text("\(model.number)") } }
    add("Gauge") { model in
      Gauge(value: 0.5) {
        Text("\(model.number)")
      } currentValueLabel: {
        Text(model.text)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } markedValueLabels: {
        Text("m").tag(0.5)
      }
    }
    add("TextField") { model in
      TextField(text: model[binding: \.text]) { Text("\(model.number)") }.onSubmit { model.note() }
        .submitLabel(.done).submitScope()
    }
    add("TextField of lines") { model in TextField("lines", text: model[binding: \.text], axis: .vertical) }
    add("TextField of a format") { model in TextField("n", value: model[binding: \.number], format: .number) }
    add("SecureField") { model in SecureField(text: model[binding: \.text]) { Text("\(model.number)") } }
    add("TextEditor") { model in TextEditor(text: model[binding: \.text]) }
    add("text modifiers") { model in
      TextField("t", text: model[binding: \.text])
        .textInputSuggestions { Text("\(model.number)").textInputCompletion("one") }
        .textSelection(.enabled)
        .textContentType(.name)
    }
    add("text suggestions of data") { model in
      TextField("t", text: model[binding: \.text])
        .textInputSuggestions(model.items) { Text("\($0.name) \(model.number)") }
    }
    add("find") { model in
      TextEditor(text: model[binding: \.text]).findNavigator(isPresented: model[binding: \.flag])
    }
    add("TextRenderer") { model in Text("\(model.number)").textRenderer(PlainRenderer { model.number }) }
    add("GroupBox") { model in
      GroupBox {
        Text("\(model.number)")
      } label: {
        Text(model.text)
      }
    }
    add("DisclosureGroup") { model in
      DisclosureGroup(isExpanded: model[binding: \.flag]) {
        Text("\(model.number)")
      } label: {
        Text(model.text)
      }
    }
    add("ControlGroup") { model in
      ControlGroup {
        Button("one") { model.note() }
      } label: {
        Text("\(model.number)")
      }
    }
    add("Form") { model in
      Form {
        Section {
          Toggle("t", isOn: model[binding: \.flag])
          TextField("f", text: model[binding: \.text])
        } header: {
          Text("\(model.number)")
        }
      }
    }
    add("ContentUnavailableView") { model in
      ContentUnavailableView {
        Text("\(model.number)")
      } description: {
        Text(model.text)
      } actions: {
        Button("act") { model.note() }
      }
    }
    add("EditButton") { model in
      List { ForEach(model.items) { Text("\($0.name) \(model.number)") }.onDelete { _ in model.note() } }
        .toolbar { EditButton() }
    }
    add("RenameButton") { model in
      VStack {
        RenameButton(); Text("\(model.number)")
      }.renameAction { model.note() }
    }
    add("PasteButton") { model in PasteButton(payloadType: String.self) { _ in model.note() } }
    add("ShareLink") { model in ShareLink(item: "\(model.number)") { Text("\(model.number)") } }
    add("HelpLink") { model in HelpLink { model.note() } }
    add("SettingsLink") { model in SettingsLink { Text("\(model.number)") } }
    add("NewDocumentButton") { model in NewDocumentButton(contentType: .plainText).onTapGesture { model.note() } }
    add("WindowVisibilityToggle") { model in
      WindowVisibilityToggle(windowID: "none").onAppear { model.note() }
    }
    add("styles") { model in
      VStack {
        Button("b") { model.note() }.buttonStyle(LifetimeButtonStyle { model.number })
        Toggle("t", isOn: model[binding: \.flag]).toggleStyle(LifetimeToggleStyle { model.number })
        Label("l", systemImage: "star").labelStyle(LifetimeLabelStyle { model.number })
      }
    }
    add("digital crown", idiom: .watch) { model in
      Text("\(model.number)").focusable()
        .digitalCrownRotation(
          Binding {
            Double(model.number)
          } set: {
            model.number = Int($0)
          }, onChange: { _ in model.note() }, onIdle: { model.note() })
    }
  }
}

private struct PlainRenderer: TextRenderer {
  let read: @MainActor () -> Int
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }
}
private struct LifetimeButtonStyle: ButtonStyle {
  let read: @MainActor () -> Int
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; Text("\(read())")
    }.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
private struct LifetimeToggleStyle: ToggleStyle {
  let read: @MainActor () -> Int
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label; Text("\(read())")
    }
  }
}
private struct LifetimeLabelStyle: LabelStyle {
  let read: @MainActor () -> Int
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title; configuration.icon; Text("\(read())")
    }
  }
}
