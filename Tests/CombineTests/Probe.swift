import Combine

/// A subscriber that demands what it is told and notes what comes.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions = 0
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let more: Subscribers.Demand

  init(demand: Subscribers.Demand = .none, andThen more: Subscribers.Demand = .none) {
    (initial, self.more) = (demand, more)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }
  func receive(completion: Subscribers.Completion<Failure>) { completions += 1 }
}
