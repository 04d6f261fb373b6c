import Contacts
import CoreLocation
import HealthKit
import QuickTesting
import Testing

/// Units of health as apps write them, and contacts as files.
@MainActor struct UnitAndCardTests {
  private func convert(_ value: Double, _ from: HKUnit, _ to: HKUnit) -> Double {
    HKQuantity(unit: from, doubleValue: value).doubleValue(for: to)
  }
  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 * max(1, abs(b)) }

  @Test func `a unit is read as it is written`() {
    expect(isNear(convert(72, HKUnit(from: "count/min"), .count().unitDivided(by: .second())), 72 / 60))
    expect(isNear(convert(1, HKUnit(from: "km/hr"), .meter().unitDivided(by: .second())), 1000.0 / 3600))
    expect(isNear(convert(40, HKUnit(from: "ml/(kg*min)"), HKUnit(from: "L/kg/hr")), 0.04 * 60))
    expect(isNear(convert(9, HKUnit(from: "m/s^2"), HKUnit(from: "cm/s^2")), 900))
    expect(isNear(convert(1, HKUnit(from: .kilocalorie), .joule()), 4184))
    expect(isNear(convert(2, HKUnit(from: MassFormatter.Unit.stone), .pound()), 28))
    expect(HKUnit(from: "mg/dL").unitString, equals: "mg/dL")
    expect(HKQuantity(unit: HKUnit(from: "Hz"), doubleValue: 1).is(compatibleWith: HKUnit(from: "count/s")))
    expect(!HKQuantity(unit: .meter(), doubleValue: 1).is(compatibleWith: HKUnit(from: "m^2")))
  }
  @Test func `glucose is weighed and counted`() {
    let moles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
    // Grams in a mole, and decilitres in a litre.
    expect(isNear(convert(5.5, moles, HKUnit(from: "mg/dL")), 5.5 * HKUnitMolarMassBloodGlucose / 10))
    expect(isNear(convert(1, HKUnit(from: "mmol<180.15588>/L"), HKUnit(from: "mg/L")), 180.15588))
  }
  @Test func `temperatures have zeros of their own`() {
    expect(isNear(convert(98.6, .degreeFahrenheit(), .degreeCelsius()), 37))
    expect(isNear(convert(0, .degreeCelsius(), .kelvin()), 273.15))
    expect(isNear(convert(310.15, .kelvin(), .degreeFahrenheit()), 98.6))
    let cold = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 30)
    expect(cold.compare(HKQuantity(unit: .degreeCelsius(), doubleValue: 0)), equals: .orderedAscending)
  }
  @Test func `workouts and samples are told apart`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let run = HKWorkout(activityType: .running, start: start, end: start + 60)
    expect(HKQuery.predicateForWorkouts(with: .running).evaluate(with: run))
    expect(!HKQuery.predicateForWorkouts(with: .yoga).evaluate(with: run))
    expect(HKQuery.predicateForObjects(from: .default()).evaluate(with: run))
    expect(HKQuery.predicateForObject(with: run.uuid).evaluate(with: run))
  }
  @Test func `what is asked of health by descriptors fails`() async {
    let store = HKHealthStore()
    var codes: [HKError.Code] = []
    do {
      _ = try await HKStatisticsCollectionQueryDescriptor(
        predicate: .quantitySample(type: HKQuantityType(.stepCount)), options: .cumulativeSum, anchorDate: .now,
        intervalComponents: DateComponents(day: 1)
      ).result(for: store)
    } catch HKError.errorHealthDataUnavailable { codes.append(.errorHealthDataUnavailable) } catch {}
    do {
      for try await _ in HKAnchoredObjectQueryDescriptor(predicates: [.workout()], anchor: nil).results(for: store) {}
    } catch { codes.append((error as? HKError)?.code ?? .noError) }
    do {
      try await HKWorkoutRouteBuilder(healthStore: store, device: nil).insertRouteData([
        CLLocation(latitude: 0, longitude: 0)
      ])
    } catch {
      codes.append((error as? HKError)?.code ?? .noError)
    }
    expect(codes, equals: Array(repeating: .errorHealthDataUnavailable, count: 3))
  }

  private func ada() -> CNMutableContact {
    let ada = CNMutableContact()
    (ada.givenName, ada.familyName, ada.middleName) = ("Ada", "Love;lace", "King")
    (ada.namePrefix, ada.nameSuffix, ada.nickname) = ("Lady", "F.R.S.", "A, B")
    (ada.organizationName, ada.departmentName, ada.jobTitle) = ("Engines", "Analysis", "Countess")
    ada.note =
      "First line\nsecond, with a \\ and a very long end that has to be divided: " + String(repeating: "ü", count: 80)
    ada.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 1"))]
    ada.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.org")]
    ada.urlAddresses = [CNLabeledValue(label: nil, value: "https://example.org/a;b")]
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.postalCode, address.country) = ("12 St James’s", "London", "SW1", "UK")
    ada.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    ada.birthday = DateComponents(year: 1815, month: 12, day: 10)
    ada.imageData = Data(0..<100)
    return ada
  }
  @Test func `a card is read as it was written`() throws {
    let data = try CNContactVCardSerialization.data(with: [ada(), CNMutableContact()])
    // Source: RFC 2426, 2.6.
    expect(String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    let found = try CNContactVCardSerialization.contacts(with: data)
    expect(found.count, equals: 2)
    let (a, b) = (ada(), found[0])
    expect([b.givenName, b.familyName, b.middleName], equals: [a.givenName, a.familyName, a.middleName])
    expect([b.namePrefix, b.nameSuffix, b.nickname], equals: [a.namePrefix, a.nameSuffix, a.nickname])
    expect(
      [b.organizationName, b.departmentName, b.jobTitle], equals: [a.organizationName, a.departmentName, a.jobTitle])
    expect(b.note, equals: a.note)
    expect(b.phoneNumbers.first?.value.stringValue, equals: "+44 1")
    expect(b.phoneNumbers.first?.label, equals: CNLabelPhoneNumberMobile)
    expect(b.emailAddresses.first?.label, equals: CNLabelWork)
    expect(b.urlAddresses.first.map { $0.value as String }, equals: "https://example.org/a;b")
    expect(b.postalAddresses.first?.value.street, equals: "12 St James’s")
    expect(b.postalAddresses.first?.value.country, equals: "UK")
    expect(b.birthday?.year, equals: 1815)
    expect(b.birthday?.day, equals: 10)
    expect(b.imageData, equals: a.imageData)
  }
  @Test func `cards of other programs are read`() throws {
    let text = """
      BEGIN:VCARD
      VERSION:4.0
      FN:Grace Brewster Hopper
      item1.EMAIL;type=INTERNET;type=WORK:grace@example.org
      TEL;VALUE=uri;TYPE="cell,voice":tel:+1-555
      BDAY:--1209
      KIND:org
      NOTE:one\\, two
       \u{20}three
      END:VCARD
      """
    let grace = try require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
    expect([grace.givenName, grace.familyName], equals: ["Grace Brewster", "Hopper"])
    expect(grace.emailAddresses.first?.label, equals: CNLabelWork)
    expect(grace.phoneNumbers.first?.value.stringValue, equals: "+1-555")
    expect(grace.birthday?.year == nil && grace.birthday?.month == 12 && grace.birthday?.day == 9)
    expect(grace.contactType, equals: .organization)
    expect(grace.note, equals: "one, two three")
    #expect(throws: CocoaError.self) { try CNContactVCardSerialization.contacts(with: Data("no card".utf8)) }
  }
  @Test func `a contact is copied to be changed`() throws {
    let first = ada()
    let copy = try require(first.mutableCopy() as? CNMutableContact)
    copy.givenName = "Augusta"
    expect(first.givenName, equals: "Ada")
    expect(copy.identifier, equals: first.identifier)
  }
}
