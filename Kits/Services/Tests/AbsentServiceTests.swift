import AppTrackingTransparency
import BackgroundTasks
import CoreHaptics
import LocalAuthentication
import QuickTesting
import SwiftUI
import WatchConnectivity

/// What is not there on Linux says so, by the answers and errors that Apple documents.
@MainActor struct AbsentServiceTests {
  @Test func `nobody authenticates users, and the reason is given`() throws {
    let context = LAContext()
    var error: NSError?
    expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    expect(error?.domain, equals: LAErrorDomain)
    expect(error?.code, equals: LAError.Code.biometryNotAvailable.rawValue)
    expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    expect(error?.code, equals: LAError.Code.passcodeNotSet.rawValue)
    expect(context.biometryType == .none)
    context.invalidate()
    expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    expect(error?.code, equals: LAError.Code.invalidContext.rawValue)
  }
  @Test func `authentication throws an error that an app can match`() async throws {
    var matched = false
    do {
      let isOwner = try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
      expect(!isOwner)
    } catch LAError.passcodeNotSet { matched = true }
    expect(matched)
  }
  @Test func `authentication by a closure fails and is reported`() async throws {
    var found: [String] = []
    let code = await withCheckedContinuation { (next: CheckedContinuation<Int?, Never>) in
      found = reports(of: "LAContext.evaluatePolicy(_:localizedReason:reply:)") {
        LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock") {
          isOwner, error in
          next.resume(returning: isOwner ? nil : (error as? LAError)?.code.rawValue)
        }
      }
    }
    expect(code, equals: LAError.Code.biometryNotAvailable.rawValue)
    expect(found.count, equals: 1)
  }
  @Test func `a device cannot be felt, and an engine that is made all the same is reported`() throws {
    expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    var code: CHHapticError.Code?
    let found = reports(of: "CHHapticEngine") {
      do { _ = try CHHapticEngine() } catch { code = (error as? CHHapticError)?.code }
    }
    expect(code, equals: .notSupported)
    expect(found.count, equals: 1)
    let strong = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [strong], relativeTime: 0.5)
    let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [strong], relativeTime: 1, duration: 2)
    expect(try CHHapticPattern(events: [tap, hum], parameters: []).duration, equals: 1 + 2)
  }
  @Test func `there is no watch, and what is sent to it fails`() throws {
    expect(!WCSession.isSupported())
    expect(!WCSession.default.isReachable)
    var code: WCError.Code?
    do { try WCSession.default.updateApplicationContext(["a": 1]) } catch { code = (error as? WCError)?.code }
    expect(code, equals: .sessionNotSupported)
    code = nil
    WCSession.default.sendMessage(["a": 1], replyHandler: nil) { code = ($0 as? WCError)?.code }
    expect(code, equals: .sessionNotSupported)
    let found = reports(of: "WCSession") { WCSession.default.sendMessage(["a": 1], replyHandler: nil) }
    expect(found.count, equals: 1)
  }
  @Test func `nobody wakes the app`() throws {
    let found = reports(of: "BGTaskScheduler") {
      expect(
        !BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) {
          $0.setTaskCompleted(success: true)
        })
    }
    expect(found.count, equals: 1)
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    request.earliestBeginDate = Date(timeIntervalSince1970: 100)
    var code: BGTaskScheduler.Error.Code?
    do { try BGTaskScheduler.shared.submit(request) } catch { code = (error as? BGTaskScheduler.Error)?.code }
    expect(code, equals: .unavailable)
  }
  @Test func `tracking is denied`() async throws {
    let status = await ATTrackingManager.requestTrackingAuthorization()
    expect(status, equals: .denied)
    expect(ATTrackingManager.trackingAuthorizationStatus, equals: .denied)
  }
}
