import SwiftUI

/// One card of an account with each reason not to show it.
struct RedactionPage: View {
  enum Reason: String, CaseIterable, Identifiable {
    case none = "Shown"
    case placeholder = "Placeholder"
    case privacy = "Privacy"
    case invalidated = "Invalidated"
    var id: Self { self }
    var reasons: RedactionReasons {
      switch self {
      case .none: []
      case .placeholder: .placeholder
      case .privacy: .privacy
      case .invalidated: .invalidated
      }
    }
  }
  @State private var reason = Reason.placeholder

  var body: some View {
    Sheet(page: .redaction) {
      Specimen("An account", "Choose why it may not be seen as it is.") {
        VStack(spacing: 16) {
          Picker("Reason", selection: $reason) {
            ForEach(Reason.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          .accessibilityIdentifier("reason")
          AccountCard()
            .redacted(reason: reason.reasons)
            .frame(maxWidth: 420)
        }
        .animation(.easeInOut(duration: 0.3), value: reason)
      }
      .spansColumns()
      Specimen("While an article loads", "The placeholder has its lines, and nothing of its words.") {
        Article().redacted(reason: .placeholder)
      }
      Specimen("And when it is there", "The title was never hidden above: it says unredacted.") { Article() }
    }
  }
}

private struct AccountCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Image(systemName: "building.columns.fill")
          .font(.title2)
          .foregroundStyle(.red)
        VStack(alignment: .leading) {
          Text("Everyday Account").font(.headline)
          Text("Hearth Savings Bank").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
      }
      VStack(alignment: .leading, spacing: 2) {
        Text("Balance").font(.caption).foregroundStyle(.secondary)
        Text(4218.4, format: .currency(code: "EUR"))
          .font(.system(size: 30, weight: .semibold, design: .rounded))
          .invalidatableContent()
          .privacySensitive()
      }
      Divider()
      ForEach([("Bakery Lindqvist", -8.6), ("Salary", 2950.0), ("Tram, monthly", -64.0)], id: \.0) { name, amount in
        HStack {
          Text(name)
          Spacer()
          Text(amount, format: .currency(code: "EUR").sign(strategy: .always()))
            .monospacedDigit()
            .foregroundStyle(amount > 0 ? .green : .primary)
            .privacySensitive()
        }
        .font(.subheadline)
      }
    }
    .padding(18)
    .background(WellSurface(), in: .rect(cornerRadius: 18, style: .continuous))
  }
}

private struct Article: View {
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 6) {
        Text("Where the fjord ends")
          .font(.headline)
          .unredacted()
        Text(
          "The last boat leaves at nine. After that there is the path along the shore, two hours, and the light stays."
        )
        .font(.subheadline)
        .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Image(systemName: "photo.fill")
        .font(.system(size: 44))
        .foregroundStyle(.red.gradient)
        .frame(width: 72, height: 72)
    }
    .padding(.vertical, 6)
  }
}
