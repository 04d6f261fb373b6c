import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// Names of units in the language of the text.
@MainActor struct UnitNameTests {
  private func wide<Unit: Dimension>(_ value: Double, _ unit: Unit, _ locale: String) -> String {
    Measurement(value: value, unit: unit)
      .formatted(.measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: locale)))
      // Some languages keep the number and the unit on one line.
      .replacingOccurrences(of: "\u{A0}", with: " ")
  }
  @Test func `units are written out in the language, in the plural that goes with the number`() {
    expect(wide(3.5, UnitLength.kilometers, "de_DE"), equals: "3,5 Kilometer")
    expect(wide(1, UnitSpeed.kilometersPerHour, "de"), equals: "1 Kilometer pro Stunde")
    expect(wide(20, UnitTemperature.celsius, "de"), equals: "20 Grad Celsius")
    expect(wide(2, UnitEnergy.kilowattHours, "de"), equals: "2 Kilowattstunden")
    expect(wide(3, UnitMass.kilograms, "fr"), equals: "3 kilogrammes")
    expect(wide(1, UnitMass.pounds, "es"), equals: "1 libra")
    expect(wide(1, UnitLength.kilometers, "en_US"), equals: "1 kilometer")
    expect(wide(5, UnitLength.kilometers, "en_US"), equals: "5 kilometers")
  }
  @Test func `a formatter writes them out, too`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitStyle = .long
    formatter.unitOptions = .providedUnit
    expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.meters)), equals: "5 Meter")
  }
}
