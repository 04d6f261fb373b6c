#if GTK
  import Foundation
  import SwiftUI
  import Testing

  /// Which libraries a program loads at its start: `URLSession` is there for every source, and
  /// costs those nothing that do not use it.
  @Suite("The libraries of a program") struct LinkageTests {
    /// What the dynamic linker says that it would load.
    private func libraries(of name: String) async throws -> [String] {
      let program = try Program(Program.built(name), environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
      defer { program.end() }
      _ = try await program.status()
      return program.lines
    }

    @Test func `are those of the window, and none of the network, where no session is made`() async throws {
      for name in ["Cookbook", "Components", "NetworkProbe"] {
        let libraries = try await libraries(of: name)
        #expect(libraries.contains { $0.contains("libgtk-4.so") }, "\(name)")
        #expect(!libraries.contains { $0.contains("libFoundationNetworking") }, "\(name)")
        #expect(!libraries.contains { $0.contains("libcurl") }, "\(name)")
      }
    }
    @Test func `are those of the network too, where a session is made`() async throws {
      #expect(URLSession.shared.configuration.timeoutIntervalForRequest > 0)
      // This program is one such. The dynamic linker is asked: Foundation reads one page of a file of `/proc` at most.
      let library = try #require(dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_NOLOAD))
      dlclose(library)
    }
    @Test func `come when something is read from the network without one`() async throws {
      let program = try Program(Program.built("NetworkProbe"), environment: ["PATH": "/usr/bin:/bin"])
      defer { program.end() }
      #expect(try await program.status() == 0)
      #expect(
        program.lines == [
          "At the start: not loaded", "CoreGraphics: 2.0 1.0 true",
          // The library's own error: no connection. Without it Foundation knows no cause.
          "Attempt 1: NSURLErrorDomain -1004", "Attempt 2: NSURLErrorDomain -1004", "At the end: loaded",
        ])
    }
  }
#endif
