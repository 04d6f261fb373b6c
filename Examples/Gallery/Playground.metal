// Functions that the page of shaders plays with.
#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// A ring that runs out from a point: what it passes is pushed away from the point and back, and shines a little.
[[ stitchable ]] half4 ripple(
    float2 position, SwiftUI::Layer layer, float2 origin, float time, float amplitude, float frequency, float decay,
    float speed) {
  float2 away = position - origin;
  float distance = length(away);
  float since = max(0.0, time - distance / speed);
  float push = amplitude * sin(frequency * since) * exp(-decay * since);
  float2 direction = distance > 0.001 ? away / distance : float2(0);
  half4 color = layer.sample(position + push * direction);
  color.rgb += 0.25h * half(push / amplitude) * color.a;
  return color;
}

// Columns rise and fall, each a little later than the one before.
[[ stitchable ]] float2 wave(float2 position, float time, float height, float length) {
  position.y += height * sin(time * 3.0 - position.x / length * 6.2832) * 0.5;
  return position;
}

// Squares with the colour of their middles.
[[ stitchable ]] half4 pixellate(float2 position, SwiftUI::Layer layer, float size) {
  float2 corner = floor(position / size) * size;
  return layer.sample(corner + size / 2);
}

// Every other square of a board is mixed with the ink.
[[ stitchable ]] half4 checkerboard(float2 position, half4 color, float size, half4 ink) {
  float2 cell = floor(position / size);
  bool isDark = fmod(abs(cell.x + cell.y), 2.0) > 0.5;
  return isDark ? mix(color, half4(ink.rgb / max(ink.a, 0.001h), 1.0h) * color.a, ink.a) : color;
}

// Rings of the given colours about the middle of the box, which grow with time.
[[ stitchable ]] half4 rings(float2 position, float4 box, float time, device const half4 *colors, int count) {
  if (count == 0) return half4(0);
  float2 place = (position - box.xy) / box.zw - 0.5;
  float bend = 0.08 * sin(atan2(place.y, place.x) * 5.0 + time);
  float turn = fract(length(place) * 1.6 + bend - time * 0.15) * float(count);
  int first = int(turn) % count;
  return mix(colors[first], colors[(first + 1) % count], half(smoothstep(0.0, 1.0, fract(turn))));
}
