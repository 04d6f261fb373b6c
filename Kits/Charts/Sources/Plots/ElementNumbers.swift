import Foundation
import SwiftUI

/// How the numbers of a collection's elements are found: by what an app says of each, or, for many, where they lie in memory.
nonisolated struct ElementNumbers<Element> {
  let span: (Element) -> ValueSpan
  /// Reads the numbers of elements that lie one after the other; nil where they are not stored in these.
  let read: ((UnsafeBufferPointer<Element>) -> [Double])?

  /// The numbers of all elements; not a number where one has none.
  func all<Data: RandomAccessCollection>(of data: Data) -> [Double] where Data.Element == Element {
    if let read, let numbers = data.withContiguousStorageIfAvailable(read) { return numbers }
    var numbers: [Double] = []
    numbers.reserveCapacity(data.count)
    for element in data { numbers.append(span(element).middle.scalar ?? .nan) }
    return numbers
  }
}

nonisolated extension PlottableProjection {
  var numbers: ElementNumbers<DataElement> {
    guard let path else { return ElementNumbers(span: span, read: nil) }
    return ElementNumbers(span: span, read: Self.reader(path))
  }

  /// A key path of a stored number is a distance from the start of the element: reading there takes a hundredth of what
  /// following the path takes. Dates are stored as the seconds that they are plotted at.
  private static func reader(
    _ path: KeyPath<DataElement, DataValue>
  ) -> ((UnsafeBufferPointer<DataElement>) -> [Double])? {
    guard let offset = MemoryLayout<DataElement>.offset(of: path) else { return nil }
    if DataValue.self == Double.self || DataValue.self == Date.self {
      return storedNumbers(at: offset) { (stored: Double) in stored }
    }
    if DataValue.self == CGFloat.self { return storedNumbers(at: offset) { (stored: CGFloat) in Double(stored) } }
    if DataValue.self == Float.self { return storedNumbers(at: offset) { (stored: Float) in Double(stored) } }
    if DataValue.self == Int.self { return storedNumbers(at: offset) { (stored: Int) in Double(stored) } }
    if DataValue.self == Int32.self { return storedNumbers(at: offset) { (stored: Int32) in Double(stored) } }
    return nil
  }
}

/// Reads what lies at a distance from the start of each element.
nonisolated private func storedNumbers<Element, Stored: BitwiseCopyable>(
  at offset: Int, _ number: @escaping (Stored) -> Double
) -> (UnsafeBufferPointer<Element>) -> [Double] {
  { elements in
    let bytes = UnsafeRawBufferPointer(elements), stride = MemoryLayout<Element>.stride
    return [Double](unsafeUninitializedCapacity: elements.count) { numbers, count in
      var at = offset
      for index in 0..<elements.count {
        numbers[index] = number(bytes.load(fromByteOffset: at, as: Stored.self))
        at += stride
      }
      count = elements.count
    }
  }
}
