import Foundation
import Project
import Testing

@testable import Packaging

/// A program that is a script stands for an app: what matters is what it prints.
struct AppTreeTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "hearth-packaging-\(UUID().uuidString)")

  /// Makes a built app in `folder`, runs `body` and removes it all.
  private func withApp(icon: Bool = false, _ body: (AppDescription, PackagedApp, URL) throws -> Void) throws {
    let manager = FileManager.default
    defer { try? manager.removeItem(at: folder) }
    let built = folder.appendingPathComponent("built"),
      resources = built.appendingPathComponent("Trips_Trips.resources")
    try manager.createDirectory(at: resources, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: resources.appendingPathComponent("trips.json"))
    try manager.copyItem(at: URL(fileURLWithPath: "/bin/cat"), to: built.appendingPathComponent("unused"))
    let source = folder.appendingPathComponent("trips.c"), program = built.appendingPathComponent("Trips")
    try Data(
      #"""
      #include <stdio.h>
      int main(void) {
        puts("[Desktop Entry]\nType=Application\nName=Trips\nIcon=old\nExec=\"/a \\\"b\\\"/Trips\" %U\nMimeType=text/plain;\nActions=new;\n"
             "\n[Desktop Action new]\nName=New\nExec=\"/a/Trips\" --action new");
      }
      """#.utf8
    ).write(to: source)
    try Command.output("cc", "-o", program.path, source.path)
    var description = AppDescription(name: "Trips", platform: .iOS)
    description.information = ["CFBundleIdentifier": .text("org.example.Trips")]
    if icon {
      let set = folder.appendingPathComponent("Assets.xcassets/AppIcon.appiconset")
      try manager.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(
        """
        {"images": [
          {"filename": "dark.png", "size": "2048x2048", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"filename": "small.png", "size": "20x20", "scale": "2x"}, {"filename": "large.png", "size": "1024x1024"},
          {"filename": "missing.png", "size": "4096x4096"}, {"size": "83.5x83.5"}
        ]}
        """.utf8
      ).write(to: set.appendingPathComponent("Contents.json"))
      for (name, color) in [("dark.png", "000000"), ("small.png", "00ff00"), ("large.png", "ff0000")] {
        let drawing = set.appendingPathComponent(name + ".svg")
        try Data(
          "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'><rect width='64' height='64' fill='#\(color)'/></svg>"
            .utf8
        ).write(to: drawing)
        try PictureScaler.scale(drawing, to: 64, into: set.appendingPathComponent(name))
        try manager.removeItem(at: drawing)
      }
      description.resources = [Resource(set.deletingLastPathComponent())]
    }
    try body(description, try PackagedApp(description, .init()), built)
  }
  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  @Test func `has the program with what belongs to it, and a command`() throws {
    try withApp { description, app, built in
      let tree = try AppTree(description, app, built: built, into: folder.appendingPathComponent("usr"))
      #expect(exists("usr/lib/org.example.Trips/Trips"))
      #expect(exists("usr/lib/org.example.Trips/Trips_Trips.resources/trips.json"))
      #expect(!exists("usr/lib/org.example.Trips/unused"))
      #expect(try Command.output(folder.appendingPathComponent("usr/bin/trips").path).contains("Name=Trips"))
      #expect(tree.dependencies == ["libc6"])
    }
  }

  @Test func `desktops start the command, with its actions`() throws {
    try withApp { description, app, built in
      _ = try AppTree(description, app, built: built, into: folder.appendingPathComponent("usr"))
      let entry = try text("usr/share/applications/org.example.Trips.desktop")
      #expect(entry.contains("\nExec=trips %U\n"))
      #expect(entry.contains("\nExec=trips --action new\n"))
      #expect(entry.contains("\nIcon=org.example.Trips\n") && !entry.contains("Icon=old"))
      #expect(entry.contains("\nCategories=Utility;\n"))
      #expect(entry.components(separatedBy: "\nIcon=").count == 2)
      try Command.output(
        "desktop-file-validate", folder.appendingPathComponent("usr/share/applications/org.example.Trips.desktop").path)
    }
  }

  @Test func `the bus of the session starts the command`() throws {
    try withApp { description, app, built in
      _ = try AppTree(description, app, built: built, into: folder.appendingPathComponent("usr"))
      #expect(
        try text("usr/share/dbus-1/services/org.example.Trips.service")
          == "[D-BUS Service]\nName=org.example.Trips\nExec=/usr/bin/trips\n")
      // Its actions have arguments, which the bus does not hand on.
      #expect(try !text("usr/share/applications/org.example.Trips.desktop").contains("DBusActivatable"))
      let plain = "[Desktop Entry]\nType=Application\nName=Trips\nExec=/a/Trips %U\n"
      #expect(DesktopFile.text(printed: plain, app).contains("\nDBusActivatable=true\n"))
    }
  }
  @Test(arguments: ["Trips", "org.2nd.Trips", "org.example..Trips", "org.example.My Trips"])
  func `an app whose identifier is no name of the bus is not started by it`(identifier: String) throws {
    try withApp { description, app, _ in
      var app = app
      app.identifier = identifier
      #expect(DesktopFile.service(app) == nil)
      #expect(!DesktopFile.text(printed: "[Desktop Entry]\nExec=/a/Trips\n", app).contains("DBusActivatable"))
    }
  }

  @Test func `software centres take its description`() throws {
    try withApp { description, app, built in
      var app = app
      app.summary = "Plans <trips> & tours"
      app.homepage = "https://example.org/trips"
      app.license = "MIT"
      _ = try AppTree(
        description, app, built: built, into: folder.appendingPathComponent("usr"),
        pictures: ["https://example.org/a.png"], date: Date(timeIntervalSince1970: 1_764_374_400))
      let file = "usr/share/metainfo/org.example.Trips.metainfo.xml"
      #expect(try text(file).contains("Plans &lt;trips&gt; &amp; tours"))
      #expect(try text(file).contains("date=\"2025-11-29\""))
      try Command.output("appstreamcli", "validate", "--no-net", folder.appendingPathComponent(file).path)
    }
  }

  @Test func `the largest picture of the icon is there in all sizes, and never that of the dark look`() throws {
    try withApp(icon: true) { description, app, built in
      #expect(IconFiles(description).picture?.lastPathComponent == "large.png")
      _ = try AppTree(description, app, built: built, into: folder.appendingPathComponent("usr"))
      for size in IconFiles.sizes {
        let file = folder.appendingPathComponent("usr/share/icons/hicolor/\(size)x\(size)/apps/org.example.Trips.png")
        let data = try Data(contentsOf: file)
        // Source: PNG specification, IHDR: the width is at byte 16.
        #expect(data.count > 24 && data[16..<20].reduce(0) { $0 << 8 | Int($1) } == size)
      }
    }
  }
  @Test func `an app without an icon has its first letter`() throws {
    try withApp { description, app, built in
      _ = try AppTree(description, app, built: built, into: folder.appendingPathComponent("usr"))
      #expect(try text("usr/share/icons/hicolor/scalable/apps/org.example.Trips.svg").contains(">T</text>"))
    }
  }

  @Test func `becomes a package that dpkg reads and lintian has nothing against`() throws {
    try withApp { description, app, built in
      var app = app
      (app.developer, app.email, app.license) = ("Ann Author", "ann@example.net", "MIT")
      app.details = ["The first.\nIts second line.", "Another."]
      let root = folder.appendingPathComponent("root")
      let tree = try AppTree(description, app, built: built, into: root.appendingPathComponent("usr"))
      let package = try DebianPackage.write(tree, root: root, into: folder)
      let fields = try Command.output("dpkg-deb", "--field", package.path)
      #expect(fields.contains("Package: trips\nVersion: 1.0\n"))
      #expect(fields.contains("Depends: libc6\n"))
      #expect(fields.contains(" Its second line.\n .\n Another.\n"))
      #expect(
        try Command.output("dpkg-deb", "--contents", package.path).contains(
          "./usr/bin/trips -> ../lib/org.example.Trips/Trips"))
      // Without a manual page, as apps of a desktop have none; the program of this test was compiled without the distribution's options.
      let expected = [
        "hardening-no-pie", "hardening-no-fortify-functions",
        "initial-upload-closes-no-bugs",
      ]
      let said = try Command.output(
        "lintian", "--allow-root", "--fail-on", "none", "--tag-display-limit", "0", package.path)
      let complaints = said.split(separator: "\n").filter { line in
        (line.hasPrefix("E:") || line.hasPrefix("W:")) && !expected.contains { line.contains($0) }
      }
      #expect(complaints == [])
    }
  }

  @Test func `becomes a manifest with everything beside it`() throws {
    try withApp { _, app, _ in
      let manifest = try FlatpakManifest.text(app, archive: "trips.tar.xz")
      let read = try JSONSerialization.jsonObject(with: Data(manifest.utf8)) as? [String: Any]
      #expect(read?["id"] as? String == "org.example.Trips")
      #expect(read?["command"] as? String == "trips")
      #expect(manifest.contains("\"path\" : \"trips.tar.xz\"") && !manifest.contains("http"))
    }
  }

  @Test func `a program that was not built, or lacks a library, is reported`() throws {
    try withApp { description, app, built in
      try FileManager.default.removeItem(at: built.appendingPathComponent("Trips"))
      let prefix = folder.appendingPathComponent("usr")
      let problem = #expect(throws: PackagedApp.Problem.self) {
        try AppTree(description, app, built: built, into: prefix)
      }
      #expect(problem?.description.contains("there is no program") == true)
    }
  }
}
