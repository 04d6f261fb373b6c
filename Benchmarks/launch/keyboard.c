/* Touches a field and types on the software keyboard's keys, through the X server, and reports how long it takes until that is painted.
 *
 *   keyboard [-n ROUNDS] PROGRAM
 *
 *   keyboard.app_start          from the start of the app's program to its first frame: what a start costs on this machine at this time
 *   keyboard.show.cold          from a press in the field to the first frame in which the app's window has moved out of the way, while the keyboard's
 *                               program has not been started
 *   keyboard.show.cold.window   the same to the first frame that the keyboard's own window has painted
 *   keyboard.show.warm          to the first frame in which the app's window has moved, with a program that runs and is hidden
 *   keyboard.key                from a press of a key on the screen to the end of the app's frame with its letter: two processes
 *   keyboard.key.p99            99th percentile of all keys of all rounds
 *   keyboard.hardware_key       the same of a key with which the app is told a letter directly: one process
 *   keyboard.key.app            of the processor, the app's main thread: from reading the key's message to the end of the answer
 *   keyboard.app_memory         what a program has of its own (Private_Dirty) with the keyboard up and ten letters typed, less what the same program
 *                               has without software keyboard: of three programs at a time the median
 *
 * Times are medians of the rounds. PROGRAM is `field`, which says what moves, and when a frame is painted; the keyboard writes its frames into a
 * file. There is a run with one key after the other to see where the keys are.
 */
#define _GNU_SOURCE
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "launch.h"

enum { MOST_ROUNDS = 50, PATIENCE = 60000, KEYS = 60, WARM = 3, APPS = 3 };
/* Milliseconds. */
static const int SETTLE = 1500, PAUSE = 40;

extern char **environ;

typedef int (*FakeKey)(Display *, unsigned code, int pressed, unsigned long delay);
typedef int (*FakeMotion)(Display *, int screen, int x, int y, unsigned long delay);
static FakeKey fake_key, fake_button;
static FakeMotion fake_motion;
static Display *display;
static char directory[64], log_path[96];

typedef struct {
  pid_t process;
  int input, output;
  char buffer[4096];
  int filled;
} App;

static void start(App *app, char *path) {
  int in[2], out[2];
  if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) fail(path, "gets no pipe");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDERR_FILENO);
  char *arguments[] = {path, "--new-instance", "--idiom", "phone", "--size", "600x1024", NULL};
  if (posix_spawn(&app->process, path, &actions, NULL, arguments, environ) != 0) fail(path, "cannot be started");
  close(in[0]);
  close(out[1]);
  posix_spawn_file_actions_destroy(&actions);
  app->input = in[1];
  app->output = out[0];
  app->filled = 0;
}
/* The keyboard that an app has started is nobody's child any more but ours (PR_SET_CHILD_SUBREAPER). */
static pid_t keyboard(void) {
  FILE *list = popen("exec cat /proc/self/task/*/children /proc/$PPID/task/*/children", "r");
  pid_t found = 0, child;
  char path[64], name[64];
  while (list && fscanf(list, "%d", &child) == 1) {
    snprintf(path, sizeof path, "/proc/%d/comm", child);
    FILE *file = fopen(path, "r");
    if (file && fgets(name, sizeof name, file) && strncmp(name, "hearth-keyboard", 15) == 0) found = child;
    if (file) fclose(file);
  }
  if (list) pclose(list);
  return found;
}
static void stop(App *app) {
  kill(app->process, SIGKILL);
  waitpid(app->process, NULL, 0);
  close(app->input);
  close(app->output);
}
static void stop_keyboard(void) {
  for (pid_t process; (process = keyboard()) > 0;) {
    kill(process, SIGKILL);
    waitpid(process, NULL, 0);
  }
}

/* The next line; 0 after so many milliseconds without. */
static int next_line(App *app, char *line, int size, double until) {
  for (;;) {
    char *end = memchr(app->buffer, '\n', app->filled);
    if (end) {
      int length = (int)(end - app->buffer);
      snprintf(line, size, "%.*s", length, app->buffer);
      memmove(app->buffer, end + 1, app->filled -= length + 1);
      return 1;
    }
    if (app->filled == sizeof app->buffer) app->filled = 0;
    double left = until - milliseconds(CLOCK_MONOTONIC);
    struct pollfd wait = {.fd = app->output, .events = POLLIN};
    if (left <= 0 || poll(&wait, 1, (int)left + 1) <= 0) return 0;
    int count = (int)read(app->output, app->buffer + app->filled, sizeof app->buffer - app->filled);
    if (count <= 0) return 0;
    app->filled += count;
  }
}
static double painted(const char *line) {
  static const char mark[] = "painted at ";
  const char *found = strstr(line, mark);
  return found ? strtod(found + sizeof mark - 1, NULL) * 1e3 : 0;
}
/* The time at which the frame was painted that follows a line that begins so. */
static double frame_after(App *app, const char *beginning, double since) {
  char line[512];
  int seen = 0;
  double until = milliseconds(CLOCK_MONOTONIC) + PATIENCE;
  while (next_line(app, line, sizeof line, until)) {
    if (strncmp(line, beginning, strlen(beginning)) == 0) seen = 1;
    double time = painted(line);
    if (seen && time > since) return time;
    if (strstr(line, "Hearth: ") || strstr(line, "WARNING")) fprintf(stderr, "%s\n", line);
  }
  fail(beginning, "does not come");
  return 0;
}
static void rest(App *app, int time) {
  char line[512];
  double until = milliseconds(CLOCK_MONOTONIC) + time;
  while (next_line(app, line, sizeof line, until)) {}
}
/* Until nothing has moved for a while. */
static void settle(App *app) {
  char line[512];
  double until = milliseconds(CLOCK_MONOTONIC) + 700;
  while (next_line(app, line, sizeof line, until))
    if (strncmp(line, "moved", 5) == 0) until = milliseconds(CLOCK_MONOTONIC) + 700;
}
static double click(int x, int y) {
  fake_motion(display, -1, x, y, 0);
  XSync(display, False);
  double time = milliseconds(CLOCK_MONOTONIC);
  fake_button(display, 1, True, 0);
  fake_button(display, 1, False, 0);
  XFlush(display);
  return time;
}
/* The first frame that the keyboard has painted since. */
static double keyboard_frame(double since) {
  double until = milliseconds(CLOCK_MONOTONIC) + PATIENCE;
  while (milliseconds(CLOCK_MONOTONIC) < until) {
    FILE *file = fopen(log_path, "r");
    char line[512];
    double time = 0;
    while (file && time < since && fgets(line, sizeof line, file)) time = painted(line);
    if (file) fclose(file);
    if (time >= since) return time;
    usleep(2000);
  }
  fail("the keyboard", "paints no frame");
  return 0;
}
/* Gives the app's window the keyboard with keys: without a window manager nobody does. */
static Window find_window(const char *title) {
  Window root, parent, *children, found = 0;
  unsigned count;
  if (!XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count)) return 0;
  for (unsigned index = 0; index < count; index++) {
    char *name = NULL;
    XWindowAttributes attributes;
    if (XFetchName(display, children[index], &name) && name && strcmp(name, title) == 0 &&
        XGetWindowAttributes(display, children[index], &attributes) && attributes.map_state == IsViewable)
      found = children[index];
    if (name) XFree(name);
  }
  XFree(children);
  return found;
}
/* Milliseconds to the first frame. */
static double begin(App *app, char *path) {
  double time = milliseconds(CLOCK_MONOTONIC);
  start(app, path);
  double first = frame_after(app, "", 0) - time;
  double until = milliseconds(CLOCK_MONOTONIC) + PATIENCE;
  Window window;
  while (!(window = find_window("Field")))
    if (milliseconds(CLOCK_MONOTONIC) > until) fail(path, "has no window");
  XSetInputFocus(display, window, RevertToPointerRoot, CurrentTime);
  XSync(display, False);
  rest(app, SETTLE);
  return first;
}

/* Where keys are: points of the screen. */
static int key_x[26], key_y[26];
static void find_keys(char *path) {
  App app;
  setenv("HEARTH_KEYBOARD_TRACE", "views", 1);
  begin(&app, path);
  click(100, 100);
  frame_after(&app, "moved", 0);
  settle(&app);
  rest(&app, SETTLE);
  Window window = find_window("Keyboard");
  XWindowAttributes attributes;
  if (!window || !XGetWindowAttributes(display, window, &attributes)) fail("the keyboard", "has no window");
  FILE *file = fopen(log_path, "r");
  char line[512], letter;
  double x, y, width, height;
  int found = 0;
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "view %lf %lf %lf %lf key %c\n", &x, &y, &width, &height, &letter) == 5 && letter >= 'a' && letter <= 'z' && line[strlen(line) - 3] == ' ') {
      key_x[letter - 'a'] = attributes.x + (int)(x + width / 2);
      key_y[letter - 'a'] = attributes.y + (int)(y + height / 2);
      found++;
    }
  if (file) fclose(file);
  if (found < 26) fail("the keyboard", "says not where its keys are");
  stop(&app);
  stop_keyboard();
  unlink(log_path);
}

static double private_memory(pid_t process) {
  char path[64], line[256];
  double result = 0, value;
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", process);
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "Private_Dirty: %lf", &value) == 1) result = value;
  if (file) fclose(file);
  return result;
}
static void hardware_key(char letter) {
  unsigned code = XKeysymToKeycode(display, XK_a + (letter - 'a'));
  fake_key(display, code, True, 0);
  fake_key(display, code, False, 0);
  XFlush(display);
}
/* kB that three apps have of their own, one after the other with focus; the median. */
static double app_memory(char *path, int is_software) {
  App apps[APPS];
  double memory[APPS];
  setenv("HEARTH_SOFTWARE_KEYBOARD", is_software ? "1" : "0", 1);
  for (int index = 0; index < APPS; index++) {
    // Each with a place of its own for what it keeps.
    char state[96];
    snprintf(state, sizeof state, "%s/%d", directory, index);
    setenv("XDG_STATE_HOME", state, 1);
    begin(&apps[index], path);
    click(100, 100);
    if (is_software) {
      if (index == 0) frame_after(&apps[index], "moved", 0);
      settle(&apps[index]);
    }
    for (int key = 0; key < 10; key++) {
      if (is_software) click(key_x[key], key_y[key]);
      else hardware_key((char)('a' + key));
      frame_after(&apps[index], "typed", 0);
    }
    rest(&apps[index], SETTLE);
    memory[index] = private_memory(apps[index].process);
  }
  for (int index = 0; index < APPS; index++) stop(&apps[index]);
  stop_keyboard();
  setenv("HEARTH_SOFTWARE_KEYBOARD", "1", 1);
  return median(memory, APPS);
}

int main(int count, char **arguments) {
  int rounds = 5, option;
  while ((option = getopt(count, arguments, "n:")) != -1) {
    if (option == 'n') rounds = atoi(optarg);
    else return 2;
  }
  if (rounds < 1 || rounds > MOST_ROUNDS || optind != count - 1) fail(arguments[0], "takes 1 to 50 rounds and a program");
  char *path = arguments[optind];
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  signal(SIGPIPE, SIG_IGN);
  snprintf(directory, sizeof directory, "/tmp/keyboard-XXXXXX");
  if (!mkdtemp(directory)) fail(directory, "cannot be made");
  snprintf(log_path, sizeof log_path, "%s/log", directory);
  setenv("XDG_RUNTIME_DIR", directory, 1);
  setenv("XDG_STATE_HOME", directory, 1);
  setenv("HOME", directory, 1);
  setenv("HEARTH_KEYBOARD_LOG", log_path, 1);
  setenv("HEARTH_SOFTWARE_KEYBOARD", "1", 1);
  setenv("HEARTH_TRACE", "frames", 1);
  void *library = dlopen("libXtst.so.6", RTLD_NOW);
  if (!library) fail("libXtst.so.6", "is not there");
  fake_key = (FakeKey)dlsym(library, "XTestFakeKeyEvent");
  fake_button = (FakeKey)dlsym(library, "XTestFakeButtonEvent");
  fake_motion = (FakeMotion)dlsym(library, "XTestFakeMotionEvent");
  display = XOpenDisplay(NULL);
  if (!display) fail("the X server", "is not there");

  find_keys(path);
  setenv("HEARTH_KEYBOARD_TRACE", "frames", 1);
  static double cold[MOST_ROUNDS], window[MOST_ROUNDS], warm[MOST_ROUNDS * WARM], keys[MOST_ROUNDS * KEYS], hardware[MOST_ROUNDS * KEYS], used[MOST_ROUNDS], first[MOST_ROUNDS];
  for (int round = 0; round < rounds; round++) {
    App app;
    first[round] = begin(&app, path);
    double time = click(100, 100);
    cold[round] = frame_after(&app, "moved", time) - time;
    window[round] = keyboard_frame(time) - time;
    settle(&app);
    for (int index = 0; index < WARM; index++) {
      if (write(app.input, "hide\n", 5) != 5) fail(path, "does not listen");
      frame_after(&app, "moved", 0);
      settle(&app);
      rest(&app, index * 7);
      time = click(100, 100);
      warm[round * WARM + index] = frame_after(&app, "moved", time) - time;
      settle(&app);
    }
    for (int key = 0; key < KEYS; key++) {
      rest(&app, PAUSE + key * 7 % 17);
      int letter = key * 7 % 26;
      time = click(key_x[letter], key_y[letter]);
      keys[round * KEYS + key] = frame_after(&app, "typed", time) - time;
    }
    if (write(app.input, "figures\n", 8) != 8) fail(path, "does not listen");
    char line[512];
    double until = milliseconds(CLOCK_MONOTONIC) + PATIENCE, answers = 0, total = 0;
    while (next_line(&app, line, sizeof line, until))
      if (sscanf(line, "figures %lf %lf", &answers, &total) == 2) break;
    used[round] = answers > 0 ? total / answers : 0;
    // The first one has the keyboard go.
    hardware_key('x');
    frame_after(&app, "typed", 0);
    settle(&app);
    for (int key = 0; key < KEYS; key++) {
      rest(&app, PAUSE + key * 7 % 17);
      time = milliseconds(CLOCK_MONOTONIC);
      hardware_key((char)('a' + key * 7 % 26));
      hardware[round * KEYS + key] = frame_after(&app, "typed", time) - time;
    }
    stop(&app);
    stop_keyboard();
    unlink(log_path);
  }
  printf("hearth\tkeyboard.app_start\t%.6g\tms\n", median(first, rounds));
  printf("hearth\tkeyboard.show.cold\t%.6g\tms\n", median(cold, rounds));
  printf("hearth\tkeyboard.show.cold.window\t%.6g\tms\n", median(window, rounds));
  printf("hearth\tkeyboard.show.warm\t%.6g\tms\n", median(warm, rounds * WARM));
  printf("hearth\tkeyboard.key\t%.6g\tms\n", median(keys, rounds * KEYS));
  printf("hearth\tkeyboard.key.p99\t%.6g\tms\n", keys[(rounds * KEYS * 99 + 99) / 100 - 1]);
  printf("hearth\tkeyboard.hardware_key\t%.6g\tms\n", median(hardware, rounds * KEYS));
  printf("hearth\tkeyboard.hardware_key.p99\t%.6g\tms\n", hardware[(rounds * KEYS * 99 + 99) / 100 - 1]);
  printf("hearth\tkeyboard.key.app\t%.6g\tms\n", median(used, rounds));
  printf("hearth\tkeyboard.app_memory\t%.6g\tbytes\n", (app_memory(path, 1) - app_memory(path, 0)) * 1024);
  char command[96];
  snprintf(command, sizeof command, "rm -rf '%s'", directory);
  return system(command) == 0 ? 0 : 1;
}
