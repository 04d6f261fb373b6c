/* Runs programs that scroll a list by turns, with and without somebody who asks them about their elements, and reports what becomes of their
 * frames.
 *
 *   asked [-n ROUNDS] [-r RATE] [-t SECONDS] FIGURE NAME=PROGRAM…
 *
 *   FIGURE.quiet_rate    frames painted in a second while assistive technology runs and asks nothing
 *   FIGURE.quiet_late    of 100 frames then, those that came half a frame late or later
 *   FIGURE.asked_rate    the same with RATE questions a second, 10,000 by itself
 *   FIGURE.asked_late
 *   FIGURE.answers       answers in a second, with those that say that there is no such thing
 *   FIGURE.answer        how long a question waits for its answer, the median
 *   FIGURE.answer_p99    of 100 questions, 99 wait no longer
 *
 * Needs a session bus with at-spi2-core, which nothing else should use: `dbus-run-session -- asked …`. A program says when a frame is painted as
 * `motion.c` wants it. It has SETTLE to come to rest, then is looked at for the seconds of -t, or four, before and while it is asked. The questions
 * are about the list and what is in it, names, roles, states, places and what is around; what is in the list is looked up ten times a second.
 *
 * Questions go over a socket of their own, written here byte for byte, so that the one who asks takes little of the processors.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "launch.h"

enum { MOST_ROUNDS = 50, MOST_PROGRAMS = 8, PATIENCE = 60000, MOST_ELEMENTS = 64, MOST_WAITING = 1 << 16, KEPT_WAITS = 1 << 17 };
/* Milliseconds. */
static const double SETTLE = 1500, REFRESH = 1000.0 / 60;
static double span = 4000, rate = 10000;

#define REGISTRY "org.a11y.atspi.Registry"
#define ROOT "/org/a11y/atspi/accessible/root"
#define ACCESSIBLE "org.a11y.atspi.Accessible"

typedef struct {
  char *name, *path;
  double quiet_rate[MOST_ROUNDS], quiet_late[MOST_ROUNDS], asked_rate[MOST_ROUNDS], asked_late[MOST_ROUNDS];
  double answers[MOST_ROUNDS], wait[MOST_ROUNDS], wait_p99[MOST_ROUNDS];
} Program;

static double now(void) { return milliseconds(CLOCK_MONOTONIC); }

// MARK: - What is looked up with GDBus

static GDBusConnection *bus;

static GVariant *call(GDBusConnection *on, const char *name, const char *path, const char *interface, const char *method, GVariant *arguments) {
  GError *error = NULL;
  GVariant *answer = g_dbus_connection_call_sync(on, name, path, interface, method, arguments, NULL, G_DBUS_CALL_FLAGS_NONE, 5000, NULL, &error);
  g_clear_error(&error);
  return answer;
}

/* The address of the bus of assistive technology, which this switches on. */
static char *find_bus(void) {
  GDBusConnection *session = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (!session) fail("the session bus", "is not there: start this with dbus-run-session");
  GVariant *answer = call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL);
  if (!answer) fail("org.a11y.Bus", "does not answer: is at-spi2-core installed?");
  char *address;
  g_variant_get(answer, "(s)", &address);
  g_variant_unref(answer);
  answer = call(session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                g_variant_new("(ssv)", "org.a11y.Status", "IsEnabled", g_variant_new_boolean(TRUE)));
  if (!answer) fail("org.a11y.Status", "cannot be switched on");
  g_variant_unref(answer);
  return address;
}

typedef struct {
  char name[64], path[128];
} Element;

static int children(const Element *parent, Element *found, int most) {
  GVariant *answer = call(bus, parent->name, parent->path, ACCESSIBLE, "GetChildren", NULL);
  if (!answer) return 0;
  int count = 0;
  GVariantIter *iterator;
  g_variant_get(answer, "(a(so))", &iterator);
  const char *name, *path;
  while (count < most && g_variant_iter_next(iterator, "(&s&o)", &name, &path)) {
    snprintf(found[count].name, sizeof found[count].name, "%s", name);
    snprintf(found[count].path, sizeof found[count].path, "%s", path);
    count++;
  }
  g_variant_iter_free(iterator);
  g_variant_unref(answer);
  return count;
}

static unsigned process(const char *name) {
  GVariant *answer = call(bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID", g_variant_new("(s)", name));
  unsigned id = 0;
  if (answer) {
    g_variant_get(answer, "(u)", &id);
    g_variant_unref(answer);
  }
  return id;
}

/* The element with the most children, looked for in breadth. */
static Element find_list(pid_t child) {
  Element root = {.name = REGISTRY, .path = ROOT}, apps[MOST_ELEMENTS], best = {{0}, {0}};
  double begin = now();
  while (now() < begin + 10000) {
    int count = children(&root, apps, MOST_ELEMENTS);
    for (int index = 0; index < count; index++) {
      if (process(apps[index].name) != (unsigned)child) continue;
      static Element queue[1024], inner[MOST_ELEMENTS];
      int first = 0, last = 1, most = 2;
      queue[0] = apps[index];
      while (first < last && first < 200) {
        int found = children(&queue[first], inner, MOST_ELEMENTS);
        if (found > most) {
          most = found;
          best = queue[first];
        }
        for (int each = 0; each < found && last < 1024; each++) queue[last++] = inner[each];
        first++;
      }
      if (best.path[0]) return best;
    }
    g_usleep(50000);
  }
  fail("the program", "has no list on the bus of assistive technology");
  return best;
}

// MARK: - Questions

static int line = -1;
static uint32_t serial;
static double asked_at[MOST_WAITING];
static double waits[KEPT_WAITS];
static int answered;
static uint8_t input[1 << 20];
static size_t input_length;

static void put(const void *bytes, size_t length) {
  const uint8_t *next = bytes;
  while (length > 0) {
    ssize_t written = write(line, next, length);
    if (written < 0 && (errno == EAGAIN || errno == EINTR)) {
      struct pollfd wait = {.fd = line, .events = POLLOUT};
      poll(&wait, 1, 1000);
      continue;
    }
    if (written <= 0) fail("the bus", "does not take questions");
    next += written;
    length -= (size_t)written;
  }
}

static void ask(const char *name, const char *path, const char *interface, const char *method, GVariant *arguments) {
  GDBusMessage *message = g_dbus_message_new_method_call(name, path, interface, method);
  if (arguments) g_dbus_message_set_body(message, arguments);
  g_dbus_message_set_serial(message, ++serial);
  gsize length;
  guchar *blob = g_dbus_message_to_blob(message, &length, G_DBUS_CAPABILITY_FLAGS_NONE, NULL);
  asked_at[serial % MOST_WAITING] = now();
  put(blob, length);
  g_free(blob);
  g_object_unref(message);
}

/* Opens the socket and says hello. */
static void open_line(const char *address) {
  const char *found = strstr(address, "path=");
  if (!found) fail(address, "is no path");
  struct sockaddr_un place = {.sun_family = AF_UNIX};
  snprintf(place.sun_path, sizeof place.sun_path, "%.*s", (int)strcspn(found + 5, ",;"), found + 5);
  line = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connect(line, (struct sockaddr *)&place, sizeof place) != 0) fail(place.sun_path, "cannot be reached");
  char user[32], hello[128] = "", answer[256];
  snprintf(user, sizeof user, "%u", getuid());
  int length = snprintf(hello + 1, sizeof hello - 1, "AUTH EXTERNAL ") + 1;
  for (char *digit = user; *digit; digit++) length += snprintf(hello + length, sizeof hello - (size_t)length, "%02x", *digit);
  length += snprintf(hello + length, sizeof hello - (size_t)length, "\r\n");
  put(hello, (size_t)length);
  if (read(line, answer, sizeof answer) < 3 || strncmp(answer, "OK ", 3) != 0) fail(address, "does not let us in");
  put("BEGIN\r\n", 7);
  fcntl(line, F_SETFL, O_NONBLOCK);
  ask("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello", NULL);
}

static uint32_t word(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

/* Takes what has come in. Source: D-Bus Specification, "Message Format"; all machines here are little-endian. */
static void take_answers(void) {
  for (;;) {
    ssize_t length = read(line, input + input_length, sizeof input - input_length);
    if (length <= 0) return;
    input_length += (size_t)length;
    size_t next = 0;
    while (input_length - next >= 16) {
      const uint8_t *message = input + next;
      size_t fields = word(message + 12), whole = 16 + (fields + 7) / 8 * 8 + word(message + 4);
      if (input_length - next < whole) break;
      if (message[1] == 2 || message[1] == 3) {
        // The field REPLY_SERIAL: its code, the type `u`, the number. Fields begin at multiples of eight.
        for (size_t place = 16; place + 8 <= 16 + fields; place += 8) {
          if (memcmp(message + place, "\5\1u", 4) != 0) continue;
          double wait = now() - asked_at[word(message + place + 4) % MOST_WAITING];
          if (answered < KEPT_WAITS) waits[answered] = wait;
          answered++;
          break;
        }
      }
      next += whole;
    }
    memmove(input, input + next, input_length - next);
    input_length -= next;
  }
}

/* One of the questions that a screen reader asks. */
static void ask_something(const Element *list, const Element *elements, int count, unsigned turn) {
  const Element *element = count ? &elements[turn / 6 % (unsigned)count] : list;
  switch (turn % 6) {
    case 0: ask(element->name, element->path, "org.freedesktop.DBus.Properties", "Get", g_variant_new("(ss)", ACCESSIBLE, "Name")); break;
    case 1: ask(element->name, element->path, ACCESSIBLE, "GetRole", NULL); break;
    case 2: ask(element->name, element->path, ACCESSIBLE, "GetState", NULL); break;
    case 3: ask(element->name, element->path, "org.a11y.atspi.Component", "GetExtents", g_variant_new("(u)", 0)); break;
    case 4: ask(element->name, element->path, ACCESSIBLE, "GetIndexInParent", NULL); break;
    default: ask(element->name, element->path, "org.freedesktop.DBus.Properties", "Get", g_variant_new("(ss)", ACCESSIBLE, "Parent")); break;
  }
}

// MARK: - Frames

static int output;
static char text[1 << 16];
static size_t text_length;
static double first_frame, last_frame;
static int frames, late;

/* Looks at what the program has said. */
static void take_frames(void) {
  static const char mark[] = "painted at ";
  ssize_t length = read(output, text + text_length, sizeof text - text_length - 1);
  if (length <= 0) return;
  text_length += (size_t)length;
  text[text_length] = 0;
  char *begin = text, *end;
  while ((end = strchr(begin, '\n'))) {
    *end = 0;
    char *found = strstr(begin, mark);
    if (found) {
      double time = strtod(found + strlen(mark), NULL) * 1e3;
      if (first_frame == 0) first_frame = time;
      frames++;
      if (last_frame && time - last_frame > 1.5 * REFRESH) late++;
      last_frame = time;
    } else {
      fprintf(stderr, "%s\n", begin);
    }
    begin = end + 1;
  }
  text_length -= (size_t)(begin - text);
  memmove(text, begin, text_length);
}

/* Waits that long, and looks at frames and answers meanwhile. */
static void look(double time) {
  double end = now() + time;
  for (double left = time; left > 0; left = end - now()) {
    struct pollfd wait[2] = {{.fd = output, .events = POLLIN}, {.fd = line, .events = POLLIN}};
    struct timespec patience = {.tv_sec = (time_t)(left / 1e3), .tv_nsec = (long)((left - 1e3 * (double)(long)(left / 1e3)) * 1e6)};
    if (ppoll(wait, line < 0 ? 1 : 2, &patience, NULL) <= 0) continue;
    if (wait[0].revents) take_frames();
    if (line >= 0 && wait[1].revents) take_answers();
  }
}

static void run(Program *program, int round, const char *address) {
  pid_t child = start_program(program->path, &output);
  fcntl(output, F_SETFL, O_NONBLOCK);
  (first_frame = last_frame = 0), (text_length = 0), (line = -1), (serial = 0), (input_length = 0);

  double begin = now();
  while (first_frame == 0 && now() < begin + PATIENCE) look(50);
  if (first_frame == 0) {
    kill(child, SIGKILL);
    fail(program->path, "showed no frame");
  }
  Element list = find_list(child), elements[MOST_ELEMENTS];
  look(SETTLE);

  (frames = late = 0), (begin = last_frame);
  look(span);
  program->quiet_rate[round] = frames / (last_frame - begin) * 1e3;
  program->quiet_late[round] = frames ? 100.0 * late / frames : 100;

  open_line(address);
  look(100);
  int count = 0;
  unsigned turn = 0;
  (frames = late = answered = 0), (begin = last_frame);
  double start = now(), looked_up = 0;
  while (now() < start + span) {
    if (now() > looked_up + 100) {
      looked_up = now();
      count = children(&list, elements, MOST_ELEMENTS);
    }
    // As many as are due by now; what the bus did not take in time is made up for, but for more than a tenth of a second.
    double due = (now() - start) / 1e3 * rate;
    if (due - turn > rate / 10) turn = (unsigned)(due - rate / 10);
    while (turn < due) ask_something(&list, elements, count, turn++);
    look(2);
  }
  program->answers[round] = answered / (now() - start) * 1e3;
  program->asked_rate[round] = last_frame > begin ? frames / (last_frame - begin) * 1e3 : 0;
  program->asked_late[round] = frames ? 100.0 * late / frames : 100;
  int kept = answered < KEPT_WAITS ? answered : KEPT_WAITS;
  qsort(waits, (size_t)kept, sizeof *waits, compare);
  program->wait[round] = kept ? waits[kept / 2] : 0;
  program->wait_p99[round] = kept ? waits[kept * 99 / 100] : 0;
  close(line);
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  close(output);
}

int main(int count, char **arguments) {
  int rounds = 3, option;
  while ((option = getopt(count, arguments, "n:r:t:")) != -1) {
    if (option == 'n') rounds = atoi(optarg);
    else if (option == 'r') rate = atof(optarg);
    else if (option == 't') span = 1e3 * atof(optarg);
    else return 2;
  }
  if (rounds < 1 || rounds > MOST_ROUNDS || optind >= count || count - optind - 1 > MOST_PROGRAMS) fail(arguments[0], "takes a figure, 1 to 50 rounds and up to 8 programs");
  const char *figure = arguments[optind++];
  setenv("HEARTH_TRACE", "frames", 1);
  unsetenv("GTK_A11Y");
  unsetenv("NO_AT_BRIDGE");
  signal(SIGPIPE, SIG_IGN);

  char *address = find_bus();
  bus = g_dbus_connection_new_for_address_sync(address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, NULL);
  if (!bus) fail(address, "cannot be reached");

  static Program programs[MOST_PROGRAMS];
  int total = 0;
  for (; optind < count; optind++) {
    split(arguments[optind], &programs[total].name, &programs[total].path);
    total++;
  }
  for (int round = 0; round < rounds; round++)
    for (int index = 0; index < total; index++) run(&programs[index], round, address);
  for (int index = 0; index < total; index++) {
    Program *program = &programs[index];
    printf("%s\t%s.quiet_rate\t%.6g\t/s\n", program->name, figure, median(program->quiet_rate, rounds));
    printf("%s\t%s.quiet_late\t%.6g\t%%\n", program->name, figure, median(program->quiet_late, rounds));
    printf("%s\t%s.asked_rate\t%.6g\t/s\n", program->name, figure, median(program->asked_rate, rounds));
    printf("%s\t%s.asked_late\t%.6g\t%%\n", program->name, figure, median(program->asked_late, rounds));
    printf("%s\t%s.answers\t%.6g\t/s\n", program->name, figure, median(program->answers, rounds));
    printf("%s\t%s.answer\t%.6g\tms\n", program->name, figure, median(program->wait, rounds));
    printf("%s\t%s.answer_p99\t%.6g\tms\n", program->name, figure, median(program->wait_p99, rounds));
  }
  return 0;
}
