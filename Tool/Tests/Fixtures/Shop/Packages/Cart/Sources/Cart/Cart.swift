public enum Cart { public static let title = "Cart" }
