"""Symbols that are plain geometry: shapes with halves filled, windows and grids, arrows, bars and waves.

`text()` gives them in the language of drawn.txt. A layer with @1, @2 … is shown by a variable value.
"""
import math


def n(v):
    return f"{round(v, 3):g}"


def disc(x, y, r):
    return f"M{n(x - r)} {n(y)} a{n(r)} {n(r)} 0 1 1 {n(2 * r)} 0 a{n(r)} {n(r)} 0 1 1 {n(-2 * r)} 0 Z"


def rect(x, y, w, h, r=0):
    r = min(r, w / 2, h / 2)
    if r <= 0:
        return f"M{n(x)} {n(y)} H{n(x + w)} V{n(y + h)} H{n(x)} Z"
    a = f"A{n(r)} {n(r)} 0 0 1"
    return (f"M{n(x + r)} {n(y)} H{n(x + w - r)} {a} {n(x + w)} {n(y + r)} V{n(y + h - r)} {a} {n(x + w - r)} {n(y + h)} "
            f"H{n(x + r)} {a} {n(x)} {n(y + h - r)} V{n(y + r)} {a} {n(x + r)} {n(y)} Z")


def poly(*points, closed=True):
    return "M" + " L".join(f"{n(x)} {n(y)}" for x, y in points) + (" Z" if closed else "")


def line(*points):
    return poly(*points, closed=False)


def regular(sides, r=7.2, turn=-90, cy=8):
    return [(8 + r * math.cos(math.radians(turn + 360 * k / sides)), cy + r * math.sin(math.radians(turn + 360 * k / sides)))
            for k in range(sides)]


def arc(cx, cy, r, a, b):
    """From the angle a to b, in degrees, clockwise from the right."""
    x0, y0 = cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a))
    x1, y1 = cx + r * math.cos(math.radians(b)), cy + r * math.sin(math.radians(b))
    return f"M{n(x0)} {n(y0)} A{n(r)} {n(r)} 0 {1 if abs(b - a) > 180 else 0} {1 if b > a else 0} {n(x1)} {n(y1)}"


def rays(x, y, a, b, count, start=-90, span=360):
    out = []
    for k in range(count):
        t = math.radians(start + span * k / count)
        out.append(f"M{n(x + a * math.cos(t))} {n(y + a * math.sin(t))} L{n(x + b * math.cos(t))} {n(y + b * math.sin(t))}")
    return out


# Shapes as points, so that a half of each can be cut out.
def points_circle(rx, ry, k=48):
    return [(8 + rx * math.cos(2 * math.pi * i / k), 8 + ry * math.sin(2 * math.pi * i / k)) for i in range(k)]


def points_rect(x, y, w, h, r):
    out = []
    for cx, cy, a in ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180)):
        out += [(cx + r * math.cos(math.radians(a + 9 * i)), cy + r * math.sin(math.radians(a + 9 * i))) for i in range(11)]
    return out


SHAPES = {
    "circle": (disc(8, 8, 6.9), points_circle(6.9, 6.9)),
    "oval": ("M8 3.4 C12.2 3.4 15.2 5.4 15.2 8 S12.2 12.6 8 12.6 S0.8 10.6 0.8 8 S3.8 3.4 8 3.4 Z", points_circle(7.2, 4.6)),
    "oval.portrait": ("M3.4 8 C3.4 3.8 5.4 0.8 8 0.8 S12.6 3.8 12.6 8 S10.6 15.2 8 15.2 S3.4 12.2 3.4 8 Z", points_circle(4.6, 7.2)),
    "square": (rect(1.5, 1.5, 13, 13, 2.8), points_rect(1.5, 1.5, 13, 13, 2.8)),
    "squareshape": (rect(1.5, 1.5, 13, 13), points_rect(1.5, 1.5, 13, 13, 0.01)),
    "app": (rect(1.2, 1.2, 13.6, 13.6, 4), points_rect(1.2, 1.2, 13.6, 13.6, 4)),
    "rectangle": (rect(0.8, 3, 14.4, 10, 1.8), points_rect(0.8, 3, 14.4, 10, 1.8)),
    "rectangle.portrait": (rect(3, 0.8, 10, 14.4, 1.8), points_rect(3, 0.8, 10, 14.4, 1.8)),
    "capsule": (rect(0.8, 4, 14.4, 8, 4), points_rect(0.8, 4, 14.4, 8, 4)),
    "capsule.portrait": (rect(4, 0.8, 8, 14.4, 4), points_rect(4, 0.8, 8, 14.4, 4)),
    "diamond": (poly((8, 0.9), (15.1, 8), (8, 15.1), (0.9, 8)), [(8, 0.9), (15.1, 8), (8, 15.1), (0.9, 8)]),
    "rhombus": (poly((8, 0.9), (13.4, 8), (8, 15.1), (2.6, 8)), [(8, 0.9), (13.4, 8), (8, 15.1), (2.6, 8)]),
    "triangle": (poly((8, 1.8), (15, 14), (1, 14)), [(8, 1.8), (15, 14), (1, 14)]),
    "hexagon": (poly(*regular(6)), regular(6)),
    "pentagon": (poly(*regular(5, 7.3, cy=8.5)), regular(5, 7.3, cy=8.5)),
    "octagon": (poly(*regular(8, 7.4, -67.5)), regular(8, 7.4, -67.5)),
}


def half(points, axis, sign, at=8.0):
    """What of a convex shape lies on one side of a line."""
    out = []
    for i, p in enumerate(points):
        q = points[i - 1]
        inside, before = sign * (p[axis] - at) >= 0, sign * (q[axis] - at) >= 0
        if inside != before:
            t = (at - q[axis]) / (p[axis] - q[axis])
            out.append((q[0] + t * (p[0] - q[0]), q[1] + t * (p[1] - q[1])))
        if inside:
            out.append(p)
    return poly(*out)


HALVES = {"left": (0, -1), "right": (0, 1), "top": (1, -1), "bottom": (1, 1), "leading": (0, -1), "trailing": (0, 1)}


def shapes(add):
    for name, (path, points) in SHAPES.items():
        if name not in ("circle", "square", "squareshape", "rectangle", "rectangle.portrait", "app", "capsule",
                        "capsule.portrait", "diamond", "rhombus", "triangle", "hexagon"):
            add(name, f"o {path}")
        for side, (axis, sign) in HALVES.items():
            if name in ("app", "rhombus", "squareshape") or side in ("leading", "trailing") and name not in (
                    "circle", "square", "rectangle"):
                continue
            body = f"1s {path}; 0f {half(points, axis, sign)}"
            add(f"{name}.{side}half.filled", body)
            if side not in ("leading", "trailing") and name in ("circle", "square", "rectangle"):
                add(f"{name}.{side}half.fill", body)
        inner = [(8 + (x - 8) * 0.66, 8 + (y - 8) * 0.66) for x, y in points]
        add(f"{name}.inset.filled inset.filled.{name}", f"1s {path}; 0f {poly(*inner)}")
        if name in ("circle", "square", "rectangle", "rectangle.portrait", "app", "capsule"):
            add(f"{name}.dashed", f"s {dashes(points)}")
            add(f"{name}.dashed.inset.filled inset.filled.{name}.dashed", f"1s {dashes(points)}; 0f {poly(*inner)}")
        if name in ("circle", "square"):
            add(f"{name}.dotted", f"s {dashes(points, 0.02, 20, 1)}")


def dashes(points, part=0.55, count=12, steps=4):
    """The outline in pieces of one length."""
    ring = points + points[:1]
    lengths = [math.dist(ring[i], ring[i + 1]) for i in range(len(points))]
    total, out = sum(lengths), []

    def at(d):
        d %= total
        for i, length in enumerate(lengths):
            if d <= length and length:
                t = d / length
                return ring[i][0] + t * (ring[i + 1][0] - ring[i][0]), ring[i][1] + t * (ring[i + 1][1] - ring[i][1])
            d -= length
        return ring[0]
    for k in range(count):
        a, b = total * (k - part / 2) / count, total * (k + part / 2) / count
        out.append(line(*[at(a + (b - a) * s / steps) for s in range(steps + 1)]))
    return " ".join(out)


def windows(add):
    frames = {"rectangle": (0.8, 3, 14.4, 10, 1.8), "rectangle.portrait": (3, 0.8, 10, 14.4, 1.8), "square": (1.5, 1.5, 13, 13, 2.4)}
    for name, (x, y, w, h, r) in frames.items():
        frame = f"1o {rect(x, y, w, h, r)}"
        m = 1.7

        def inset(a, b, c, d):
            """A filled part of the inside: shares of its width and height."""
            iw, ih = w - 2 * m, h - 2 * m
            return f"1s {rect(x, y, w, h, r)}; 0f {rect(x + m + a * iw, y + m + b * ih, (c - a) * iw, (d - b) * ih, 0.8)}"
        parts = {
            "lefthalf": (0, 0, .46, 1), "righthalf": (.54, 0, 1, 1), "tophalf": (0, 0, 1, .46), "bottomhalf": (0, .54, 1, 1),
            "leadinghalf": (0, 0, .46, 1), "trailinghalf": (.54, 0, 1, 1), "leftthird": (0, 0, .3, 1),
            "rightthird": (.7, 0, 1, 1), "leadingthird": (0, 0, .3, 1), "trailingthird": (.7, 0, 1, 1),
            "topthird": (0, 0, 1, .3), "bottomthird": (0, .7, 1, 1), "center": (.25, .2, .75, .8), "lefttwothirds": (0, 0, .62, 1),
            "righttwothirds": (.38, 0, 1, 1), "leadingtwothirds": (0, 0, .62, 1), "trailingtwothirds": (.38, 0, 1, 1),
        }
        for part, q in parts.items():
            add(f"{name}.{part}.inset.filled inset.filled.{part}.{name}" + (f" {name}.{part}.inset.fill" if "half" in part or "third" in part else ""), inset(*q))
        corners = {"topleft": (0, 0), "topright": (1, 0), "bottomleft": (0, 1), "bottomright": (1, 1), "topleading": (0, 0),
                   "toptrailing": (1, 0), "bottomleading": (0, 1), "bottomtrailing": (1, 1)}
        for corner, (i, j) in corners.items():
            add(f"{name}.inset.{corner}.filled inset.filled.{corner}.{name}" + (f" {name}.inset.{corner}.fill" if name == "rectangle" else ""),
                inset(i * .54, j * .54, .46 + i * .54, .46 + j * .54))
        for cols, rows in ((2, 1), (1, 2), (3, 1), (1, 3), (2, 2), (3, 3)):
            lines = [f"M{n(x + w * k / cols)} {n(y)} V{n(y + h)}" for k in range(1, cols)]
            lines += [f"M{n(x)} {n(y + h * k / rows)} H{n(x + w)}" for k in range(1, rows)]
            add(f"{name}.split.{cols}x{rows}", f"{frame}; 0d {' '.join(lines)}")
    add("square.split.diagonal", f"1o {rect(1.5, 1.5, 13, 13, 2.4)}; 0d M2.4 2.4 L13.6 13.6")
    add("square.split.diagonal.2x2", f"1o {rect(1.5, 1.5, 13, 13, 2.4)}; 0d M2.4 2.4 L13.6 13.6 M13.6 2.4 L2.4 13.6")
    add("square.split.bottomrightquarter", f"1o {rect(1.5, 1.5, 13, 13, 2.4)}; 0d M8 14.5 V10.6 A2.6 2.6 0 0 1 10.6 8 H14.5")
    add("squareshape.split.2x2 squareshape.split.2x2.dotted", f"1o {rect(1.5, 1.5, 13, 13)}; 0d M8 1.5 V14.5 M1.5 8 H14.5")
    add("squareshape.split.3x3", f"1o {rect(1.5, 1.5, 13, 13)}; 0d M5.8 1.5 V14.5 M10.2 1.5 V14.5 M1.5 5.8 H14.5 M1.5 10.2 H14.5")
    # Grids.
    def grid(cols, rows, make, size=13.6, gap=1.6):
        cell = min((size - gap * (cols - 1)) / cols, (size - gap * (rows - 1)) / rows)
        ox, oy = 8 - (cols * cell + (cols - 1) * gap) / 2, 8 - (rows * cell + (rows - 1) * gap) / 2
        return " ".join(make(ox + i * (cell + gap), oy + j * (cell + gap), cell) for j in range(rows) for i in range(cols))

    def sq(x, y, c):
        return rect(x, y, c, c, c * 0.22)

    def ci(x, y, c):
        return disc(x + c / 2, y + c / 2, c / 2)
    for kind, make in (("square", sq), ("circle", ci)):
        for cols, rows in ((2, 2), (3, 2), (3, 3), (4, 3), (3, 1), (2, 1)):
            if kind == "circle" and (cols, rows) in ((3, 2), (4, 3), (3, 1), (2, 1)):
                continue
            add(f"{kind}.grid.{cols}x{rows}", f"o {grid(cols, rows, make, gap=2.4 if cols == 2 else 1.9)}")
    for cols, rows in ((1, 2), (2, 2), (3, 2), (3, 3), (4, 3), (1, 3)):
        gap = 1.9
        cw, ch = (14 - gap * (cols - 1)) / cols, (11.6 - gap * (rows - 1)) / rows
        add(f"rectangle.grid.{cols}x{rows}", "o " + " ".join(
            rect(1 + i * (cw + gap), 2.2 + j * (ch + gap), cw, ch, min(1.2, ch / 3)) for j in range(rows) for i in range(cols)))
    add("circle.grid.2x1", f"o {disc(4.2, 8, 3)} {disc(11.8, 8, 3)}")
    add("circle.grid.2x1.left.filled", f"0f {disc(4.2, 8, 3.4)}; 1s {disc(11.8, 8, 3)}")
    add("circle.grid.2x1.right.filled", f"1s {disc(4.2, 8, 3)}; 0f {disc(11.8, 8, 3.4)}")
    for kind, make in (("square", sq), ("circle", ci)):
        q = [(1.4, 1.4), (9.2, 1.4), (1.4, 9.2), (9.2, 9.2)]
        for names, which in ((("topleft", "topleading"), 0), (("topright", "toptrailing"), 1), (("bottomleft", "bottomleading"), 2), (("bottomright", "bottomtrailing"), 3)):
            body = "; ".join(("0f " if k == which else "1s ") + make(x, y, 5.4) for k, (x, y) in enumerate(q))
            add(" ".join(f"{kind}.grid.2x2.{x}.checkmark.filled" for x in names[:1]), body)
    m = [(8, 3), (8, 13), (3, 8), (13, 8)]
    for side, k in (("up", 0), ("down", 1), ("left", 2), ("right", 3)):
        add(f"circle.grid.cross.{side}.filled", "; ".join(("0f " if i == k else "1s ") + disc(x, y, 2.3 if i == k else 2) for i, (x, y) in enumerate(m)))
    add("circle.grid.cross", "o " + " ".join(disc(x, y, 2) for x, y in m))
    add("circle.hexagonpath", f"s {poly(*regular(6, 4.9))}; f " + " ".join(disc(x, y, 1.7) for x, y in regular(6, 5.6)))
    add("circle.hexagongrid", "; ".join(f"@{k + 1} o {disc(x, y, 1.9)}" for k, (x, y) in enumerate([(8, 8)] + regular(6, 5.2))))
    add("circle.hexagongrid.circle", "1o " + disc(8, 8, 7) + "; 0D " + " ".join(disc(x, y, 1.15) for x, y in [(8, 8)] + regular(6, 3.4)))


DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0), "backward": (-1, 0), "forward": (1, 0),
              "up.left": (-.707, -.707), "up.right": (.707, -.707), "down.left": (-.707, .707), "down.right": (.707, .707),
              "up.backward": (-.707, -.707), "up.forward": (.707, -.707), "down.backward": (-.707, .707), "down.forward": (.707, .707)}


def arrow(x, y, dx, dy, length, head=3.4):
    """An arrow whose middle is at x and y."""
    tx, ty = x + dx * length / 2, y + dy * length / 2
    bx, by = x - dx * length / 2, y - dy * length / 2
    c = head * 0.7071
    l = (tx - c * dx - c * dy, ty - c * dy + c * dx)
    r = (tx - c * dx + c * dy, ty - c * dy - c * dx)
    return line((bx, by), (tx, ty)) + " " + line(l, (tx, ty), r)


def arrows(add):
    for name, (dx, dy) in DIRECTIONS.items():
        length = 12.4 if dx * dy == 0 else 13
        add(f"arrow.{name}", f"s {arrow(8, 8, dx, dy, length, 5.6 if dx * dy == 0 else 6.6)}")
        add(f"arrow.{name}.circle.dotted", f"1s {dashes(points_circle(7, 7), 0.02, 20, 1)}; 0s {arrow(8, 8, dx, dy, 6.8)}")
        # In and out of shapes.
        inside = arrow(8, 8, dx, dy, 6.8 if dx * dy == 0 else 6.4, 3.6 if dx * dy == 0 else 4)
        add(f"arrow.{name}.app", f"1o {rect(1.2, 1.2, 13.6, 13.6, 4)}; 0d {inside}")
    add("arrow.up.and.down", "s M8 1.4 V14.6 " + line((5.2, 4.2), (8, 1.4), (10.8, 4.2)) + " " + line((5.2, 11.8), (8, 14.6), (10.8, 11.8)))
    add("arrow.left.and.right arrow.backward.and.forward", "s M1 8 H15 " + line((3.9, 5.1), (1, 8), (3.9, 10.9)) + " " + line((12.1, 5.1), (15, 8), (12.1, 10.9)))
    add("arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward", f"s {line((2, 7), (2, 2), (7, 2))} M2 2 L6.8 6.8 {line((14, 9), (14, 14), (9, 14))} M14 14 L9.2 9.2")
    add("arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward", f"s {line((2, 6.8), (6.8, 6.8), (6.8, 2))} M1.6 1.6 L6.6 6.6 {line((14, 9.2), (9.2, 9.2), (9.2, 14))} M14.4 14.4 L9.4 9.4")
    add("arrow.down.left.and.arrow.up.right arrow.down.backward.and.arrow.up.forward", f"s {line((14, 7), (14, 2), (9, 2))} M14 2 L9.2 6.8 {line((2, 9), (2, 14), (7, 14))} M2 14 L6.8 9.2")
    add("arrow.up.right.and.arrow.down.left arrow.up.forward.and.arrow.down.backward", f"s {line((9.2, 2), (9.2, 6.8), (14, 6.8))} M14.4 1.6 L9.4 6.6 {line((2, 9.2), (6.8, 9.2), (6.8, 14))} M1.6 14.4 L6.6 9.4")
    r = rect(1, 2.6, 14, 10.8, 1.8)
    add("arrow.up.right.and.arrow.down.left.rectangle rectangle.and.arrow.up.right.and.arrow.down.left arrow.up.left.and.arrow.down.right.rectangle", f"1o {r}; 0d {line((11.9, 8), (11.9, 5.4), (9.3, 5.4))} M11.9 5.4 L8.9 8.1 {line((4.1, 8), (4.1, 10.6), (6.7, 10.6))} M4.1 10.6 L7.1 7.9")
    add("arrow.down.right.and.arrow.up.left.rectangle arrow.down.left.and.arrow.up.right.rectangle", f"1o {r}; 0d {line((8.9, 5), (8.9, 7.3), (11.2, 7.3))} M12.2 4.6 L8.9 7.3 {line((4.8, 8.7), (7.1, 8.7), (7.1, 11))} M3.8 11.4 L7.1 8.7")
    # To a line, and between lines.
    for names, flip in (("right forward", False), ("left backward", True)):
        def f(x):
            return 16 - x if flip else x
        joined = " ".join(f"arrow.{k}.to.line" for k in names.split())
        add(joined, f"s {line((f(1.2), 8), (f(12.2), 8))} {line((f(7.8), 3.8), (f(12.2), 8), (f(7.8), 12.2))} M{n(f(14.8))} 2.6 V13.4")
        joined = " ".join(f"arrow.{k}.to.line.compact" for k in names.split())
        add(joined, f"s {line((f(3), 8), (f(10.6), 8))} {line((f(7.2), 4.8), (f(10.6), 8), (f(7.2), 11.2))} M{n(f(13))} 3.4 V12.6")
        joined = " ".join(f"chevron.{k}.to.line" for k in names.split())
        add(joined, f"s {line((f(4), 2.8), (f(9.2), 8), (f(4), 13.2))} M{n(f(12.4))} 2.4 V13.6")
    for way, flip in (("down", False), ("up", True)):
        def f(y):
            return 16 - y if flip else y
        add(f"arrow.{way}.to.line", f"s {line((8, f(1.2)), (8, f(12.2)))} {line((3.8, f(7.8)), (8, f(12.2)), (12.2, f(7.8)))} M2.6 {n(f(14.8))} H13.4")
        add(f"arrow.{way}.to.line.compact", f"s {line((8, f(3)), (8, f(10.6)))} {line((4.8, f(7.2)), (8, f(10.6)), (11.2, f(7.2)))} M3.4 {n(f(13))} H12.6")
    add("arrow.up.and.line.horizontal.and.arrow.down", f"s M2 8 H14 {arrow(8, 3.3, 0, -1, 4.6, 2.8)} {arrow(8, 12.7, 0, 1, 4.6, 2.8)}")
    add("arrow.down.and.line.horizontal.and.arrow.up", f"s M2 8 H14 {arrow(8, 3.3, 0, 1, 4.6, 2.8)} {arrow(8, 12.7, 0, -1, 4.6, 2.8)}")
    add("arrow.left.and.line.vertical.and.arrow.right", f"s M8 2 V14 {arrow(3.3, 8, -1, 0, 4.6, 2.8)} {arrow(12.7, 8, 1, 0, 4.6, 2.8)}")
    add("arrow.right.and.line.vertical.and.arrow.left", f"s M8 2 V14 {arrow(3.3, 8, 1, 0, 4.6, 2.8)} {arrow(12.7, 8, -1, 0, 4.6, 2.8)}")
    add("arrowtriangle.up.arrowtriangle.down.window.left", f"1s {rect(1, 2.6, 14, 10.8, 1.8)} M5.4 2.6 V13.4; 0f {poly((3.2, 4.6), (4.4, 6.8), (2, 6.8))} {poly((3.2, 11.4), (4.4, 9.2), (2, 9.2))}")
    add("arrowtriangle.up.arrowtriangle.down.window.right", f"1s {rect(1, 2.6, 14, 10.8, 1.8)} M10.6 2.6 V13.4; 0f {poly((12.8, 4.6), (14, 6.8), (11.6, 6.8))} {poly((12.8, 11.4), (14, 9.2), (11.6, 9.2))}")
    add("arrowtriangle.left.and.line.vertical.and.arrowtriangle.right", f"0o {poly((1.2, 8), (5.6, 4.6), (5.6, 11.4))}; 1s M8 2 V14; 0o {poly((14.8, 8), (10.4, 4.6), (10.4, 11.4))}")
    add("arrowtriangle.right.and.line.vertical.and.arrowtriangle.left", f"0o {poly((5.6, 8), (1.2, 4.6), (1.2, 11.4))}; 1s M8 2 V14; 0o {poly((10.4, 8), (14.8, 4.6), (14.8, 11.4))}")
    right = poly((9.8, 2.4), (14.8, 12.6), (9.8, 12.6))
    left = poly((6.2, 2.4), (1.2, 12.6), (6.2, 12.6))
    for name in ("arrow.left.and.right.righttriangle.left.righttriangle.right", "arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right"):
        add(name, f"1o {left}; 0o {right}; 0s M3.4 14.8 H12.6 {line((4.6, 13.7), (3.4, 14.8), (4.6, 15.4))} {line((11.4, 13.7), (12.6, 14.8), (11.4, 15.4))}")
    up, down = poly((2.4, 6.2), (12.6, 1.2), (12.6, 6.2)), poly((2.4, 9.8), (12.6, 14.8), (12.6, 9.8))
    for name in ("arrow.up.and.down.righttriangle.up.righttriangle.down", "arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down"):
        add(name, f"1o {up}; 0o {down}; 0s M14.8 3.4 V12.6")
    add("righttriangle", f"o {poly((2, 1.8), (14, 14), (2, 14))}")
    add("righttriangle.split.diagonal", f"1o {poly((2, 1.8), (14, 14), (2, 14))}; 0d M2 14 L8 8")
    for k, (dx, dy) in {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0), "backward": (-1, 0), "forward": (1, 0)}.items():
        base = [(-7, 0), (0, -6.4), (0, -3), (6.6, -3), (6.6, 3), (0, 3), (0, 6.4)]

        def turn(p):
            x, y = p
            return {(-1, 0): (8 + x, 8 + y), (1, 0): (8 - x, 8 - y), (0, -1): (8 + y, 8 + x), (0, 1): (8 - y, 8 - x)}[(dx, dy)]
        add(f"arrowshape.{k}", f"o {poly(*map(turn, base))}")
        t = [(-5, 0), (5, -5.6), (5, 5.6)]
        if k in ("left", "right", "backward", "forward", "up", "down"):
            tri = poly(*map(turn, [(x * 0.62, y * 0.62) for x, y in t]))
            add(f"arrowtriangle.{k}.circle", f"1o {disc(8, 8, 7)}; 0D {tri}")
            add(f"arrowtriangle.{k}.square", f"1o {rect(1.5, 1.5, 13, 13, 2.8)}; 0D {tri}")
        two = poly(*map(turn, [(-7, 0), (0.4, -5), (0.4, 5)])) + " " + poly(*map(turn, [(0, 0), (7, -5), (7, 5)]))
        c2 = line(*map(turn, [(1.2, -5.4), (-4.6, 0), (1.2, 5.4)])) + " " + line(*map(turn, [(6.2, -5.4), (0.4, 0), (6.2, 5.4)]))
        add(f"chevron.{k}.2", f"s {c2}")
        dotted = line(*map(turn, [(-1, -5.4), (-6.4, 0), (-1, 5.4)])) + " " + " ".join(line(turn((x, 0)), turn((x, 0.01))) for x in (-2.4, 1.4, 5.2))
        add(f"chevron.{k}.dotted.chevron.{({'left': 'right', 'right': 'left', 'up': 'down', 'down': 'up', 'backward': 'forward', 'forward': 'backward'})[k]}", f"s {dotted}")
    add("chevron.up.chevron.down.square", f"1o {rect(1.5, 1.5, 13, 13, 2.8)}; 0d {line((5.6, 6.6), (8, 4.2), (10.4, 6.6))} {line((5.6, 9.4), (8, 11.8), (10.4, 9.4))}")
    add("chevron.up.chevron.right.chevron.down.chevron.left", f"s {line((6, 3.6), (8, 1.6), (10, 3.6))} {line((6, 12.4), (8, 14.4), (10, 12.4))} {line((3.6, 6), (1.6, 8), (3.6, 10))} {line((12.4, 6), (14.4, 8), (12.4, 10))}")
    add("arrow.left.arrow.right arrow.swap arrow.right.arrow.left arrow.backward.arrow.forward", f"s {line((14.6, 5.2), (1.8, 5.2))} {line((5, 2), (1.8, 5.2), (5, 8.4))} {line((1.4, 10.8), (14.2, 10.8))} {line((11, 7.6), (14.2, 10.8), (11, 14))}")
    add("arrow.up.arrow.down arrow.down.arrow.up", f"s {line((4.6, 14.2), (4.6, 2))} {line((1.6, 5), (4.6, 2), (7.6, 5))} {line((11.4, 1.8), (11.4, 14))} {line((8.4, 11), (11.4, 14), (14.4, 11))}")


def levels(add):
    """What a variable value fills step by step."""
    add("wifi", f"@1 0 f {disc(8, 12.5, 1.6)}; @2 0 s {arc(8, 12.6, 5.4, -135, -45)}; @3 0 s {arc(8, 12.6, 9.7, -135, -45)}")
    body = "M0.8 6 H3.2 L7 2.9 V13.1 L3.2 10 H0.8 Z"
    small = "M3.2 6 H5.8 L10 2.7 V13.3 L5.8 10 H3.2 Z"
    add("speaker", f"o {small}")
    add("speaker.plus speaker.badge.plus", f"1o {body}; 0s M9.4 8 H14.6 M12 5.4 V10.6")
    add("speaker.minus speaker.badge.minus", f"1o {body}; 0s M9.4 8 H14.6")
    waves = [arc(6.2, 8, 3, -42, 42), arc(6.2, 8, 5.7, -42, 42), arc(6.2, 8, 8.4, -42, 42)]
    for count in (1, 2, 3):
        steps = "; ".join(f"@{k + 1} 1 s {w}" for k, w in enumerate(waves[:count]))
        add(f"speaker.wave.{count}", f"0 o {body}; {steps}")
    add("cellularbars", "; ".join(f"@{k + 1} f {rect(0.9 + 3.7 * k, 14 - h, 2.6, h, 0.8)}" for k, h in enumerate((3.2, 6.2, 9.2, 12.2))))
    bars = [rect(1.3, 9, 3.2, 5.2, 0.9), rect(6.4, 5.4, 3.2, 8.8, 0.9), rect(11.5, 1.8, 3.2, 12.4, 0.9)]
    add("chart.bar", "; ".join(f"@{k + 1} o {b}" for k, b in enumerate(bars)))
    add("chart.bar.xaxis", "; ".join(f"@{k + 1} 0 f {rect(2 + 4.5 * k, 12 - h, 3, h, 0.7)}" for k, h in enumerate((4.4, 10, 7))) + "; 1 s M1 14.4 H15")
    add("chart.bar.xaxis.ascending", "; ".join(f"@{k + 1} 0 f {rect(1.6 + 3.5 * k, 12 - h, 2.3, h, 0.6)}" for k, h in enumerate((2.6, 5.2, 7.8, 10.4))) + "; 1 s M1 14.4 H15")
    mast = f"0 f {disc(8, 6, 1.5)}; 0 s M8 7.6 V14.8"

    def both(cx, cy, r):
        return arc(cx, cy, r, 145, 215) + " " + arc(cx, cy, r, -35, 35)
    add("antenna.radiowaves.left.and.right", f"{mast}; @1 1 s {both(8, 6, 4)}; @2 1 s {both(8, 6, 7)}")
    add("dot.radiowaves.left.and.right", f"0 f {disc(8, 8, 1.7)}; @1 1 s {both(8, 8, 4.2)}; @2 1 s {both(8, 8, 7)}")
    for side, a in (("right", 0), ("forward", 0), ("left", 180), ("backward", 180), ("up", -90), ("down", 90), ("up.forward", -45)):
        dx, dy = math.cos(math.radians(a)), math.sin(math.radians(a))
        cx, cy = 8 - dx * 6.2, 8 - dy * 6.2
        if side in ("right", "up.forward", "forward"):
            add(f"dot.radiowaves.{side}", f"0 f {disc(cx + dx, cy + dy, 1.6)}; " + "; ".join(f"@{k + 1} 1 s {arc(cx + dx, cy + dy, r, a - 42, a + 42)}" for k, r in enumerate((4.4, 7.6, 10.8))))
        add(f"wave.3.{side}", "; ".join(f"@{k + 1} s {arc(cx - dx, cy - dy, r, a - 42, a + 42)}" for k, r in enumerate((3.6, 7, 10.4))))
    heights = (2, 5.6, 9.6, 13, 8.4, 11, 5, 2)
    add("waveform", "; ".join(f"@{k + 1} s M{n(1.4 + 1.885 * k)} {n(8 - h / 2)} V{n(8 + h / 2)}" for k, h in enumerate(heights)))
    five = " ".join(f"M{n(4 + 2 * k)} {n(8 - h)} V{n(8 + h)}" for k, h in enumerate((1, 2.4, 3.8, 2.4, 1)))
    add("waveform.circle", f"1o {disc(8, 8, 7.1)}; 0d {five}")
    add("waveform.mid", "; ".join(f"@{k + 1} s M{n(1.4 + 1.885 * k)} {n(8 - h / 3.2)} V{n(8 + h / 3.2)}" for k, h in enumerate(heights)))
    add("waveform.low", "; ".join(f"@{k + 1} s M{n(1.4 + 1.885 * k)} {n(8 - h / 6)} V{n(8 + h / 6)}" for k, h in enumerate(heights)))
    add("rays", "; ".join(f"@{k + 1} s {r}" for k, r in enumerate(rays(8, 8, 3.4, 6.9, 8))))
    add("slowmo", "; ".join(f"@{k // 2 + 1} s {r}" for k, r in enumerate(rays(8, 8, 4.4, 6.9, 16))) + f"; s {disc(8, 8, 1.4)}")
    add("timelapse", "; ".join(f"@{k // 3 + 1} s {r}" for k, r in enumerate(rays(8, 8, 5, 6.9, 24))) + f"; f {disc(8, 8, 2.6)}")
    add("ellipsis", "; ".join(f"@{k + 1} f {disc(2.6 + 5.4 * k, 8, 1.35)}" for k in range(3)))
    for name, count, r in (("aqi.low", 7, 1.1), ("aqi.medium", 7, 1.5), ("aqi.high", 7, 2)):
        pts = [(8, 8)] + regular(6, 5)
        add(name, "; ".join(f"@{k + 1} f {disc(x, y, r if k else r * 1.15)}" for k, (x, y) in enumerate(pts)))
    tube = "M10 9.3 V3.4 A2 2 0 0 0 6 3.4 V9.3 A3.5 3.5 0 1 0 10 9.3 Z"
    add("thermometer.variable", f"1 s {tube}; 0 f {disc(8, 11.9, 1.9)}; @1 0 s M8 10.6 V8.6; @2 0 s M8 8.6 V6.2; @3 0 s M8 6.2 V4")
    add("thermometer.low", f"1 s {tube}; 0 f {disc(8, 11.9, 1.9)}; 0 s M8 10.6 V9.4")
    add("thermometer.medium thermometer", f"1 s {tube}; 0 f {disc(8, 11.9, 1.9)}; 0 s M8 10.6 V6.4")
    add("thermometer.high", f"1 s {tube}; 0 f {disc(8, 11.9, 1.9)}; 0 s M8 10.6 V3.8")
    add("thermometer.transmission thermometer.brakesignal", f"1 s {tube}; 0 f {disc(8, 11.9, 1.9)}; 0 s M8 10.6 V6.4 M1.6 4 V12 M14.4 4 V12")
    tl = "M7 9.3 V3.4 A2 2 0 0 0 3 3.4 V9.3 A3.5 3.5 0 1 0 7 9.3 Z"
    add("thermometer.sun", f"1 s {tl}; 0 f {disc(5, 11.9, 1.9)}; 0 s M5 10.6 V6.4; 0y f {disc(12, 4.6, 1.6)}; 0y s {' '.join(rays(12, 4.6, 3, 3.7, 8))}")
    add("thermometer.snowflake", f"1 s {tl}; 0 f {disc(5, 11.9, 1.9)}; 0 s M5 10.6 V6.4; 0c s {' '.join(rays(12, 5, 0, 3.4, 6))}")
    add("lightspectrum.horizontal", "; ".join(f"@{k + 1} s M{n(2 + 2 * k)} {n(8 - h)} V{n(8 + h)}" for k, h in enumerate((2, 4, 6, 6, 6, 4, 2))))
    add("light.max", f"f {disc(8, 8, 2.4)}; " + "; ".join(f"@{k + 1} s {r}" for k, r in enumerate(rays(8, 8, 4.6, 7, 8))))
    add("light.min", f"f {disc(8, 8, 2.4)}; " + "; ".join(f"s {r}" for r in rays(8, 8, 4.4, 4.6, 8)))
    # Dials and gauges.
    for name, angle in (("dial.low", -225), ("dial.medium", -90), ("dial.high", 45), ("dial.min", -225)):
        x, y = 8 + 3.4 * math.cos(math.radians(angle)), 8 + 3.4 * math.sin(math.radians(angle))
        add(name, f"1o {disc(8, 8, 5)}; 0d {line((8 + 1.2 * math.cos(math.radians(angle)), 8 + 1.2 * math.sin(math.radians(angle))), (x, y))}; 1 f {' '.join(disc(8 + 7.1 * math.cos(math.radians(t)), 8 + 7.1 * math.sin(math.radians(t)), 0.55) for t in range(-225, 50, 30))}")
    for name, angle in (("0percent", -225), ("33percent", -140), ("50percent", -90), ("67percent", -40), ("100percent", 45)):
        a = math.radians(angle)
        needle = line((8, 8), (8 + 4 * math.cos(a), 8 + 4 * math.sin(a)))
        dots = " ".join(disc(8 + 4.9 * math.cos(math.radians(t)), 8 + 4.9 * math.sin(math.radians(t)), 0.55) for t in range(-225, 50, 45) if abs(t - angle) > 20)
        add(f"gauge.with.dots.needle.{name}" + (" gauge.with.dots.needle.bottom.50percent" if name == "50percent" else "")
            + {"0percent": " gauge.with.dots.needle.bottom.0percent gauge.low", "100percent": " gauge.with.dots.needle.bottom.100percent gauge.high", "50percent": " gauge.medium gauge", "33percent": "", "67percent": " gauge.with.needle"}[name],
            f"1o {disc(8, 8, 7)}; 0d {needle}; 0D {dots} {disc(8, 8, 1)}")
        add(f"gauge.open.with.lines.needle.{name}", f"1 s {arc(8, 8.6, 6.8, -225, 45)}; 0 s {line((8, 8.6), (8 + 4 * math.cos(a), 8.6 + 4 * math.sin(a)))}; 0 f {disc(8, 8.6, 1.1)}")
    # Battery blocks, and levels of batteries.
    shell = rect(0.8, 4.2, 12.6, 7.6, 2.2)
    cap = "M14.6 6.6 C15.8 7 15.8 9 14.6 9.4 Z"
    for percent in (0, 25, 50, 75, 100):
        fill = f"; 0 f {rect(2.4, 5.8, 9.4 * percent / 100, 4.4, 0.9)}" if percent else ""
        add(f"battery.{percent} battery.{percent}percent" + ("" if percent else " _battery"), f"1 s {shell}; 1 f {cap}{fill}")
    zap = "M7.9 2.2 L4.4 8.6 H6.8 L6 13.8 L9.8 7.2 H7.2 Z"
    add("battery.100.bolt battery.100percent.bolt", f"1 s {shell}; 1 f {cap}; 1 f {rect(2.4, 5.8, 9.4, 4.4, 0.9)}; 1 x {zap}; 1 c {zap}; 0g f {zap}")


def text():
    lines, seen = [], set()

    def add(names, body):
        names = [x for x in names.split() if x not in seen]
        seen.update(names)
        if names:
            lines.append(" ".join(names) + " | " + body)
    for part in (levels, arrows, shapes, windows):
        part(add)
    return "\n".join(lines)


if __name__ == "__main__":
    print(text())
