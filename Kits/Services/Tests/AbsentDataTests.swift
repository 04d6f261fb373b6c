import AdSupport
import Contacts
import CoreBluetooth
import CoreMotion
import CoreSpotlight
import CoreTelephony
import EventKit
import HealthKit
import MetricKit
import Photos
import QuickTesting
import Speech
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// What is kept of users on Apple's systems is not there: access is denied, and everything fails with its error.
@MainActor struct AbsentDataTests {
  private final class Subscriber: NSObject, MXMetricManagerSubscriber {}
  private final class Central: NSObject, CBCentralManagerDelegate {
    var next: CheckedContinuation<CBManagerState, Never>?
    nonisolated func centralManagerDidUpdateState(_ central: CBCentralManager) {
      let state = central.state
      MainActor.assumeIsolated {
        next?.resume(returning: state)
        next = nil
      }
    }
  }

  @Test func `nothing is known of health, and units convert`() async throws {
    expect(!HKHealthStore.isHealthDataAvailable())
    var code: HKError.Code?
    let steps = HKQuantityType(.stepCount)
    do { try await HKHealthStore().requestAuthorization(toShare: [], read: [steps]) } catch {
      code = (error as? HKError)?.code
    }
    expect(code, equals: .errorHealthDataUnavailable)
    let answer: HKError.Code? = await withCheckedContinuation { next in
      let query = HKStatisticsQuery(
        quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum
      ) { _, statistics, error in next.resume(returning: statistics == nil ? (error as? HKError)?.code : nil) }
      HKHealthStore().execute(query)
    }
    expect(answer, equals: .errorHealthDataUnavailable)
    let way = HKQuantity(unit: .mile(), doubleValue: 2)
    expect(abs(way.doubleValue(for: .meterUnit(with: .kilo)) - 2 * 1.609344) < 1e-9)
    let pulse = HKUnit.count().unitDivided(by: .minute())
    expect(HKQuantity(unit: pulse, doubleValue: 60).doubleValue(for: .count().unitDivided(by: .second())), equals: 1)
    expect(!way.is(compatibleWith: .gram()))
  }
  @Test func `calendars are denied`() async throws {
    let store = EKEventStore()
    expect(EKEventStore.authorizationStatus(for: .event), equals: .denied)
    let isGranted = try await store.requestFullAccessToEvents()
    expect(!isGranted)
    let event = EKEvent(eventStore: store)
    event.title = "Lunch"
    (event.startDate, event.endDate) = (Date(), Date().addingTimeInterval(3600))
    event.calendar = store.defaultCalendarForNewEvents
    var code: EKError.Code?
    do { try store.save(event, span: .thisEvent) } catch { code = (error as? EKError)?.code }
    expect(code, equals: .eventStoreNotAuthorized)
    let all = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
    expect(store.events(matching: all).isEmpty)
  }
  @Test func `contacts are denied, and are values`() throws {
    expect(CNContactStore.authorizationStatus(for: .contacts), equals: .denied)
    let keys = [CNContactGivenNameKey, CNContactFamilyNameKey].map { NSString(string: $0) as any CNKeyDescriptor }
    var code: CNError.Code?
    do {
      try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, _ in }
    } catch { code = (error as? CNError)?.code }
    expect(code, equals: .authorizationDenied)
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "123"))
    ]
    expect(CNContactFormatter.string(from: contact, style: .fullName)?.contains("Ada") == true)
    expect(
      CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: contact.phoneNumbers[0].label ?? ""), equals: "Mobile")
  }
  @Test func `movements are not known`() throws {
    let manager = CMMotionManager()
    expect(!manager.isAccelerometerAvailable && !CMPedometer.isStepCountingAvailable())
    expect(reports(of: "CMMotionManager") { manager.startDeviceMotionUpdates() }.count, equals: 1)
    expect(manager.deviceMotion == nil)
  }
  @Test func `there is no Bluetooth, as a delegate hears at once`() async throws {
    let delegate = Central()
    let manager = CBCentralManager(delegate: delegate, queue: nil)
    let state = await withCheckedContinuation { delegate.next = $0 }
    expect(state, equals: .unsupported)
    expect(reports(of: "CBCentralManager") { manager.scanForPeripherals(withServices: nil) }.count, equals: 1)
    expect(CBUUID(string: "180d"), equals: CBUUID(string: "180D"))
  }
  @Test func `nothing is understood`() async throws {
    let recognizer = try require(SFSpeechRecognizer(locale: Locale(identifier: "en_US")))
    expect(!recognizer.isAvailable)
    let status = await withCheckedContinuation { next in
      SFSpeechRecognizer.requestAuthorization { next.resume(returning: $0) }
    }
    expect(status, equals: .denied)
  }
  @Test func `the desktop's search is not told`() async throws {
    expect(!CSSearchableIndex.isIndexingAvailable())
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "A note"
    let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "notes", attributeSet: attributes)
    var code: CSIndexError.Code?
    do { try await CSSearchableIndex.default().indexSearchableItems([item]) } catch {
      code = (error as? CSIndexError)?.code
    }
    expect(code, equals: .indexingUnsupported)
  }
  @Test func `nobody measures apps, and nobody knows the device`() throws {
    let subscriber = Subscriber()
    expect(reports(of: "MXMetricManager") { MXMetricManager.shared.add(subscriber) }.count, equals: 1)
    expect(
      ASIdentifierManager.shared().advertisingIdentifier.uuidString, equals: "00000000-0000-0000-0000-000000000000")
    expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil)
  }
  @Test func `there is no library of photos to change`() async throws {
    let status = await PHPhotoLibrary.requestAuthorization(for: .addOnly)
    expect(status, equals: .denied)
    var code: PHPhotosError.Code?
    do {
      try await PHPhotoLibrary.shared().performChanges { PHAssetChangeRequest.creationRequestForAsset(from: UIImage()) }
    } catch { code = (error as? PHPhotosError)?.code }
    expect(code, equals: .accessUserDenied)
  }
}
