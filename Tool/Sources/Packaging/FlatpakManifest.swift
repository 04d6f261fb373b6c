import Foundation

/// A manifest with which `flatpak-builder` packs the files of an app, without the network: they lie beside it as an archive.
///
/// The program needs the C library of the system that it was built on or of a later one, so the runtime is one that has it, with GTK 4.
public enum FlatpakManifest {
  /// Source: Flatpak documentation, "Manifests" and "Sandbox permissions".
  public static func text(_ app: PackagedApp, archive: String) throws -> String {
    let manifest: [String: Any] = [
      "id": app.identifier, "runtime": "org.gnome.Platform", "runtime-version": "47", "sdk": "org.gnome.Sdk",
      "command": app.command,
      "finish-args": [
        "--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri", "--socket=pulseaudio",
      ],
      "modules": [
        [
          "name": app.command, "buildsystem": "simple",
          "build-commands": ["cp -r bin lib share /app/"],
          "sources": [["type": "archive", "path": archive, "strip-components": 0]],
        ] as [String: Any]
      ],
    ]
    let data = try JSONSerialization.data(
      withJSONObject: manifest, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
