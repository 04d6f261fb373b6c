/// An action that another thread will run.
package struct ThreadCrossing<Input>: @unchecked Sendable {
  // Unchecked: Combine's protocols take closures and subscribers that say nothing of threads;
  // the code that schedules on one is responsible for them.
  package let run: (Input) -> Void
  package init(_ run: @escaping (Input) -> Void) { self.run = run }
}
