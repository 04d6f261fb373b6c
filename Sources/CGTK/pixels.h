#pragma once
#include <math.h>
#include <stdint.h>

// What is computed for each pixel: in C, which builds for debugging compile into loops, too. In Swift such a build takes half a
// microsecond for each step.

/// The sum of a value and its neighbours to both sides, two words each, as much as they count.
static inline void hearth_weigh(const uint64_t *at, const uint64_t *weights, long reach, uint64_t *even, uint64_t *odd) {
    uint64_t first = at[0] * weights[0], second = at[1] * weights[0];
    for (long step = 1; step <= reach; step++) {
        first += (at[-step * 2] + at[step * 2]) * weights[step];
        second += (at[1 - step * 2] + at[1 + step * 2]) * weights[step];
    }
    *even = first;
    *odd = second;
}

/// Blurs rows of premultiplied pixels of four bytes; those at the edges go on beyond them.
///
/// - weights: The curve to one side, its middle first, `reach` more after it. On both sides together they add up to 65,536.
/// - middle: Room for two words a pixel: two parts of a colour in each, of 32 bits.
/// - line: Room for two words for each pixel of the longer side and twice the reach.
static inline void hearth_blur(uint32_t *pixels, long width, long height, const uint64_t *weights, long reach,
                               uint64_t *middle, uint64_t *line) {
    const uint64_t both = 0x0000FFFF0000FFFF;
    for (long y = 0; y < height; y++) {
        const uint32_t *row = pixels + y * width;
        uint64_t *target = middle + y * width * 2;
        for (long x = 0; x < width + 2 * reach; x++) {
            long from = x < reach ? 0 : x - reach >= width ? width - 1 : x - reach;
            uint64_t pixel = row[from];
            line[x * 2] = (pixel & 0xFF) | (pixel & 0xFF0000) << 16;
            line[x * 2 + 1] = (pixel >> 8 & 0xFF) | (pixel & 0xFF000000) << 8;
        }
        for (long x = 0; x < width; x++) {
            uint64_t even, odd;
            hearth_weigh(line + (x + reach) * 2, weights, reach, &even, &odd);
            // 255 times 65,536: 24 bits, of which 16 stay.
            target[x * 2] = (even + 0x0000008000000080) >> 8 & both;
            target[x * 2 + 1] = (odd + 0x0000008000000080) >> 8 & both;
        }
    }
    for (long x = 0; x < width; x++) {
        for (long y = 0; y < height + 2 * reach; y++) {
            long from = y < reach ? 0 : y - reach >= height ? height - 1 : y - reach;
            line[y * 2] = middle[(from * width + x) * 2];
            line[y * 2 + 1] = middle[(from * width + x) * 2 + 1];
        }
        for (long y = 0; y < height; y++) {
            uint64_t even, odd;
            hearth_weigh(line + (y + reach) * 2, weights, reach, &even, &odd);
            // 255 times 256 times 65,536, and half a step: less than 32 bits.
            even += 0x0080000000800000;
            odd += 0x0080000000800000;
            pixels[y * width + x] = (uint32_t)((even >> 24 & 0xFF) | (even >> 56) << 16 | (odd >> 24 & 0xFF) << 8
                                               | (odd >> 56) << 24);
        }
    }
}

/// A colour at a part of a turn: red, green, blue and opacity, not premultiplied.
typedef struct { float place, red, green, blue, alpha; } HearthKnot;

/// Fills rows with the colours of an angular gradient, premultiplied, as cairo's ARGB32 has them.
///
/// - first, last: The rows that are filled, the last one not.
/// - x, y: The centre, in pixels.
/// - start: Radians, clockwise from the x axis. direction: 1 for clockwise, -1.
/// - knots: From 0 to 1, not decreasing: the first at 0, the last at 1. Two or more.
/// - jumps: Pairs of one place: where a colour follows another at once. The edge is smooth, a pixel wide.
static inline void hearth_fill_angular(uint32_t *pixels, long width, long first, long last, float x, float y, float start,
                                       float direction, const HearthKnot *knots, long knotCount, const HearthKnot *jumps,
                                       long jumpCount) {
    const float half = 1.57079632679f, whole = 3.14159265359f, turn = 0.15915494309f;
    // Most neighbours lie between the same knots.
    long at = 1;
    for (long row = first; row < last; row++) {
        float b = (float)row + 0.5f - y;
        for (long column = 0; column < width; column++) {
            float a = (float)column + 0.5f - x;
            float left = fabsf(a), up = fabsf(b), angle = 0;
            if (left > 0 || up > 0) {
                // Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.47: off by 0.00001 radians at most.
                float ratio = left < up ? left / up : up / left, square = ratio * ratio;
                angle = (((0.0208351f * square - 0.0851330f) * square + 0.1801410f) * square - 0.3302995f) * square;
                angle = (angle + 0.9998660f) * ratio;
                if (up > left) angle = half - angle;
                if (a < 0) angle = whole - angle;
                if (b < 0) angle = -angle;
            }
            float place = (angle - start) * turn * direction;
            place -= floorf(place);
            if (place < knots[at - 1].place || place > knots[at].place) {
                at = 1;
                while (at + 1 < knotCount && knots[at].place < place) at++;
            }
            const HearthKnot *from = knots + at - 1, *to = knots + at;
            float length = to->place - from->place, part = length > 0 ? (place - from->place) / length : 1;
            part = part < 0 ? 0 : part > 1 ? 1 : part;
            if (jumpCount > 0) {
                // Half of a pixel, as a part of a turn at this distance.
                float distance = sqrtf(a * a + b * b), reach = 0.5f * turn / (distance > 0.0001f ? distance : 0.0001f);
                if (reach > 0.25f) reach = 0.25f;
                for (long jump = 0; jump < jumpCount; jump++) {
                    float beside = place - jumps[jump * 2].place;
                    beside -= roundf(beside);
                    if (fabsf(beside) < reach) {
                        from = jumps + jump * 2;
                        to = from + 1;
                        part = 0.5f + beside / (2 * reach);
                    }
                }
            }
            float alpha = (from->alpha + (to->alpha - from->alpha) * part) * 255;
            uint32_t red = (uint32_t)((from->red + (to->red - from->red) * part) * alpha + 0.5f);
            uint32_t green = (uint32_t)((from->green + (to->green - from->green) * part) * alpha + 0.5f);
            uint32_t blue = (uint32_t)((from->blue + (to->blue - from->blue) * part) * alpha + 0.5f);
            pixels[row * width + column] = (uint32_t)(alpha + 0.5f) << 24 | red << 16 | green << 8 | blue;
        }
    }
}
