import SwiftUI

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var price: Double
  var count: Int
  var isGift: Bool
}

enum Shipping: String, CaseIterable, Identifiable {
  case standard, express, pickup
  var id: String { rawValue }
  var price: Double { self == .express ? 12 : 4 }
}

struct Checkout: View {
  @State private var items: [Item] = []
  @State private var name = ""
  @State private var street = ""
  @State private var city = ""
  @State private var card = ""
  @State private var notes = ""
  @State private var birthday = Date()
  @State private var shipping = Shipping.standard
  @State private var tip = 0.0
  @State private var isGift = false
  @State private var wantsNews = true
  @State private var showsDetails = false
  @State private var failure: String?
  @State private var isConfirming = false
  @Environment(\.dismiss) private var dismiss

  private var total: Double { items.map { $0.price * Double($0.count) }.reduce(0, +) + shipping.price + tip }
  private var isComplete: Bool { !name.isEmpty && !street.isEmpty && !city.isEmpty && card.count == 16 }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          ForEach($items) { $item in // error: ForEach(items) { $item in
            VStack(alignment: .leading, spacing: 6) {
              HStack {
                Text(item.name).bold() // error: Text(item.names).bold()
                Spacer()
                Text(String(format: "%.2f", item.price * Double(item.count)))
                  .monospacedDigit()
              }
              Stepper("Count: \(item.count)", value: $item.count, in: 1...9) // error: Stepper("Count: \(item.count)", value: item.count, in: 1...9)
              Toggle("Wrap as a gift", isOn: $item.isGift) // error: Toggle("Wrap as a gift", on: $item.isGift)
                .font(.caption)
                .tint(item.isGift ? .pink : .gray) // error: .tint(item.isGift ? .pink : .gry)
            }
            .padding(.vertical, 4)
          }
          .onDelete { offsets in items.remove(atOffsets: offsets) }
        } header: {
          Text("Your order")
        } footer: {
          if items.isEmpty {
            Text("There is nothing in your basket.") // error: Txt("There is nothing in your basket.")
              .foregroundStyle(.secondary)
          }
        }

        Section {
          TextField("Name", text: $name)
          TextField("Street", text: $street)
            .textFieldStyle(.plain) // error: .textFieldStyle(.plane)
          TextField("City", text: $city) // error: TextField("City", texts: $city)
          DatePicker("Birthday", selection: $birthday) // error: DatePicker("Birthday", selection: birthday)
          Picker("Shipping", selection: $shipping) {
            ForEach(Shipping.allCases) { shipping in
              HStack {
                Text(shipping.rawValue.capitalized)
                Spacer()
                Text(String(format: "%.2f", shipping.price)) // error: Text(shipping.price)
              }
              .tag(shipping)
            }
          }
        } header: {
          Text("Address")
        }

        Section {
          SecureField("Card", text: $card)
            .overlay(alignment: .trailing) { // error: .overlay(align: .trailing) {
              if card.count == 16 {
                Image(systemName: "checkmark.circle.fill")
                  .foregroundStyle(.green)
                  .transition(.opacity)
              }
            }
          if !card.isEmpty && card.count != 16 {
            Text("A card has 16 digits, this one has \(card.count).")
              .font(.footnote)
              .foregroundStyle(.red) // error: .foregroundStyle("red")
          }
          VStack(alignment: .leading) {
            Text("Tip: \(Int(tip)) %")
            Slider(value: $tip, in: 0...30, step: 5) // error: Slider(value: $tip, in: 0..<30, step: 5)
          }
          DisclosureGroup("Details", isExpanded: $showsDetails) {
            VStack(alignment: .leading, spacing: 4) {
              HStack {
                Text("Items")
                Spacer()
                Text("\(items.count)") // slow error: Text("\(items.counts)")
              }
              HStack {
                Text("Shipping")
                Spacer()
                Text(String(format: "%.2f", shipping.price))
              }
              Divider()
              HStack {
                Text("Total").bold()
                Spacer()
                Text(String(format: "%.2f", total)).bold()
              }
            }
            .font(.footnote)
            .padding(8)
            .background(Color.gray.opacity(0.1)) // error: .background(Color.gray.opacity("0.1"))
            .cornerRadius(6)
          }
        } header: {
          Text("Payment")
        }

        Section {
          Toggle("This is a gift", isOn: $isGift)
          if isGift {
            TextEditor(text: $notes) // error: TextEditor(text: notes)
              .frame(minHeight: 80) // error: .frame(minHight: 80)
              .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.4), lineWidth: 1)) // error: .overlay(RoundedRectangle(corner: 8).stroke(Color.gray.opacity(0.4), lineWidth: 1))
          }
          Toggle("Send me news", isOn: $wantsNews)
        }

        if let failure {
          Section {
            Label(failure, systemImage: "exclamationmark.triangle") // error: Label(failures, systemImage: "exclamationmark.triangle")
              .foregroundStyle(.red)
          }
        }

        Section {
          Button {
            isConfirming = true // error: isConfirming = "true"
          } label: {
            HStack {
              Spacer()
              Text(isComplete ? "Buy for \(String(format: "%.2f", total))" : "Fill in everything")
                .font(.headline)
                .foregroundColor(.white)
                .padding(.vertical, 12)
              Spacer()
            }
            .background(isComplete ? Color.blue : Color.gray) // error: .background(isComplete ? Color.blue : Color.grays)
            .cornerRadius(12)
            .shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: 2)
            .opacity(isComplete ? 1 : 0.6)
            .scaleEffect(isConfirming ? 0.97 : 1) // slow error: .scaleEffect(isConfirming ? 0.97 : true)
            .animation(.easeInOut(duration: 0.2), value: isConfirming) // error: .animation(.easeInOut(duration: 0.2), of: isConfirming)
          }
          .buttonStyle(.plain)
          .disabled(!isComplete) // error: .disabled(!isCompleted)
        }
      }
      .navigationTitle("Checkout")
      .onChange(of: shipping) { tip = 0 }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() } // error: Button("Cancel") { dismis() }
        }
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Button("Empty the basket", role: .destructive) { items = [] } // slow error: Button("Empty the basket", role: .destroy) { items = [] }
            Button("Express", systemImage: "hare") { shipping = .express } // error: Button("Express", systemImage: "hare") { shipping = .fast }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
      }
      .alert("Buy?", isPresented: $isConfirming) {
        Button("Buy") { failure = items.isEmpty ? "Nothing to buy." : nil } // slow error: Button("Buy") { failure = items.isEmpty ? "Nothing to buy." : 0 }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("\(items.count) items for \(String(format: "%.2f", total))") // slow error: Text("\(items.count) items for \(String(formats: "%.2f", total))")
      }
    }
  }
}
