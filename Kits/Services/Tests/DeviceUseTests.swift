import Contacts
import CoreBluetooth
import CoreHaptics
import CoreMotion
import EventKit
import HealthKit
import HearthTesting
import QuickTesting
import Speech
import Vision

/// What apps ask of a telephone's sensors and of what it knows of its user: values are real, the rest fails.
@MainActor struct DeviceUseTests {
  private final class Peripheral: NSObject, CBPeripheralManagerDelegate {
    var next: CheckedContinuation<String, Never>?
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
      next?.resume(returning: "\(peripheral.state)")
      next = nil
    }
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
      next?.resume(returning: "\((error as? CBError)?.code == .operationNotSupported)")
      next = nil
    }
  }
  /// The code of the error of health that is thrown.
  private func code(_ action: () async throws -> Void) async -> HKError.Code? {
    do { try await action() } catch { return (error as? HKError)?.code }
    return nil
  }

  @Test func `a workout is a value that lasts from its start to its end`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let distance = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 5)
    let run = HKWorkout(
      activityType: .running, start: start, end: start.addingTimeInterval(1800), totalDistance: distance)
    expect(run.duration, equals: 1800)
    expect(run.totalDistance?.doubleValue(for: .meter()), equals: 5000)
    expect(run.statistics(for: HKQuantityType(.heartRate)) == nil)
    expect(HKWorkoutActivityType.yoga.rawValue, equals: 57)
    expect(HKWorkoutActivityType.cooldown.rawValue, equals: 80)
  }
  @Test func `queries, deletions and builders of health fail`() async {
    let store = HKHealthStore()
    let type = HKQuantityType(.stepCount)
    let sample = HKQuantitySample(
      type: type, quantity: HKQuantity(unit: .count(), doubleValue: 1), start: .now, end: .now)
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = .running
    let builder = HKWorkoutBuilder(healthStore: store, configuration: configuration, device: nil)
    let samples = HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: type)], sortDescriptors: [SortDescriptor(\.startDate)], limit: 1)
    let sums = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: type), options: .cumulativeSum)
    var codes: [HKError.Code?] = []
    codes.append(await code { _ = try await samples.result(for: store) })
    codes.append(await code { _ = try await sums.result(for: store) })
    codes.append(await code { try await store.delete(sample) })
    codes.append(await code { _ = try store.dateOfBirthComponents() })
    codes.append(await code { try await builder.beginCollection(at: .now) })
    expect(codes, equals: Array(repeating: .errorHealthDataUnavailable, count: 5))
    let query: HKError.Code? = await withCheckedContinuation { next in
      store.execute(
        HKAnchoredObjectQuery(type: type, predicate: nil, anchor: nil, limit: HKObjectQueryNoLimit) {
          _, _, _, _, error in
          next.resume(returning: (error as? HKError)?.code)
        })
    }
    expect(query, equals: .errorHealthDataUnavailable)
  }
  @Test func `a service of the app's own is a value, and nobody is told of it`() async {
    let characteristic = CBMutableCharacteristic(
      type: CBUUID(string: "fff1"), properties: [.read, .notify], value: nil, permissions: .readable)
    characteristic.value = Data([1])
    let service = CBMutableService(type: CBUUID(string: "FFF0"), primary: true)
    service.characteristics = [characteristic]
    expect(service.characteristics?.first?.uuid.uuidString, equals: "FFF1")
    expect(service.characteristics?.first?.properties.contains(.notify), equals: true)
    expect(service.characteristics?.first?.value, equals: Data([1]))
    let delegate = Peripheral()
    var manager: CBPeripheralManager?
    let state = await withCheckedContinuation { next in
      delegate.next = next
      manager = CBPeripheralManager(delegate: delegate, queue: nil)
    }
    expect(state, equals: "unsupported")
    let answer = await withCheckedContinuation { next in
      delegate.next = next
      manager?.startAdvertising(nil)
    }
    expect(answer, equals: "true")
    expect(manager?.updateValue(Data(), for: characteristic, onSubscribedCentrals: nil), equals: false)
  }
  @Test func `a pattern with curves lasts as long as its events`() throws {
    let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 1)
    let curve = CHHapticParameterCurve(
      parameterID: .hapticIntensityControl, controlPoints: [.init(relativeTime: 2, value: 0)], relativeTime: 1)
    expect(try CHHapticPattern(events: [event], parameterCurves: [curve]).duration, equals: 0.5 + 1)
    expect(try CHHapticPattern(events: [], parameterCurves: [curve]).duration, equals: 1 + 2)
  }
  @Test func `contacts are told apart by names, numbers and addresses`() {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Anna Maria", "Haro")
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 (555) 52"))
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "Anna@example.org")]
    func matches(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: contact) }
    expect(matches(CNContact.predicateForContacts(matchingName: "mar har")))
    expect(!matches(CNContact.predicateForContacts(matchingName: "nna")))
    expect(matches(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "155552"))))
    expect(matches(CNContact.predicateForContacts(matchingEmailAddress: "anna@EXAMPLE.org")))
    expect(matches(CNContact.predicateForContacts(withIdentifiers: [contact.identifier])))
    expect(!matches(CNContact.predicateForContacts(withIdentifiers: [])))
  }
  @Test func `an address is written in lines`() {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("1 Loop", "Cupertino", "CA")
    (address.postalCode, address.country) = ("95014", "USA")
    expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress),
      equals: "1 Loop\nCupertino CA 95014\nUSA")
    expect((address as CNPostalAddress).city, equals: "Cupertino")
  }
  @Test func `a magnet, a word and a hand are not found`() async {
    let motion = await withCheckedContinuation { next in
      CMMotionManager().startMagnetometerUpdates(to: .main) { _, error in
        next.resume(returning: "\(error != nil)")
      }
    }
    expect(motion, equals: "true")
    expect(CMMotionManager.availableAttitudeReferenceFrames(), equals: [])
    expect(SFTranscription().segments.isEmpty)
    expect(EKEventStore().sources.isEmpty)
    expect(VNPoint(x: 0, y: 3).distance(VNPoint(x: 4, y: 0)), equals: 5)
    expect(VNHumanHandPoseObservation.JointName.indexTip.rawValue.rawValue, equals: "indexTip")
  }
}
