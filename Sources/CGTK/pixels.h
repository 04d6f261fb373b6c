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

/// Sixteen numbers that are computed with at once. The compiler finds the processor's product of 16 bits in such vectors, and not in a loop.
typedef uint8_t HearthBytes __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint16_t HearthWords __attribute__((vector_size(32), aligned(2), may_alias));
typedef uint32_t HearthLongWords __attribute__((vector_size(64)));

/// Moves a row of boxes down by one: `entering` comes into the sums, `leaving` goes. Writes the means of the boxes.
///
/// - sums: Of no more than 16 bits each, with half of the divisor in them, so that means are rounded.
/// - factor: 65,536 by the divisor: a multiplication instead of a division.
static inline void hearth_move_boxes(uint16_t *sums, const uint8_t *entering, const uint8_t *leaving, uint8_t *means,
                                     long count, uint16_t factor) {
    long at = 0;
    for (; at + 16 <= count; at += 16) {
        HearthWords sum = *(HearthWords *)(sums + at)
                          + __builtin_convertvector(*(const HearthBytes *)(entering + at), HearthWords)
                          - __builtin_convertvector(*(const HearthBytes *)(leaving + at), HearthWords);
        *(HearthWords *)(sums + at) = sum;
        HearthLongWords product = __builtin_convertvector(sum, HearthLongWords) * (uint32_t)factor;
        HearthWords mean = __builtin_convertvector(product >> 16, HearthWords);
        *(HearthBytes *)(means + at) = __builtin_convertvector(mean, HearthBytes);
    }
    for (; at < count; at++) {
        sums[at] = (uint16_t)(sums[at] + entering[at] - leaving[at]);
        means[at] = (uint8_t)((uint32_t)sums[at] * factor >> 16);
    }
}

/// Eight of them.
typedef uint16_t HearthEightWords __attribute__((vector_size(16), aligned(2), may_alias));
typedef int16_t HearthEightParts __attribute__((vector_size(16)));
typedef int32_t HearthEightProducts __attribute__((vector_size(32)));
typedef uint32_t HearthEightPixels __attribute__((vector_size(32), aligned(4), may_alias));

/// What an opaque picture is finished with.
///
/// - strength: How far colours are from their grey afterwards: 256 for as far as before, up to 16,383.
/// - rest: How much of the picture is left below the colour that is laid over it, of 65,535.
/// - red, green, blue: That colour, as much as it counts: 65,280 for all.
typedef struct { int16_t strength; uint16_t rest, red, green, blue; } HearthFinish;

/// A part of eight pixels: pulled away from its grey, and with a colour over it.
static inline HearthEightWords hearth_finish_part(HearthEightParts value, HearthEightParts grey, int16_t strength, uint16_t rest,
                                                  uint16_t over) {
    // Differences have nine bits: seven more, and one of the strength, make the product's upper half the result.
    const HearthEightParts none = {}, all = none + 255, factor = none + (int16_t)(strength * 2);
    HearthEightParts difference = (value - grey) * 128;
    HearthEightProducts product = __builtin_convertvector(difference, HearthEightProducts)
                                  * __builtin_convertvector(factor, HearthEightProducts);
    HearthEightParts vivid = grey + __builtin_convertvector(product >> 16, HearthEightParts);
    vivid = __builtin_elementwise_min(__builtin_elementwise_max(vivid, none), all);
    HearthEightWords whole = (HearthEightWords)vivid << 8;
    HearthEightPixels left = __builtin_convertvector(whole, HearthEightPixels) * (uint32_t)rest;
    return (__builtin_convertvector(left >> 16, HearthEightWords) + over + 128) >> 8;
}

/// Finishes opaque pixels of four bytes, and writes them as red, green and blue, of a byte each.
static inline void hearth_finish(const uint8_t *pixels, long count, HearthFinish finish, uint8_t *target) {
    HearthEightPixels eight;
    uint32_t colours[8];
    for (long at = 0; at < count; at += 8) {
        long some = count - at < 8 ? count - at : 8;
        if (some == 8) {
            eight = *(const HearthEightPixels *)(pixels + at * 4);
        } else {
            for (long index = 0; index < some; index++) eight[index] = ((const HearthEightPixels *)(pixels + at * 4))[0][index];
        }
        HearthEightParts blue = __builtin_convertvector(eight & 255, HearthEightParts);
        HearthEightParts green = __builtin_convertvector(eight >> 8 & 255, HearthEightParts);
        HearthEightParts red = __builtin_convertvector(eight >> 16 & 255, HearthEightParts);
        // Source: W3C, Filter Effects Module Level 1, saturate.
        HearthEightWords sum = (HearthEightWords)red * 54 + (HearthEightWords)green * 183 + (HearthEightWords)blue * 19;
        HearthEightParts grey = (HearthEightParts)(sum >> 8);
        HearthEightPixels first = __builtin_convertvector(
            hearth_finish_part(red, grey, finish.strength, finish.rest, finish.red), HearthEightPixels);
        HearthEightPixels second = __builtin_convertvector(
            hearth_finish_part(green, grey, finish.strength, finish.rest, finish.green), HearthEightPixels);
        HearthEightPixels third = __builtin_convertvector(
            hearth_finish_part(blue, grey, finish.strength, finish.rest, finish.blue), HearthEightPixels);
        *(HearthEightPixels *)colours = first | second << 8 | third << 16;
        // Each writes a byte of the next pixel's, too, but for the last one.
        uint8_t *place = target + at * 3;
        for (long index = 0; index < some - 1; index++, place += 3) __builtin_memcpy(place, colours + index, 4);
        __builtin_memcpy(place, colours + some - 1, 3);
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

// MARK: - Fills

/// Adds a line to a table of `width` cells a row: what lies to its right is covered as far as the line goes down, and uncovered
/// as far as it goes up. A sum from the left of a row to a cell is what of the cell is covered.
static inline void hearth_add_line(float *cells, long width, float x0, float y0, float x1, float y1) {
    if (y0 == y1) return;
    float sign = 1;
    if (y0 > y1) {
        float x = x0, y = y0;
        x0 = x1, y0 = y1, x1 = x, y1 = y;
        sign = -1;
    }
    float slope = (x1 - x0) / (y1 - y0), x = x0;
    for (long y = (long)y0; (float)y < y1; y++) {
        float *row = cells + y * width;
        float top = y0 > (float)y ? y0 : (float)y, bottom = y1 < (float)(y + 1) ? y1 : (float)(y + 1);
        float height = (bottom - top) * sign, next = x + slope * (bottom - top);
        float left = x < next ? x : next, right = x < next ? next : x;
        long first = (long)left, last = (long)right;
        if (first == last) {
            // As much as lies to the right of the line in this cell, and all of the next.
            float part = 1 - ((left + right) / 2 - (float)first);
            row[first] += height * part;
            row[first + 1] += height * (1 - part);
        } else {
            // A triangle, strips and a triangle, as far as the line is in each cell.
            float share = height / (right - left), before = 0;
            for (long cell = first; cell <= last; cell++) {
                float from = left > (float)cell ? left : (float)cell, to = right < (float)(cell + 1) ? right : (float)(cell + 1);
                float run = (to - from) * share, part = 1 - ((from + to) / 2 - (float)cell);
                row[cell] += run * part + before;
                before = run * (1 - part);
            }
            row[last + 1] += before;
        }
        x = next;
    }
}

/// The most pixels across and down of what `hearth_fill_rounded` fills.
enum { HEARTH_MOST_FILLED = 64 };

/// Fills a rectangle with elliptic corners in rows of premultiplied pixels of four bytes, `row` pixels each: its edges cover
/// pixels as far as they lie inside, within a hundredth of one. All of it has to lie in the picture.
///
/// - arc: A quarter of a circle of radius 1 in `steps` parts: the cosine and the sine of each of its `steps + 1` angles.
/// - red … alpha: From 0 to 1, not premultiplied.
static inline void hearth_fill_rounded(uint32_t *pixels, long row, float left, float top, float right, float bottom, float across,
                                       float down, const float *arc, long steps, float red, float green, float blue,
                                       float alpha) {
    long x0 = (long)left, y0 = (long)top, width = (long)ceilf(right) - x0, height = (long)ceilf(bottom) - y0;
    if (width <= 0 || height <= 0 || width > HEARTH_MOST_FILLED || height > HEARTH_MOST_FILLED) return;
    // A line that ends at the right edge begins the cell after it, and shares with one more.
    float cells[(HEARTH_MOST_FILLED + 2) * HEARTH_MOST_FILLED];
    long stride = width + 2;
    for (long index = 0; index < stride * height; index++) cells[index] = 0;
    left -= (float)x0, right -= (float)x0, top -= (float)y0, bottom -= (float)y0;
    // The left half goes up, which adds what is to its right, the right half down.
    float lastLeft = left, lastRight = right, lastTop = top + down, lastBottom = bottom - down;
    hearth_add_line(cells, stride, left, lastTop, left, lastBottom);
    hearth_add_line(cells, stride, right, lastBottom, right, lastTop);
    for (long step = 1; step <= steps; step++) {
        float inset = across * (1 - arc[step * 2]), drop = step == steps ? 0 : down * (1 - arc[step * 2 + 1]);
        float nextLeft = left + inset, nextRight = right - inset, nextTop = top + drop, nextBottom = bottom - drop;
        hearth_add_line(cells, stride, nextLeft, nextTop, lastLeft, lastTop);
        hearth_add_line(cells, stride, lastRight, lastTop, nextRight, nextTop);
        hearth_add_line(cells, stride, lastLeft, lastBottom, nextLeft, nextBottom);
        hearth_add_line(cells, stride, nextRight, nextBottom, lastRight, lastBottom);
        lastLeft = nextLeft, lastRight = nextRight, lastTop = nextTop, lastBottom = nextBottom;
    }
    red *= alpha * 255, green *= alpha * 255, blue *= alpha * 255, alpha *= 255;
    for (long y = 0; y < height; y++) {
        uint32_t *target = pixels + (y0 + y) * row + x0;
        float covered = 0;
        for (long x = 0; x < width; x++) {
            covered += cells[y * stride + x];
            float part = covered < 0 ? 0 : covered > 1 ? 1 : covered;
            uint32_t a = (uint32_t)(alpha * part + 0.5f);
            if (a == 0) continue;
            uint32_t source = a << 24 | (uint32_t)(red * part + 0.5f) << 16 | (uint32_t)(green * part + 0.5f) << 8
                              | (uint32_t)(blue * part + 0.5f);
            if (a == 255) {
                target[x] = source;
                continue;
            }
            uint32_t below = target[x], rest = 255 - a;
            uint32_t even = (below & 0xFF00FF) * rest + 0x800080, odd = (below >> 8 & 0xFF00FF) * rest + 0x800080;
            even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
            odd = (odd + (odd >> 8 & 0xFF00FF)) & 0xFF00FF00;
            target[x] = source + (even | odd);
        }
    }
}
