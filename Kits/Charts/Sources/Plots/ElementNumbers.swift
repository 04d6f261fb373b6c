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
    let stride = MemoryLayout<DataElement>.stride
    let read: (UnsafeRawBufferPointer) -> [Double]
    if DataValue.self == Double.self || DataValue.self == Date.self {
      read = { storedNumbers(Double.self, in: $0, at: offset, stride) }
    } else if DataValue.self == CGFloat.self {
      read = { storedNumbers(CGFloat.self, in: $0, at: offset, stride) }
    } else if DataValue.self == Float.self {
      read = { storedNumbers(Float.self, in: $0, at: offset, stride) }
    } else if DataValue.self == Int.self {
      read = { storedNumbers(Int.self, in: $0, at: offset, stride) }
    } else if DataValue.self == Int32.self {
      read = { storedNumbers(Int32.self, in: $0, at: offset, stride) }
    } else {
      return nil
    }
    return { read(UnsafeRawBufferPointer($0)) }
  }
}

/// A number that lies in an element as it is.
nonisolated private protocol StoredNumber: BitwiseCopyable {
  var plotted: Double { get }
}
extension Double: StoredNumber {
  fileprivate var plotted: Double { self }
}
extension CGFloat: StoredNumber {
  fileprivate var plotted: Double { Double(self) }
}
extension Float: StoredNumber {
  fileprivate var plotted: Double { Double(self) }
}
extension Int: StoredNumber {
  fileprivate var plotted: Double { Double(self) }
}
extension Int32: StoredNumber {
  fileprivate var plotted: Double { Double(self) }
}

/// Reads what lies at a distance from the start of each element. Compiled for each type: a call for each number takes longer than
/// to read it.
@inline(__always) nonisolated private func storedNumbers<Stored: StoredNumber>(
  _ type: Stored.Type, in bytes: UnsafeRawBufferPointer, at offset: Int, _ stride: Int
) -> [Double] {
  guard let start = bytes.baseAddress else { return [] }
  let all = bytes.count / stride
  return [Double](unsafeUninitializedCapacity: all) { numbers, count in
    for index in 0..<all { numbers[index] = (start + offset + index * stride).load(as: Stored.self).plotted }
    count = all
  }
}
