import Combine
import Foundation
import Testing

private struct Fruit: Codable, Equatable {
  var name: String
}

struct CoderTests {
  @Test func `values go through JSON and back`() {
    var result: [Fruit] = []
    let subscription = Just(Fruit(name: "Fig")).encode(encoder: JSONEncoder()).decode(
      type: Fruit.self, decoder: JSONDecoder()
    )
    .sink(receiveCompletion: { _ in }, receiveValue: { result.append($0) })
    #expect(result == [Fruit(name: "Fig")])
    subscription.cancel()
  }

  @Test func `values go through a property list and back`() {
    var result: [Fruit] = []
    let subscription = Just(Fruit(name: "Fig")).encode(encoder: PropertyListEncoder()).decode(
      type: Fruit.self, decoder: PropertyListDecoder()
    )
    .sink(receiveCompletion: { _ in }, receiveValue: { result.append($0) })
    #expect(result == [Fruit(name: "Fig")])
    subscription.cancel()
  }

  @Test func `what cannot be decoded ends with the decoder's error`() {
    var isFailed = false
    let subscription = Just(Data("no JSON".utf8)).decode(type: Fruit.self, decoder: JSONDecoder())
      .sink(
        receiveCompletion: { if case .failure(let error) = $0 { isFailed = error is DecodingError } },
        receiveValue: { _ in })
    #expect(isFailed)
    subscription.cancel()
  }
}
