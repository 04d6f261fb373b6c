import ArgumentParser
import Building
import Foundation
import Project

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Says whether this machine has what apps need, and what to do where it has not.",
    discussion: """
      Example:
        hearth doctor --json

      The status is 1 where something is missing without which nothing is built or run.
      """)

  @Flag(help: "Print what was found as JSON.")
  var json = false

  func run() throws {
    let findings = Diagnosis.all()
    if json {
      try Hearth.printJSON(findings)
    } else {
      for finding in findings {
        let mark = finding.isGood ? "ok     " : finding.isNeeded ? "missing" : "absent "
        print("\(mark)  \(finding.subject): \(finding.detail)")
      }
    }
    if findings.contains(where: { !$0.isGood && $0.isNeeded }) { throw ExitCode(1) }
  }
}
