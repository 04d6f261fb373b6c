import Foundation
import HearthPersistence
import TestSupport
import Testing

private struct Unknown {}

struct ActivityStateTests {
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
    var deep: Any = "text"
    for _ in 0..<1_000 { deep = [deep] }
    state.userInfo?["deep"] = deep
    #expect(state.encode().leftOut == ["7", "deep", "list", "object"])
    #expect(readAgain(state).state?.userInfo?.keys.map { "\($0.base)" } == ["text"])
  }
  @Test func `a dictionary of the app that looks like a value of another kind stays what it is`() {
    var state = ActivityState(type: "a")
    state.userInfo = ["dictionary": ["url": "text"]]
    let (read, leftOut) = readAgain(state)
    #expect(leftOut.isEmpty)
    #expect(read?.userInfo?["dictionary"] as? [String: String] == ["url": "text"])
  }
  @Test func `a value of an unknown kind is named, and all others are read`() {
    let text = #"{"type":"a","userInfo":{"later":{"colour":"red"},"odd":5,"text":{"text":"read"}}}"#
    var leftOut: [String] = []
    let read = ActivityState(Data(text.utf8), leftOut: &leftOut)
    #expect(leftOut == ["later", "odd"])
    #expect(read?.userInfo?.count == 1 && read?.userInfo?["text"] as? String == "read")
  }
  @Test func `damaged bytes are no activity`() {
    var state = ActivityState(type: "a")
    state.userInfo = ["text": "some text that is long enough"]
    let data = state.encode().data
    var leftOut: [String] = []
    for length in 0..<data.count { #expect(ActivityState(Data(data.prefix(length)), leftOut: &leftOut) == nil) }
  }
  @Test func `two thousand mutated activities are read without a crash`() {
    var state = ActivityState(type: "a"), random = SeededGenerator(seed: 42)
    state.userInfo = ["text": "t", "list": [1, 2], "date": Date(timeIntervalSince1970: 5), "data": Data([1, 2])]
    let data = state.encode().data
    for _ in 0..<2_000 {
      var bytes = Array(data), leftOut: [String] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      _ = ActivityState(Data(bytes), leftOut: &leftOut)
    }
    let deep = Data(String(repeating: "[", count: 100_000).utf8)
    var leftOut: [String] = []
    #expect(ActivityState(deep, leftOut: &leftOut) == nil)
  }
}
