// What apps import: the views and controls, and the names of UIKit, as on Apple's systems.
@_exported import HearthUI
@_exported import HearthUIKit
