/// What views may be in, for `appearance(whenContainedInInstancesOf:)`.
@MainActor @preconcurrency public protocol UIAppearanceContainer {}
