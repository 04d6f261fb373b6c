import Foundation
import HearthTesting
import LifetimeCases
import SwiftUI

/// What `Scripts/leaks` runs.
///
///     LeakProbe rounds COUNT     shows and removes the views of every case so often; LeakSanitizer looks at the end
///     LeakProbe memory COUNT     shows and removes sheets, pages and windows so often, and prints their resident memory
@main struct LeakProbe {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let count = Int(arguments[2]) else {
      print("usage: LeakProbe rounds|memory COUNT")
      exit(2)
    }
    switch arguments[1] {
    case "rounds": await showAll(count)
    case "memory": exit(await ResidentMemory.check(count) ? 0 : 1)
    default: exit(2)
    }
  }
  @MainActor private static func showAll(_ count: Int) async {
    for subject in LifetimeCatalogue.views + LifetimeCatalogue.kit {
      let rounds = LifetimeRounds(subject)
      for number in 0..<count { rounds.run(isUsed: number.isMultiple(of: 2)) }
      await rounds.window.settleTasks()
      if let remains = rounds.remains { print("\(subject.name) leaves \(remains)") }
      rounds.window.close()
    }
    for _ in 0..<20 { await Task.yield() }
  }
}
