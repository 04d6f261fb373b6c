import Foundation
import Testing

@testable import AssetSymbols

struct ShaderCompilerTests {
  /// What the compiler says of a source; nil where it says nothing.
  private func message(_ source: String) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Own.metal")
    try Data(source.utf8).write(to: file)
    do {
      try ShaderCompiler().compile([file.path], to: folder.appending(path: "out").path)
      return nil
    } catch let failure as ShaderCompiler.Failure { return failure.description }
  }
  private let head = "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n"

  @Test func `Functions are found by their attribute`() {
    let source = """
      [[ stitchable ]] half4 first(float2 p, half4 c) { return c; }
      [[stitchable]]
      float2 second (float2 p) { return p; }
      half4 helper(float2 p) { return 0; }
      // [[ stitchable ]] half4 third(float2 p)
      [[ stitchable ]] metal::half4 fourth(
        float2 p) { return 0; }
      """
    #expect(ShaderCompiler.functions(in: source) == ["first", "second", "fourth"])
  }

  @Test func `What the language has is compiled`() throws {
    let source =
      head + """
        struct Light { float3 place; half4 color; };
        constant int count = 3;
        static float noise(float2 p) { return fract(sin(dot(p, float2(12.9898, 78.233))) * 43758.5453); }
        [[ stitchable ]] half4 all(float2 position, half4 color, float time) {
          Light light = {float3(position, 1), half4(1, 0, 0, 1)};
          float2x2 turn = float2x2(cos(time), -sin(time), sin(time), cos(time));
          float2 p = turn * (position - float2(10));
          p *= rsqrt(dot(p, p) + 1e-3);
          float3 n = normalize(cross(float3(p, 0), float3(0, 0, 1)));
          half3 c = mix(color.rgb, light.color.rgb, half(smoothstep(0.0, 1.0, n.x)));
          for (int i = 0; i < count; i++) { c += 0.1h * half3(noise(position + float(i))); }
          c = select(c, half3(0), c > half3(1));
          c.rg = clamp(c.gr, 0.0h, 1.0h);
          uint bits = as_type<uint>(time);
          c.b = pow(max(c.b, 0.0h), 2.2h) * half(bits & 1u) + fmod(time, 2) + step(0.5, time) + abs(sign(time));
          float whole; c.r += modf(time, whole) + atan2(p.y, p.x) / (2 * M_PI_F) + precise::sin(time);
          if (any(isnan(float3(c)))) return half4(0);
          return half4(saturate(c), 1) * color.a;
        }
        """
    #expect(try message(source) == nil)
  }

  @Test func `What the header has not is named, with its place in the source`() throws {
    let missing = try message(head + "[[ stitchable ]] half4 f(float2 p, half4 c) { return c * simdgroup_sum(c.r); }\n")
    #expect(missing?.contains("Own.metal:4:") == true)
    #expect(missing?.contains("simdgroup_sum") == true)
    let type = try message(head + "[[ stitchable ]] half4 f(float2 p, half4 c, texture3d<half> t) { return c; }\n")
    #expect(type?.contains("texture3d") == true)
    let header = try message("#include <metal_raytracing>\n")
    #expect(header?.contains("metal_raytracing") == true)
  }
}
