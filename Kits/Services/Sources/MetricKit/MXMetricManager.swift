@_exported import Foundation
import HearthCore

open class MXMetricPayload: NSObject, @unchecked Sendable { open func jsonRepresentation() -> Data { Data() } }
open class MXDiagnosticPayload: NSObject, @unchecked Sendable { open func jsonRepresentation() -> Data { Data() } }
/// Who hears what was measured. Nothing is.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// Measures apps of all users: nobody does, which is reported.
public final class MXMetricManager: NSObject, Sendable {
  public static let shared = MXMetricManager()
  public class func makeLogHandle(category: String) -> String { category }
  public func add(_ subscriber: any MXMetricManagerSubscriber) {
    Report(kind: .notOnLinux, path: "MXMetricManager", message: "nobody measures apps, so no payload comes.").tell()
  }
  public func remove(_ subscriber: any MXMetricManagerSubscriber) {}
  public var pastPayloads: [MXMetricPayload] { [] }
  public var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
}
