#if GTK
  import CGTK
  import Foundation
  import HearthCore

  extension GTKDesktop {
    /// Answers the command `hearth`: see `InspectionSocket`.
    func openInspection() {
      inspection = InspectionSocket.open { [weak self] word, rest in
        guard let self else { throw InspectionProblem("the app is about to end") }
        switch word {
        case "snapshot": return try record(into: rest.trimmingCharacters(in: .newlines))
        case "notice":
          setNotice(rest.trimmingCharacters(in: .whitespacesAndNewlines))
          return ""
        default: throw InspectionProblem("there is no question '\(word)'")
        }
      }
    }

    private func record(into folder: String) throws -> String {
      var paths: [String] = []
      for (index, window) in openWindows.enumerated() {
        guard let record = window.record() else { continue }
        do { paths += try record.write("window-\(index + 1)", into: URL(fileURLWithPath: folder)) } catch {
          throw InspectionProblem("\(folder) cannot be written: \(error.localizedDescription)")
        }
      }
      if paths.isEmpty { throw InspectionProblem("the app has no window") }
      return paths.map { $0 + "\n" }.joined()
    }
    private func setNotice(_ text: String) {
      let notice = text.isEmpty ? nil : WindowNotice(text: text)
      for window in openWindows { window.setNotice(notice) }
    }
  }
#endif
