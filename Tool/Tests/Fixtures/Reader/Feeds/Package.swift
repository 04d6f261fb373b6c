// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Feeds", platforms: [.iOS(.v16)], products: [.library(name: "Feeds", targets: ["Feeds"])],
  targets: [.target(name: "Feeds")])
