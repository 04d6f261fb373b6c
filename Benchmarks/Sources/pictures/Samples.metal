// Apple's documented samples, written from their descriptions.
#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

[[ stitchable ]] half4 checkerboard(float2 position, half4 color, float size, half4 ink) {
  uint2 cell = uint2(position.x / size, position.y / size);
  bool isDark = (cell.x ^ cell.y) & 1;
  return isDark ? ink * color.a : color;
}

[[ stitchable ]] float2 wave(float2 position, float time, float2 size) {
  float2 distance = position / size;
  position.y += sin(time * 5 + position.y / 20) * 5 * distance.x;
  return position;
}

[[ stitchable ]] half4 pixellate(float2 position, SwiftUI::Layer layer, float size) {
  float2 cell = floor(position / size);
  return layer.sample((cell + 0.5) * size);
}

[[ stitchable ]]
half4 ripple(
    float2 position, SwiftUI::Layer layer, float2 origin, float time, float amplitude, float frequency, float decay,
    float speed
) {
  float distance = length(position - origin);
  float delay = distance / speed;
  time = max(0.0, time - delay);
  float amount = amplitude * sin(frequency * time) * exp(-decay * time);
  float2 direction = normalize(position - origin);
  half4 color = layer.sample(position + amount * direction);
  color.rgb += 0.3h * (amount / amplitude) * color.a;
  return color;
}
