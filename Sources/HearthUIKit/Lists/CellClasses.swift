import CMetadata
import HearthCore

extension ClassInitializer {
  private static let cell = ClassInitializer(firstOf: UITableViewCell.self)
  private static let sectionEnd = ClassInitializer(firstOf: UITableViewHeaderFooterView.self)

  /// `type.init(style:reuseIdentifier:)`
  static func make<V: UITableViewCell>(_ type: V.Type, style: UITableViewCell.CellStyle, _ identifier: String?) -> V {
    let (code, type) = cell.code(type), words = words(identifier)
    return object(hearth_init_case_string(code, UInt8(style.rawValue), words.0, words.1, type))
  }
  /// `type.init(reuseIdentifier:)`
  static func make<V: UITableViewHeaderFooterView>(_ type: V.Type, _ identifier: String?) -> V {
    let (code, type) = sectionEnd.code(type), words = words(identifier)
    return object(hearth_init_string(code, words.0, words.1, type))
  }
}
