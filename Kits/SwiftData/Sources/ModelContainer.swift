import Foundation
import GRDB

/// A store of models.
public struct ContainerPlaceholder {}
