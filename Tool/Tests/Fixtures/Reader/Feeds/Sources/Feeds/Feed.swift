public struct Feed: Identifiable {
  public let id: Int
  public let title: String
  public static let all = [Feed(id: 1, title: "News")]
}
