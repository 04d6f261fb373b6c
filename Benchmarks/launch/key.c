/* Types into programs by turns, through the X server, and reports how long it takes until the letter is painted.
 *
 *   key [-n ROUNDS] FIGURE NAME=PROGRAM…
 *
 *   FIGURE          median of the times from a key, as XTEST sends it, to the end of the first frame that is painted after it
 *   FIGURE.worst    of all keys of a round the slowest, median of the rounds
 *
 * A program says on standard output or standard error when a frame is painted: `… painted at SECONDS`, of the monotonic clock. It has SETTLE to come
 * to rest after its first frame; then KEYS letters are typed, one when the frame of the one before was painted and a little time has
 * passed, which is different each time so that keys come at all moments between two frames.
 */
#include <X11/Xlib.h>
#include <X11/keysym.h>
#include <dlfcn.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "launch.h"

enum { MOST_ROUNDS = 50, MOST_PROGRAMS = 8, PATIENCE = 60000, KEYS = 60 };
/* Milliseconds. */
static const int SETTLE = 2000, PAUSE = 40;

/* The library's header is not installed where only its users are. */
typedef int (*FakeKey)(Display *, unsigned code, int pressed, unsigned long delay);

typedef struct {
  char *name, *path;
  double middle[MOST_ROUNDS], worst[MOST_ROUNDS];
} Program;

/* The time at which a frame was painted, as the next line that tells of one says; zero after so many milliseconds without. */
static double next_frame(FILE *output, int patience) {
  static const char mark[] = "painted at ";
  char line[256];
  for (;;) {
    struct pollfd wait = {.fd = fileno(output), .events = POLLIN};
    if (poll(&wait, 1, patience) <= 0 || !fgets(line, sizeof line, output)) return 0;
    char *found = strstr(line, mark);
    if (found) return strtod(found + strlen(mark), NULL) * 1e3;
    // Complaints of the program.
    fputs(line, stderr);
  }
}

static void wait_for(double until, FILE *output) {
  while (milliseconds(CLOCK_MONOTONIC) < until) next_frame(output, (int)(until - milliseconds(CLOCK_MONOTONIC)) + 1);
}

static void run(Program *program, int round, Display *display, FakeKey fake_key) {
  int end;
  pid_t child = start_program(program->path, &end);
  FILE *output = fdopen(end, "r");
  // A line that waited in a buffer would be one that poll knows nothing of.
  setvbuf(output, NULL, _IONBF, 0);
  if (next_frame(output, PATIENCE) == 0) {
    kill(child, SIGKILL);
    fail(program->path, "showed no frame");
  }
  // Without a window manager the pointer says who has the keyboard.
  XWarpPointer(display, None, DefaultRootWindow(display), 0, 0, 0, 0, 300, 300);
  XSetInputFocus(display, PointerRoot, RevertToPointerRoot, CurrentTime);
  XSync(display, False);
  wait_for(milliseconds(CLOCK_MONOTONIC) + SETTLE, output);

  unsigned code = XKeysymToKeycode(display, XK_x);
  double times[KEYS];
  for (int key = 0; key < KEYS; key++) {
    wait_for(milliseconds(CLOCK_MONOTONIC) + PAUSE + key * 7 % 17, output);
    double start = milliseconds(CLOCK_MONOTONIC);
    fake_key(display, code, True, 0);
    fake_key(display, code, False, 0);
    XFlush(display);
    double frame = 0;
    while (frame < start) {
      frame = next_frame(output, PATIENCE);
      if (frame == 0) {
        kill(child, SIGKILL);
        fail(program->path, "showed no frame after a key");
      }
    }
    times[key] = frame - start;
  }
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  fclose(output);
  program->middle[round] = median(times, KEYS);
  program->worst[round] = times[KEYS - 1];
}

int main(int count, char **arguments) {
  int rounds = 5, option;
  while ((option = getopt(count, arguments, "n:")) != -1) {
    if (option == 'n') rounds = atoi(optarg);
    else return 2;
  }
  if (rounds < 1 || rounds > MOST_ROUNDS || optind >= count || count - optind - 1 > MOST_PROGRAMS) fail(arguments[0], "takes a figure, 1 to 50 rounds and up to 8 programs");
  const char *figure = arguments[optind++];
  setenv("HEARTH_TRACE", "frames", 1);
  void *library = dlopen("libXtst.so.6", RTLD_NOW);
  FakeKey fake_key = library ? (FakeKey)dlsym(library, "XTestFakeKeyEvent") : NULL;
  if (!fake_key) fail("libXtst.so.6", "is not there");
  Display *display = XOpenDisplay(NULL);
  if (!display) fail("the X server", "is not there");

  static Program programs[MOST_PROGRAMS];
  int total = 0;
  for (; optind < count; optind++) {
    split(arguments[optind], &programs[total].name, &programs[total].path);
    total++;
  }
  for (int round = 0; round < rounds; round++)
    for (int index = 0; index < total; index++) run(&programs[index], round, display, fake_key);
  for (int index = 0; index < total; index++) {
    Program *program = &programs[index];
    printf("%s\t%s\t%.6g\tms\n", program->name, figure, median(program->middle, rounds));
    printf("%s\t%s.worst\t%.6g\tms\n", program->name, figure, median(program->worst, rounds));
  }
  return 0;
}
