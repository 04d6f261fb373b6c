import Foundation
import SwiftData

/// Six properties.
@Model final class Person {
  var name: String
  var number: Int
  var weight: Double
  var isMember: Bool
  var born: Date
  var note: String?

  init(_ number: Int) {
    name = "Person \(number)"
    self.number = number
    weight = Double(number) / 2
    isMember = number % 2 == 0
    born = Date(timeIntervalSinceReferenceDate: Double(number))
  }
}
