import Foundation

// Functions that apps find in Foundation on Apple's systems.

/// Calls a function. Objects are freed as soon as nobody refers to them here, so that there is nothing to wait for.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since the beginning of 2001, by the system's clock, which the user may set.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date.timeIntervalSinceReferenceDate }
