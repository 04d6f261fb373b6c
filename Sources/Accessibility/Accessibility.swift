@_exported import class HearthCore.AXCategoricalDataAxisDescriptor
@_exported import class HearthCore.AXChartDescriptor
// Descriptions of charts and announcements under the name that source imports. `import SwiftUI` brings the same names.
@_exported import enum HearthCore.AXCustomContent
@_exported import protocol HearthCore.AXDataAxisDescriptor
@_exported import class HearthCore.AXDataPoint
@_exported import class HearthCore.AXDataPointValue
@_exported import class HearthCore.AXDataSeriesDescriptor
@_exported import class HearthCore.AXNumericDataAxisDescriptor
@_exported import enum HearthUI.AccessibilityNotification
