/// An object as a value of the environment: compared by identity, so that only readers of another object are marked.
package struct ObjectReference<Object>: Equatable {
  package let object: Object?
  package init(_ object: Object?) { self.object = object }
  package static func == (a: Self, b: Self) -> Bool { (a.object as AnyObject?) === (b.object as AnyObject?) }
}
