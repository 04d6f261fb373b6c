/* A list of 10,000 rows that scrolls evenly, 600 points a second, in Qt Quick: see Sources/scroll/Scroll.swift. Its button is a rounded rectangle
 * with a text and an area that takes clicks, which is less than a button of Qt Quick Controls.
 *
 * It says on standard output when a frame is painted, as Hearth's windows do on standard error with HEARTH_TRACE=frames.
 */
#include <QGuiApplication>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QQuickItem>
#include <QQuickView>
#include <cstdio>
#include <ctime>

static const char program[] = R"(
import QtQuick
Rectangle {
  color: "white"
  ListView {
    id: list
    anchors.fill: parent
    model: 10000
    NumberAnimation on contentY { from: 0; to: 600000; duration: 1000000 }
    delegate: Item {
      required property int index
      width: list.width; height: 60
      Image { x: 10; y: 10; width: 40; height: 40; source: "image://pictures/" + index % 16 }
      Text { x: 60; y: 12; text: "Row " + index }
      Text { x: 60; y: 32; color: "gray"; text: "What is said of the row with number " + index }
      Rectangle {
        x: parent.width - width - 10; y: 15; width: name.implicitWidth + 32; height: 30; radius: 5
        color: "#eeeeee"; border.color: "#cccccc"
        Text { id: name; anchors.centerIn: parent; text: "Open" }
        MouseArea { anchors.fill: parent }
      }
    }
  }
}
)";

struct Pictures : QQuickImageProvider {
  Pictures() : QQuickImageProvider(QQuickImageProvider::Image) {}
  QImage requestImage(const QString &name, QSize *size, const QSize &) override {
    QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
    image.fill(QColor::fromHsvF(name.toInt() / 16.0f, 0.6f, 0.9f));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawEllipse(8, 8, 24, 24);
    *size = image.size();
    return image;
  }
};

int main(int count, char **arguments) {
  QGuiApplication application(count, arguments);
  QQuickView view;
  view.setTitle("Scroll");
  view.setFlags(Qt::FramelessWindowHint);
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.engine()->addImageProvider("pictures", new Pictures);
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
