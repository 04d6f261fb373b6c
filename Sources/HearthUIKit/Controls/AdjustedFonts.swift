import HearthCore
import HearthUI

extension UIView {
  /// The font in the size that text has where the view is; nil where it has that size.
  func adjusted(_ font: UIFont?) -> UIFont? {
    var values = behavior.map { EnvironmentValues(scope: $0.node.scope) } ?? DrawingTools.environment
    ownTraits.apply(to: &values)
    let new = font?.adjusted(in: values.fontResolutionContext)
    return new?.pointSize == font?.pointSize ? nil : new
  }
}
