import Contacts
import EventKit
import HearthTesting
import MapKit
import Network
import Photos
import QuickTesting
import SwiftUI

/// What apps ask of services, besides the usual.
@MainActor struct AskedTests {
  private final class Found { var text = "" }
  private struct Asked: View {
    let found: Found
    private static let middle = CLLocationCoordinate2D(latitude: 0, longitude: 20)
    var body: some View {
      MapReader { proxy in
        Map(
          initialPosition: .region(
            MKCoordinateRegion(center: Self.middle, span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 40)))
        )
        .overlay {
          Button("Where") {
            let place = proxy.convert(CGPoint(x: 200, y: 100), from: .local)
            let point = proxy.convert(Self.middle, to: .local)
            found.text = "\(Int((place?.longitude ?? 0).rounded())) \(Int((point?.x ?? 0).rounded()))"
          }
        }
      }
      .frame(width: 400, height: 200)
    }
  }
  @Test func `a reader of a map knows which place is at a point`() {
    let found = Found()
    let window = TestWindow { Asked(found: found) }
    window.press("Where")
    // The middle of 400 points.
    expect(found.text, equals: "20 200")
  }
  @Test func `a contact is written as a card`() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Ada", "Love;lace")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "123"))]
    let lines = String(decoding: try CNContactVCardSerialization.data(with: [contact]), as: UTF8.self)
      .components(separatedBy: "\r\n")
    expect(lines.first, equals: "BEGIN:VCARD")
    expect(lines.contains("N:Love\\;lace;Ada;;;"))
    expect(lines.contains("TEL;TYPE=CELL:123"))
  }
  @Test func `no photo and no service is found`() async {
    let options = PHFetchOptions()
    options.fetchLimit = 3
    var count = -1
    let found = reports(of: "PHPhotoLibrary") { count = PHAsset.fetchAssets(with: .image, options: options).count }
    expect(count, equals: 0)
    expect(found.count, equals: 1)
    let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
    let state = await withCheckedContinuation { next in
      browser.stateUpdateHandler = { next.resume(returning: $0) }
      browser.start(queue: .main)
    }
    expect(state, equals: .failed(.posix(.EOPNOTSUPP)))
    browser.stateUpdateHandler = nil
  }
  @Test func `an event keeps how often it comes again`() {
    let event = EKEvent(eventStore: EKEventStore())
    event.addRecurrenceRule(
      EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
    expect(event.hasRecurrenceRules)
    expect(event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount, equals: 3)
  }
}
