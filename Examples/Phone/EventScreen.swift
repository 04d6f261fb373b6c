import SwiftUI

/// A form for an event with its date and time.
struct EventScreen: View {
  @State private var title = ""
  @State private var place = ""
  @State private var isAllDay = false
  @State private var start = Date(timeIntervalSince1970: 1_718_010_000)
  @State private var end = Date(timeIntervalSince1970: 1_718_013_600)
  @State private var alarm = 15
  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $title)
          TextField("Location", text: $place)
        }
        Section {
          Toggle("All-day", isOn: $isAllDay)
          DatePicker("Starts", selection: $start)
          DatePicker("Ends", selection: $end)
        }
        Section {
          Picker("Alert", selection: $alarm) {
            Text("None").tag(0)
            Text("15 minutes before").tag(15)
          }
          Stepper("Guests: 2", onIncrement: {}, onDecrement: {})
        }
      }
      .navigationTitle("New Event")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Add") {}.disabled(title.isEmpty) }
      }
    }
  }
}
