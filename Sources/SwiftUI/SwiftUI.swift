// What apps import: the views and controls, and, with the trait UIKit, the names of UIKit, as on Apple's systems.
@_exported import HearthUI
// Foundation has these names for what it cannot do on Linux. Ours take precedence, also in a file that imports Foundation.
@_exported import class HearthUI.MeasurementFormatter
@_exported import class HearthUI.NSComparisonPredicate
@_exported import class HearthUI.NSExpression
@_exported import class HearthUI.PersonNameComponentsFormatter

#if UIKit
  @_exported import HearthUIKit
  // With the names of UIKit, for `@UIApplicationMain`: the compiler asks for the module itself.
  import UIKit
  @_exported import UserNotifications
#endif
