/// Makes the views of elements in a row.
///
/// The functions are written for the app to specialise, as those of `_IdentitySearch` are: an element takes some
/// nanoseconds then, and many times that where its type is looked up for each step.
public enum _ElementViews {
  /// Appends the views of the elements with the indices `run` to `views`, up to the first one whose identity is not the
  /// one in `ids` at its index.
  ///
  /// - Parameters:
  ///   - run: Not empty; within the indices of `ids`, and of `data` counted from its start.
  ///   - identity: Gives the identity of an element.
  @inlinable static func append<Data: RandomAccessCollection, ID: Hashable, Content>(
    _ data: Data, _ run: Range<Int>, _ ids: ContiguousArray<ID>, _ content: (Data.Element) -> Content,
    _ views: inout ContiguousArray<Content>, _ identity: (Data.Element) -> ID
  ) {
    var position = data.index(data.startIndex, offsetBy: run.lowerBound)
    var index = run.lowerBound
    while index < run.upperBound {
      let element = data[position]
      if identity(element) != ids[index] { return }
      views.append(content(element))
      data.formIndex(after: &position)
      index += 1
    }
  }

  /// The same where a key path leads to the identity; one to a stored property is followed without a call for each
  /// element.
  @inlinable static func append<Data: RandomAccessCollection, ID: Hashable, Content>(
    _ data: Data, _ run: Range<Int>, _ ids: ContiguousArray<ID>, _ content: (Data.Element) -> Content,
    _ views: inout ContiguousArray<Content>, _ path: KeyPath<Data.Element, ID>
  ) {
    guard let offset = MemoryLayout<Data.Element>.offset(of: path) else {
      return append(data, run, ids, content, &views) { $0[keyPath: path] }
    }
    append(data, run, ids, content, &views) { element in
      withUnsafePointer(to: element) { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: ID.self).pointee }
    }
  }
}
