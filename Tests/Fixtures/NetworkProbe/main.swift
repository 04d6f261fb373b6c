// A program that names nothing of the network, and reads from it all the same:
// what is loaded when, and what comes of it.
import CoreGraphics
import SwiftUI

func report(_ time: String) {
  print("\(time): \(dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_NOLOAD) == nil ? "not loaded" : "loaded")")
}
report("At the start")
// Not in a test: together with Testing the compiler looks for an overlay of CoreGraphics that Linux does not have.
let inner = CGRect(x: 0, y: 0, width: 4, height: 4).insetBy(dx: 1, dy: 1)
print("CoreGraphics: \(inner.width) \(CGColor(gray: 0, alpha: 1).alpha) \(CGAffineTransform.identity.isIdentity)")
// Nobody listens there.
for attempt in 1...2 {
  do {
    print("read \(try Data(contentsOf: URL(string: "http://127.0.0.1:1/")!).count) bytes")
  } catch {
    // As an error first: what Foundation put there is a Swift error, of which a cast makes no NSError.
    let cause = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    print("Attempt \(attempt): \(cause?.domain ?? "no cause") \(cause?.code ?? 0)")
  }
}
report("At the end")
