import Combine
import Foundation
import HearthSelectors

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The values of a property that is observed: first what it is, if `options` has `.initial`, then each after it was set.
  ///
  /// Disfavoured: a managed object of Core Data has one of its own.
  @_disfavoredOverload public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// Publishes the values of a property of an object, which it keeps while someone subscribes.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public static func == (left: Self, right: Self) -> Bool {
      left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
    }

    public func receive<S: Subscriber<Value, Never>>(subscriber: S) {
      // A subject sends no faster than it is asked; what a subscriber has not asked for is left out, as changes of a property are.
      let (object, keyPath) = (object, keyPath), subject = PassthroughSubject<Value, Never>()
      let observation = object.observe(keyPath, options: options.subtracting(.initial)) { object, change in
        subject.send(change.isPrior ? object[keyPath: keyPath] : change.newValue ?? object[keyPath: keyPath])
      }
      let changes = subject.handleEvents(receiveCancel: { observation.invalidate() })
      if options.contains(.initial) {
        changes.prepend(object[keyPath: keyPath]).receive(subscriber: subscriber)
      } else {
        changes.receive(subscriber: subscriber)
      }
    }
  }
}
