import CBundle
import Foundation
import HearthStrings

// What `Bundle.main` finds beside what Foundation finds there: the resources of the program's targets.
// Foundation asks on any thread: see CBundle.

/// The bundles of the targets' resources, the program's own first.
private enum TargetResources {
  /// `Info.plist` under the name that the plugin XcodeTarget gives it: the package manager takes no file of that name.
  // Never changed after it was made.
  nonisolated(unsafe) static let information: NSDictionary? = {
    guard let directory = ResourceDirectories.own,
      let data = FileManager.default.contents(atPath: directory + "/AppInfo.plist")
    else { return nil }
    let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    return values.map { NSDictionary(dictionary: $0) }
  }()
  /// What the app's information says in the user's language, with all that it says in no language: Foundation asks nothing
  /// else where there are translations. Nil without any.
  // Never changed after it was made.
  nonisolated(unsafe) static let localizedInformation: NSDictionary? = {
    guard let bundle = ResourceDirectories.own.flatMap({ Bundle(path: $0) }) else { return nil }
    let texts = AppStrings.texts(table: "InfoPlist", of: bundle)
    if texts.isEmpty { return nil }
    var values = (information as? [String: Any]) ?? Bundle.main.infoDictionary ?? [:]
    values.merge(texts) { $1 }
    return NSDictionary(dictionary: values)
  }()
  static let bundles: [Bundle] = ResourceDirectories.main.compactMap { directory in
    directory.hasSuffix(".resources") ? Bundle(path: directory) : nil
  }
}

private func text(_ string: UnsafeRawPointer?) -> String? {
  string.map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() as String }
}
private func retained(_ object: AnyObject) -> UnsafeRawPointer {
  UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
}

@_cdecl("hearth_resource")
package func hearthResource(
  _ name: UnsafeRawPointer?, _ type: UnsafeRawPointer?, _ directory: UnsafeRawPointer?,
  _ localization: UnsafeRawPointer?
) -> UnsafeRawPointer? {
  let name = text(name), type = text(type), directory = text(directory), localization = text(localization)
  for bundle in TargetResources.bundles {
    let url: URL? =
      localization == nil
      ? bundle.url(forResource: name, withExtension: type, subdirectory: directory)
      : bundle.url(forResource: name, withExtension: type, subdirectory: directory, localization: localization)
    if let url { return retained(url as NSURL) }
  }
  return nil
}

@_cdecl("hearth_resources")
package func hearthResources(
  _ type: UnsafeRawPointer?, _ directory: UnsafeRawPointer?, _ localization: UnsafeRawPointer?
) -> UnsafeRawPointer? {
  let type = text(type), directory = text(directory), localization = text(localization)
  var found: [NSURL] = []
  for bundle in TargetResources.bundles {
    found +=
      (localization == nil
        ? bundle.urls(forResourcesWithExtension: type, subdirectory: directory)
        : bundle.urls(forResourcesWithExtension: type, subdirectory: directory, localization: localization)) ?? []
  }
  return found.isEmpty ? nil : retained(NSArray(array: found))
}

@_cdecl("hearth_resource_directory")
package func hearthResourceDirectory() -> UnsafeRawPointer? {
  ResourceDirectories.own.map { retained(NSURL(fileURLWithPath: $0, isDirectory: true)) }
}

@_cdecl("hearth_information")
package func hearthInformation() -> UnsafeRawPointer? {
  TargetResources.information.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
}

@_cdecl("hearth_localized_information")
package func hearthLocalizedInformation() -> UnsafeRawPointer? {
  TargetResources.localizedInformation.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
}

@_cdecl("hearth_localized_string")
package func hearthLocalizedString(_ key: UnsafeRawPointer, _ table: UnsafeRawPointer?) -> UnsafeRawPointer? {
  guard let key = text(key) else { return nil }
  return AppStrings.text(key, table: text(table)).map { retained($0 as NSString) }
}
