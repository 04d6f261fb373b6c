"""What Benchmarks/Sources/bench/Charts.swift measures, drawn by matplotlib with its Agg renderer.

Prints `name value unit` with tabs between. Times are CPU time of the process, medians.
"""

import math
import resource
import statistics
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plot  # noqa: E402


def readings(count):
    return [math.sin(i * 0.37) * 40 + math.sin(i * 0.0031) * 50 for i in range(count)]


def report(name, value, unit):
    print(f"{name}\t{value:.6g}\t{unit}", flush=True)


def cpu_time(work):
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def figure(values):
    drawn = plot.figure(figsize=(10, 5), dpi=100)
    (line,) = drawn.add_subplot().plot(range(len(values)), values)
    return drawn, line


def million():
    values = readings(1_000_000)
    draws, redraws = [], []
    for _ in range(5):
        made = []

        def draw():
            made.append(figure(values))
            made[0][0].canvas.draw()

        draws.append(cpu_time(draw))
        drawn, line = made[0]
        values[500_000] += 1

        def redraw():
            line.set_ydata(values)
            drawn.canvas.draw()

        redraws.append(cpu_time(redraw))
        plot.close(drawn)
    report("charts.line1m.draw", statistics.median(draws), "ms")
    report("charts.line1m.redraw", statistics.median(redraws), "ms")


def change(name, count, make):
    values = readings(count)
    drawn, line = make(values)
    drawn.canvas.draw()
    changes, paints = [], []
    for number in range(21):
        values[count // 2] = number
        changes.append(cpu_time(lambda: line.set_ydata(values)))
        paints.append(cpu_time(drawn.canvas.draw))
    report(f"{name}.change", statistics.median(changes), "ms")
    report(f"{name}.change.paint", statistics.median(paints), "ms")


million()
change("charts.line10k", 10_000, figure)
