import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// The item in all types that it can become.
  package convenience init<T: Transferable>(transferring item: T) {
    self.init()
    for route in item.exportingRoutes(.ownProcess) { register(route) { item } }
    suggestedName = item.suggestedFilename.map {
      URL(fileURLWithPath: "/" + $0).deletingPathExtension().lastPathComponent
    }
  }

  /// Adds all types that a value can become. The value is made when somebody asks for its data.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    for route in T.transferRoutes where route.export != nil { register(route) { transferable() } }
  }
  private func register(_ route: _TransferRoute, _ item: @escaping @Sendable () -> any Sendable) {
    // The first representation of a type is the one that was meant.
    guard let export = route.export, !registeredTypeIdentifiers.contains(route.contentType.identifier) else { return }
    let visibility: NSItemProviderRepresentationVisibility =
      switch route.visibility {
      case .all: .all
      case .team: .team
      case .group: .group
      default: .ownProcess
      }
    registerDataRepresentation(for: route.contentType, visibility: visibility) { completion in
      let item = item()
      guard route.canExport(item) else {
        completion(
          nil,
          TransferError("The item is not exported as \(route.contentType.identifier): its condition does not hold."))
        return nil
      }
      export.start(item) { result in
        do { completion(try result.get().data, nil) } catch { completion(nil, error) }
      }
      return nil
    }
  }

  /// Makes a value: from the first of its types that the item has and whose data is good,
  /// else from the file whose URL the item is.
  ///
  /// - Parameter completionHandler: Runs once: at once, in this call, where nothing has to wait.
  @discardableResult public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let finish: @Sendable (Result<any Sendable, any Error>) -> Void = { result in
      progress.completedUnitCount = 1
      completionHandler(result.flatMap { value in Result { try item(value, as: T.self) } })
    }
    let routes = T.transferRoutes.filter { $0.import != nil }
    let direct = routes.filter { hasItemConformingToTypeIdentifier($0.contentType.identifier) }
    let failure = TransferError("The item has no type that \(T.self) is made from.")
    load(direct[...], failure) { result in
      guard case .failure(let error) = result, self.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier) else {
        return finish(result)
      }
      self.loadFile(routes, error, finish)
    }
    return progress
  }
  private func load(
    _ routes: ArraySlice<_TransferRoute>, _ failure: any Error,
    _ finish: @escaping @Sendable (Result<any Sendable, any Error>) -> Void
  ) {
    guard let route = routes.first, let make = route.import else { return finish(.failure(failure)) }
    let name = suggestedName
    loadDataRepresentation(forTypeIdentifier: route.contentType.identifier) { data, error in
      guard let data else { return self.load(routes.dropFirst(), error ?? failure, finish) }
      make.start(.data(data, fileName: name)) { result in
        if case .failure(let error) = result { self.load(routes.dropFirst(), error, finish) } else { finish(result) }
      }
    }
  }
  /// Whether a file of some type can be what values of a type are made from: text and
  /// URLs are, and never what is in a file.
  package static func takesFiles<T: Transferable>(_ type: T.Type) -> Bool {
    type.transferRoutes.contains(where: takesFile)
  }
  private static func takesFile(_ route: _TransferRoute) -> Bool {
    route.import != nil && !route.contentType.conforms(to: .text) && !route.contentType.conforms(to: .url)
      && route.contentType != .data
  }
  private func loadFile(
    _ routes: [_TransferRoute], _ failure: any Error,
    _ finish: @escaping @Sendable (Result<any Sendable, any Error>) -> Void
  ) {
    loadDataRepresentation(forTypeIdentifier: UTType.fileURL.identifier) { data, _ in
      guard
        let url = data.flatMap({
          URL(string: String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        }),
        url.isFileURL, let type = UTType(filenameExtension: url.pathExtension),
        let make = routes.first(where: { Self.takesFile($0) && type.conforms(to: $0.contentType) })?.import
      else { return finish(.failure(failure)) }
      make.start(.file(url), finish)
    }
  }
}
