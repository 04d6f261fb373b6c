import SwiftUI

extension LifetimeCatalogue {
  mutating func addGestures() {
    func box(_ model: LifetimeModel) -> some View {
      Text("\(model.number)").frame(width: 300, height: 300).contentShape(.rect)
    }
    add("onTapGesture") { model in box(model).onTapGesture { model.note() }.onTapGesture(count: 2) { _ in model.note() }
    }
    add("onLongPressGesture") { model in
      box(model).onLongPressGesture {
        model.note()
      } onPressingChanged: { _ in
        model.note()
      }
    }
    add("onLongTouchGesture", idiom: .tv) { model in box(model).focusable().onLongTouchGesture { model.note() } }
    add("TapGesture") { model in box(model).gesture(TapGesture().onEnded { model.note() }) }
    add("SpatialTapGesture") { model in box(model).gesture(SpatialTapGesture().onEnded { _ in model.note() }) }
    add("LongPressGesture") { model in
      box(model).gesture(LongPressGesture().onChanged { _ in model.note() }.onEnded { _ in model.note() })
    }
    add("DragGesture") { model in
      box(model).gesture(DragGesture(minimumDistance: 0).onChanged { _ in model.note() }.onEnded { _ in model.note() })
    }
    add("MagnifyGesture") { model in box(model).gesture(MagnifyGesture().onChanged { _ in model.note() }) }
    add("RotateGesture") { model in box(model).gesture(RotateGesture().onChanged { _ in model.note() }) }
    add("SpatialEventGesture") { model in box(model).gesture(SpatialEventGesture().onChanged { _ in model.note() }) }
    add("WindowDragGesture") { model in box(model).gesture(WindowDragGesture().onChanged { _ in model.note() }) }
    add("SimultaneousGesture") { model in
      box(model).simultaneousGesture(
        TapGesture().simultaneously(with: LongPressGesture()).onEnded { _ in model.note() })
    }
    add("SequenceGesture") { model in
      box(model).highPriorityGesture(TapGesture().sequenced(before: DragGesture()).onEnded { _ in model.note() })
    }
    add("ExclusiveGesture") { model in
      box(model).gesture(
        TapGesture().exclusively(before: LongPressGesture()).map { _ in model.number }.modifiers(.shift).onEnded { _ in
          model.note()
        })
    }
    add("a gesture held while its view goes") { model in
      LifetimeHeld(model: model)
    }
    add("pressed button") { model in
      Button {
        model.note()
      } label: {
        box(model)
      }.buttonRepeatBehavior(.enabled)
    }
  }
}

private struct LifetimeHeld: View {
  let model: LifetimeModel
  @GestureState private var width = 0.0
  @GestureState(resetTransaction: Transaction()) private var height = 0.0
  var body: some View {
    Text("\(model.number) \(width)").frame(width: 300, height: 300).contentShape(.rect)
      .gesture(
        DragGesture(minimumDistance: 0).updating($width) { value, state, _ in
          state = value.translation.width
          model.text = "x"
        })
  }
}
