import Foundation
import SwiftData

@Model final class Trip {
  #Index<Trip>([\.name], [\.startDate, \.endDate])
  @Attribute(.unique) var name: String
  var destination: String
  var startDate: Date
  var endDate: Date
  var isFavorite = false
  var notes: String?
  @Relationship(deleteRule: .cascade, inverse: \BucketListItem.trip) var bucketList: [BucketListItem] = []
  @Relationship(deleteRule: .cascade, inverse: \LivingAccommodation.trip) var livingAccommodation: LivingAccommodation?
  @Transient var isSelected = false

  var duration: TimeInterval { endDate.timeIntervalSince(startDate) }

  init(name: String, destination: String = "", startDate: Date = .distantPast, endDate: Date = .distantFuture) {
    self.name = name
    self.destination = destination
    self.startDate = startDate
    self.endDate = endDate
  }
}

@Model final class BucketListItem {
  var title: String
  var details: String
  var hasReservation: Bool
  var isInPlan: Bool
  var priority = 0
  var trip: Trip?

  init(title: String, details: String = "", hasReservation: Bool = false, isInPlan: Bool = false) {
    self.title = title
    self.details = details
    self.hasReservation = hasReservation
    self.isInPlan = isInPlan
  }
}

@Model final class LivingAccommodation {
  var address: String
  var placeName: String
  var trip: Trip?
  init(address: String, placeName: String) {
    self.address = address
    self.placeName = placeName
  }
}
