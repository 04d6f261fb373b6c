@_exported import Foundation

/// A telephone's network. There is none.
open class CTCarrier: NSObject {
  open var carrierName: String? { nil }
  open var isoCountryCode: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
}
/// The networks of a telephone: there are none.
open class CTTelephonyNetworkInfo: NSObject {
  public override init() { super.init() }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var currentRadioAccessTechnology: String? { nil }
}
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
