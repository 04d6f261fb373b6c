import Foundation
import HearthPersistence
import Testing

private struct Unknown {}

@Suite struct ActivityStateTests {
  private func readAgain(_ state: ActivityState) -> (state: ActivityState?, leftOut: [String]) {
    var leftOut: [String] = []
    let read = ActivityState(state.encode().data, leftOut: &leftOut)
    return (read, leftOut)
  }

  @Test func `values of every kind that an activity may have come back`() throws {
    let url = try #require(URL(string: "https://example.org/a?b=c")), id = UUID()
    let date = Date(timeIntervalSince1970: 1_000_000)
    var state = ActivityState(type: "org.example.view")
    state.userInfo = [
      "text": "ü", "number": 5, "fraction": 2.5, "small": Float(1.5), "width": CGFloat(3.5), "flag": true, "url": url,
      "id": id,
      "date": date, "data": Data([1, 2]), "null": NSNull(), "list": ["a", "b"], "set": Set(["x"]),
      "nested": ["url": url, "numbers": [1, 2]] as [String: Any],
    ]
    let (read, leftOut) = readAgain(state)
    let info = try #require(read?.userInfo)
    #expect(leftOut.isEmpty)
    #expect(info.count == 14)
    #expect(info["text"] as? String == "ü")
    #expect(info["number"] as? Int == 5)
    #expect(info["fraction"] as? Double == 2.5)
    #expect(info["small"] as? Float == 1.5)
    #expect(info["width"] as? CGFloat == 3.5)
    #expect(info["flag"] as? Bool == true)
    #expect(info["url"] as? URL == url)
    #expect(info["id"] as? UUID == id)
    #expect(info["date"] as? Date == date)
    #expect(info["data"] as? Data == Data([1, 2]))
    #expect(info["null"] is NSNull)
    #expect(info["list"] as? [String] == ["a", "b"])
    #expect(info["set"] as? Set<String> == ["x"])
    let nested = try #require(info["nested"] as? [String: Any])
    #expect(nested["url"] as? URL == url)
    #expect(nested["numbers"] as? [Int] == [1, 2])
  }
  @Test func `everything else about an activity comes back`() throws {
    var state = ActivityState(type: "org.example.view")
    state.title = "Soup"
    state.requiredKeys = ["a", "b"]
    state.keywords = ["soup"]
    state.webpageURL = URL(string: "https://example.org")
    state.referrerURL = URL(string: "https://example.net")
    state.expirationDate = Date(timeIntervalSince1970: 5)
    state.targetContentIdentifier = "soup"
    state.persistentIdentifier = "7"
    let read = try #require(readAgain(state).state)
    #expect(read.type == "org.example.view" && read.title == "Soup" && read.userInfo == nil)
    #expect(read.requiredKeys == ["a", "b"] && read.keywords == ["soup"])
    #expect(read.webpageURL == state.webpageURL && read.referrerURL == state.referrerURL)
    #expect(read.expirationDate == state.expirationDate)
    #expect(read.targetContentIdentifier == "soup" && read.persistentIdentifier == "7")
  }
  @Test func `a value that cannot be kept is named, and all others are kept`() {
    var state = ActivityState(type: "a")
    state.userInfo = ["object": Unknown(), "list": [Unknown()], 7: "a number for a key", "text": "kept"]
    #expect(state.encode().leftOut == ["7", "list", "object"])
    #expect(readAgain(state).state?.userInfo?.keys.map { "\($0.base)" } == ["text"])
  }
  @Test func `a dictionary of the app that looks like a value of another kind stays what it is`() {
    var state = ActivityState(type: "a")
    state.userInfo = ["dictionary": ["hearth.kind": "URL", "value": "text"]]
    let (read, leftOut) = readAgain(state)
    #expect(leftOut.isEmpty)
    #expect(read?.userInfo?["dictionary"] as? [String: String] == ["hearth.kind": "URL", "value": "text"])
  }
  @Test func `a value of an unknown kind is named, and all others are read`() throws {
    let values: [String: Any] = [
      "type": "a", "userInfo": ["later": ["hearth.kind": "Colour", "value": "red"], "text": "read"],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    var leftOut: [String] = []
    let read = ActivityState(data, leftOut: &leftOut)
    #expect(leftOut == ["later"])
    #expect(read?.userInfo?.count == 1 && read?.userInfo?["text"] as? String == "read")
  }
  @Test func `damaged bytes are no activity`() {
    var state = ActivityState(type: "a")
    state.userInfo = ["text": "some text that is long enough"]
    let data = state.encode().data
    var leftOut: [String] = []
    for length in [0, 1, 7, data.count / 2, data.count - 1] {
      #expect(ActivityState(Data(data.prefix(length)), leftOut: &leftOut) == nil)
    }
  }
}
