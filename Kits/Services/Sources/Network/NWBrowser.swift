@_exported import Foundation
import HearthCore

/// Looks for services beside this device: it fails, as nothing here looks for them.
public final class NWBrowser: @unchecked Sendable {
  // Unchecked: an app sets it up before it starts it.
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  public enum State: Equatable, Sendable {
    case setup, ready, cancelled
    case failed(NWError)
    case waiting(NWError)
  }
  /// A service. There is never one.
  public struct Result: Hashable, Sendable {
    public let endpoint: NWEndpoint
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
    }
  }
  public let descriptor: Descriptor
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Never called.
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }
  public var browseResults: Set<Result> { [] }
  /// Fails with `EOPNOTSUPP`, of which the handler hears on the queue.
  public func start(queue: DispatchQueue) {
    let waits = browseResultsChangedHandler == nil ? "" : ", so that its handler hears of none"
    Report(
      kind: .notOnLinux, path: "NWBrowser (\(descriptor))",
      message: "services beside this device are not found\(waits). Connect to an address."
    ).tell()
    queue.async { self.end(.failed(.posix(.EOPNOTSUPP))) }
  }
  public func cancel() { end(.cancelled) }
  private func end(_ state: State) {
    self.state = state
    stateUpdateHandler?(state)
  }
}
