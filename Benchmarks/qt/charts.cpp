// What Benchmarks/Sources/bench/Charts.swift measures, drawn by Qt Charts into a picture of 1000 by 500.
// Prints `name value unit` with tabs between. Times are CPU time of the process, medians.
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGraphicsScene>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <vector>

static double cpu() { return 1000.0 * std::clock() / CLOCKS_PER_SEC; }
static double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}
static QList<QPointF> readings(int count) {
  QList<QPointF> points;
  for (int i = 0; i < count; i++) points << QPointF(i, std::sin(i * 0.37) * 40 + std::sin(i * 0.0031) * 50);
  return points;
}
static void report(const char *name, double value, const char *unit) {
  std::printf("%s\t%.6g\t%s\n", name, value, unit);
  std::fflush(stdout);
}

struct Drawn {
  QGraphicsScene scene;
  QChart *chart = new QChart;
  QLineSeries *line = new QLineSeries;
  QImage picture{1000, 500, QImage::Format_ARGB32_Premultiplied};
  explicit Drawn(const QList<QPointF> &points) {
    line->append(points);
    chart->addSeries(line);
    chart->createDefaultAxes();
    chart->legend()->hide();
    chart->resize(1000, 500);
    scene.addItem(chart);
  }
  void paint() {
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, QRectF(0, 0, 1000, 500), QRectF(0, 0, 1000, 500));
  }
};

int main(int count, char **words) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(count, words);
  auto million = readings(1000000);
  std::vector<double> draws, redraws;
  for (int i = 0; i < 3; i++) {
    double start = cpu();
    Drawn drawn(million);
    drawn.paint();
    draws.push_back(cpu() - start);
    million[500000].ry() += 1;
    start = cpu();
    drawn.line->replace(million);
    drawn.paint();
    redraws.push_back(cpu() - start);
  }
  report("charts.line1m.draw", median(draws), "ms");
  report("charts.line1m.redraw", median(redraws), "ms");
  auto few = readings(10000);
  Drawn drawn(few);
  drawn.paint();
  std::vector<double> changes, paints;
  for (int i = 0; i < 21; i++) {
    double start = cpu();
    drawn.line->replace(5000, QPointF(5000, i));
    changes.push_back(cpu() - start);
    start = cpu();
    drawn.paint();
    paints.push_back(cpu() - start);
  }
  report("charts.line10k.change", median(changes), "ms");
  report("charts.line10k.change.paint", median(paints), "ms");
}
