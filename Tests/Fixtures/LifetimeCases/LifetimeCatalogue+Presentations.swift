import SwiftUI

/// A page that ends itself when the model says so, as a task or a button of an app does.
private struct LifetimePage: View {
  let model: LifetimeModel
  @State private var own = LifetimeModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("\(model.number) \(own.number)")
      Button("close") { dismiss() }
      TextField("t", text: model[binding: \.text])
    }
    .onDisappear { own.note() }
  }
}

extension LifetimeCatalogue {
  mutating func addPresentations() {
    for idiom in [Idiom.desktop, .phone, .pad, .tv, .watch] {
      add("sheet, \(idiom)", idiom: idiom) { model in
        Text("\(model.number)").sheet(isPresented: model[binding: \.flag], onDismiss: { model.note() }) {
          LifetimePage(model: model)
        }
      }
    }
    add("sheet of an item") { model in
      Text("\(model.number)").sheet(item: model[binding: \.item], onDismiss: { model.note() }) { item in
        List { Text("\(item.name) \(model.number)") }
      }
    }
    add("sheet that is changed to another") { model in
      Text("\(model.number)").sheet(item: model[binding: \.item]) { item in
        Button("next \(model.number)") { model.item = LifetimeItem(id: item.id + 1) }.onAppear {
          if item.id < 9 { model.item = LifetimeItem(id: item.id + 1) }
        }
      }
    }
    add("sheet above a sheet") { model in
      Text("\(model.number)").sheet(isPresented: model[binding: \.flag]) {
        LifetimePage(model: model).sheet(isPresented: model[binding: \.flag]) { LifetimePage(model: model) }
      }
    }
    add("sheet of a stack") { model in
      Text("\(model.number)").sheet(isPresented: model[binding: \.flag]) {
        NavigationStack {
          List { Text("\(model.number)") }.navigationTitle("t").toolbar { Button("b") { model.note() } }
        }
      }
    }
    add("sheet with options", idiom: .phone) { model in
      Text("\(model.number)").sheet(isPresented: model[binding: \.flag]) {
        LifetimePage(model: model)
          .presentationDetents([.medium, .large], selection: .constant(.medium))
          .presentationBackground { Text("\(model.number)") }
          .presentationSizing(.form)
          .interactiveDismissDisabled(model.number > 1_000)
          .dismissalConfirmationDialog("sure?", shouldPresent: false) {
            Button("y") { model.note() }
          } message: {
            Text("m")
          }
      }
    }
    add("fullScreenCover") { model in
      Text("\(model.number)").fullScreenCover(isPresented: model[binding: \.flag], onDismiss: { model.note() }) {
        LifetimePage(model: model)
      }
    }
    add("fullScreenCover of an item") { model in
      Text("\(model.number)").fullScreenCover(item: model[binding: \.item]) { _ in LifetimePage(model: model) }
    }
    add("popover") { model in
      Text("\(model.number)").popover(isPresented: model[binding: \.flag]) { LifetimePage(model: model) }
    }
    add("popover of an item", idiom: .phone) { model in
      Text("\(model.number)").popover(item: model[binding: \.item]) { _ in LifetimePage(model: model) }
    }
    add("inspector") { model in
      Text("\(model.number)").inspector(isPresented: model[binding: \.flag]) { LifetimePage(model: model) }
    }
    for idiom in [Idiom.desktop, .phone] {
      add("alert, \(idiom)", idiom: idiom) { model in
        Text("\(model.number)").alert("title", isPresented: model[binding: \.flag]) {
          TextField("f", text: model[binding: \.text])
          Button("one") { model.note() }
          Button("two", role: .cancel) { model.note() }
        } message: {
          Text("\(model.number)")
        }
        .dialogSuppressionToggle(isSuppressed: .constant(false))
      }
      add("confirmationDialog, \(idiom)", idiom: idiom) { model in
        Text("\(model.number)").confirmationDialog(
          "title", isPresented: model[binding: \.flag], titleVisibility: .visible
        ) {
          Button("one") { model.note() }
        } message: {
          Text("\(model.number)")
        }
      }
    }
    add("alert of data") { model in
      Text("\(model.number)").alert("title", isPresented: model[binding: \.flag], presenting: model.item) { item in
        Button(item.name) { model.note() }
      } message: { _ in
        Text("\(model.number)")
      }
    }
    add("alert of an error") { model in
      Text("\(model.number)").alert(isPresented: model[binding: \.flag], error: LifetimeError()) {
        Button("k") { model.note() }
      }
    }
    add("file dialogs") { model in
      Text("\(model.number)")
        .fileImporter(isPresented: model[binding: \.flag], allowedContentTypes: [.plainText]) { _ in model.note() }
        .fileDialogURLEnabled(#Predicate { _ in true })
    }
    add("fileExporter") { model in
      Text("\(model.number)").fileExporter(
        isPresented: model[binding: \.flag], item: "text", contentTypes: [.plainText], defaultFilename: "x"
      ) { _ in
        model.note()
      } onCancellation: {
        model.note()
      }
    }
    add("fileMover") { model in
      Text("\(model.number)").fileMover(isPresented: model[binding: \.flag], file: nil) { _ in model.note() }
    }
  }
}

private struct LifetimeError: LocalizedError { var errorDescription: String? { "wrong" } }
