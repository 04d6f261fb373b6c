// With a mistake in it, a body is type checked once more for each form of each modifier around the mistake that fits, and
// also for each that would fit with a smaller change than the mistake takes: an argument that lacks one conformance is
// such a change, and one that lacks three cannot be changed into it. So a form for few types demands two conformances more than it needs,
// and these are them. (Measured with Swift 6.3: `Benchmarks/README.md`, "Mistakes".)

/// What a form of a modifier for few types demands of its argument.
public protocol _ExactArgument {}
/// What a form of a modifier for few types demands of its argument beside `_ExactArgument`.
public protocol _SingularArgument {}

extension Rectangle: _ExactArgument, _SingularArgument {}
extension Ellipse: _ExactArgument, _SingularArgument {}
extension Circle: _ExactArgument, _SingularArgument {}
extension Capsule: _ExactArgument, _SingularArgument {}
extension RoundedRectangle: _ExactArgument, _SingularArgument {}
extension UnevenRoundedRectangle: _ExactArgument, _SingularArgument {}
