import Testing

@testable import Core

@MainActor @Test func t() { #expect(Store().items.count == 2) }
