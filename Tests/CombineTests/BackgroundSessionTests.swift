import Combine
import Foundation
import Testing

/// What Foundation on Linux lacks of the configuration of sessions.
struct BackgroundSessionTests {
  @Test func `a configuration for the background is one of this process`() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "downloads")
    configuration.timeoutIntervalForRequest = 7
    configuration.waitsForConnectivity = true
    configuration.sessionSendsLaunchEvents = true
    configuration.allowsExpensiveNetworkAccess = false
    #expect(URLSession(configuration: configuration).configuration.timeoutIntervalForRequest == 7)
    #expect(!configuration.waitsForConnectivity && !configuration.sessionSendsLaunchEvents)
    #expect(configuration.allowsExpensiveNetworkAccess)
  }
}
