// The names of UIKit for what is here, on the same nodes as SwiftUI's views. `import SwiftUI` hands them on.
//
// There is no module UIKit while it lacks views: source that asks `canImport(UIKit)` then takes its other way.
