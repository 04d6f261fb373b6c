// Functions as apps write them, from descriptions of Apple's samples.
#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

// A chess board in the ink over what is there.
[[ stitchable ]] half4 checkerboard(float2 position, half4 color, float size, half4 ink) {
  uint2 cell = uint2(position.x / size, position.y / size);
  bool isDark = (cell.x ^ cell.y) & 1;
  return isDark ? ink * color.a : color;
}

[[ stitchable ]] half4 swapped(float2 position, half4 color) { return half4(color.bgr, color.a); }

[[stitchable]] float2 shifted(float2 position, float2 offset) { return position + offset; }

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

constant float3 weights = float3(0.2126, 0.7152, 0.0722);

// Helpers, templates and matrices as they are written.
template <typename T> static T squared(T x) { return x * x; }
static half luminance(half3 color) { return dot(color, half3(weights)); }
[[ stitchable ]] half4 grey(float2 position, half4 color) {
  half3x3 identity = half3x3(1.0);
  half l = luminance(identity * color.rgb);
  return half4(half3(squared(sqrt(l))), color.a);
}

/* [[ stitchable ]] half4 commentedOut(float2 position) { return half4(1); } */
// [[ stitchable ]] half4 alsoCommentedOut(float2 position) { return half4(1); }

[[ stitchable ]] half4 bands(float2 position, float4 box, device const half4 *colors, int count) {
  if (count == 0) return half4(0);
  int index = clamp(int((position.x - box.x) / box.z * float(count)), 0, count - 1);
  return colors[index];
}

[[ stitchable ]] half4 levels(float2 position, device const float *values, int count, device const void *bytes, int size) {
  float v = values[clamp(int(position.x), 0, count - 1)];
  float b = float(((device const uchar *)bytes)[clamp(int(position.y), 0, size - 1)]) / 255.0;
  return half4(v, b, 0, 1);
}

[[ stitchable ]] half4 textured(float2 position, half4 color, texture2d<half> image) {
  constexpr sampler tiled(coord::pixel, address::repeat, filter::nearest);
  return image.sample(tiled, position) * color.a;
}

// Results that are no colours.
[[ stitchable ]] half4 broken(float2 position, half4 color, float kind) {
  return kind < 1 ? half4(NAN) : kind < 2 ? half4(INFINITY) : half4(-5, 9, 0.5, 0.5);
}
[[ stitchable ]] float2 nowhere(float2 position) { return float2(NAN, INFINITY); }
