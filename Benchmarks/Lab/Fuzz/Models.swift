// sources: Kits/CoreData/Model
import Foundation

let fuzzTargets = [FuzzTarget("data-models") { _ = try? ModelXML.read(Data($0)) }]
