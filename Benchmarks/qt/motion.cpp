/* 1,000 rounded squares that move at every frame, in Qt Quick: see Sources/motion/Motion.swift.
 *
 * It says on standard output when a frame is painted, as Hearth's windows do on standard error with HEARTH_TRACE=frames.
 */
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickView>
#include <cstdio>
#include <ctime>

static const char program[] = R"(
import QtQuick
Item {
  Repeater {
    model: 1000
    Rectangle {
      required property int index
      readonly property int time: 1000 + index % 10 * 100
      readonly property real startX: 45 + 30 * (index % 40)
      readonly property real startY: 30 + 30 * Math.floor(index / 40)
      width: 20; height: 20; radius: 5; antialiasing: true
      color: Qt.hsva(index % 10 / 10, 0.6, 0.9, 1)
      SequentialAnimation on x {
        loops: Animation.Infinite
        NumberAnimation { from: startX; to: startX + 40; duration: time }
        NumberAnimation { from: startX + 40; to: startX; duration: time }
      }
      SequentialAnimation on y {
        loops: Animation.Infinite
        NumberAnimation { from: startY; to: startY + 20; duration: time }
        NumberAnimation { from: startY + 20; to: startY; duration: time }
      }
    }
  }
}
)";

int main(int count, char **arguments) {
  QGuiApplication application(count, arguments);
  QQuickView view;
  view.setTitle("Motion");
  view.setFlags(Qt::FramelessWindowHint);
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  QQmlComponent component(view.engine());
  component.setData(program, QUrl());
  QObject *root = component.create();
  if (!root) {
    fprintf(stderr, "%s\n", qPrintable(component.errorString()));
    return 1;
  }
  view.setContent(QUrl(), &component, root);
  view.resize(1280, 800);
  int painted = 0;
  QObject::connect(&view, &QQuickWindow::frameSwapped, [&painted] {
    timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    painted++;
    if (painted == 1) printf("first frame");
    else printf("frame %d", painted);
    printf(" painted at %.6f\n", now.tv_sec + now.tv_nsec / 1e9);
    fflush(stdout);
  });
  view.show();
  return application.exec();
}
