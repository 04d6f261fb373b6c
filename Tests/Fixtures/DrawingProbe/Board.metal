// Functions of the probe.
#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

[[ stitchable ]] half4 board(float2 position, half4 color, float size) {
  float2 cell = floor(position / size);
  return fmod(cell.x + cell.y, 2.0) > 0.5 ? half4(color.bgr, color.a) : color;
}
[[ stitchable ]] float2 sway(float2 position, float height) {
  return position + float2(0, height * sin(position.x / 12));
}
[[ stitchable ]] half4 squares(float2 position, SwiftUI::Layer layer, float size) {
  return layer.sample((floor(position / size) + 0.5) * size);
}
[[ stitchable ]] half4 stripes(float2 position, float4 box) {
  float part = (position.x - box.x) / box.z;
  return half4(half(part), half(1.0 - part), 0.5h, 1.0h);
}
