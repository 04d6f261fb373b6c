#if GTK
  import CGTK
  import HearthCore

  extension GTKWindow {
    /// Prints when a frame has been painted: seconds of the monotonic clock. The
    /// first one's line is for measuring a start.
    func traceFrames() {
      gtk_widget_realize(canvas)
      let painted: @convention(c) (OpaquePointer, gpointer?) -> Void = { _, data in
        let window = gtkWindow(data)
        MainActor.assumeIsolated {
          if window.output == nil { return }
          window.paintedFrames += 1
          if Trace.isWanted(.frames) {
            Trace.write(
              "\(window.paintedFrames == 1 ? "first frame" : "frame \(window.paintedFrames)") painted at \(window.now)")
          }
          if Trace.isWanted(.views) {
            let views = Trace.viewsText(window.content.accessibilityElements, of: window.traceNumber)
            if views != window.tracedViews { Trace.write(views) }
            window.tracedViews = views
          }
        }
      }
      tracedClock = gtk_widget_get_frame_clock(canvas)
      if let tracedClock {
        connect(tracedClock, "after-paint", unsafeBitCast(painted, to: GCallback.self), self)
      }
    }
  }
#endif
