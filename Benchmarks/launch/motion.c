/* Runs programs that move by turns and reports what a frame costs and how many there are.
 *
 *   motion [-n ROUNDS] [-s PID] FIGURE NAME=PROGRAM…
 *
 *   FIGURE.frame    what a frame takes of the processors: all threads of the program, and the X server, which draws a part of
 *                   it, where -s names its process
 *   FIGURE.program  the program's share of that
 *   FIGURE.rate     frames painted in a second; a display has 60
 *   FIGURE.late     of 100 frames, those that came half a frame late or later
 *
 * A program says on standard output or standard error when a frame is painted: `… painted at SECONDS`, of the monotonic clock. It has SETTLE to come
 * to rest after its first frame; then it is looked at for SPAN. Each line of output is `name, figure, median of the rounds, unit`, with tabs
 * between.
 */
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "launch.h"

enum { MOST_ROUNDS = 50, MOST_PROGRAMS = 8, PATIENCE = 60000 };
/* Milliseconds. */
static const double SETTLE = 1000, SPAN = 4000, REFRESH = 1000.0 / 60;

extern char **environ;

typedef struct {
  char *name, *path;
  double total[MOST_ROUNDS], own[MOST_ROUNDS], rate[MOST_ROUNDS], late[MOST_ROUNDS];
} Program;

static void run(Program *program, int round, pid_t server) {
  static const char mark[] = "painted at ";
  int ends[2];
  if (pipe(ends) != 0) fail(program->path, "gets no pipe");
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addclose(&actions, ends[1]);
  char *arguments[] = {program->path, NULL};
  pid_t child;
  if (posix_spawn(&child, program->path, &actions, NULL, arguments, environ) != 0) fail(program->path, "cannot be started");
  close(ends[1]);
  posix_spawn_file_actions_destroy(&actions);

  clockid_t own, other;
  if (clock_getcpuclockid(child, &own) != 0 || (server && clock_getcpuclockid(server, &other) != 0)) fail(program->path, "has no clock");
  double begin = 0, last = 0, first = 0, own_before = 0, server_before = 0;
  int frames = 0, late = 0;
  FILE *output = fdopen(ends[0], "r");
  // A line that waited in a buffer would be one that poll knows nothing of.
  setvbuf(output, NULL, _IONBF, 0);
  char line[256];
  for (;;) {
    struct pollfd wait = {.fd = ends[0], .events = POLLIN};
    if (poll(&wait, 1, PATIENCE) <= 0 || !fgets(line, sizeof line, output)) {
      kill(child, SIGKILL);
      fail(program->path, "showed no frame");
    }
    char *found = strstr(line, mark);
    if (!found) {
      // Complaints of the program.
      fputs(line, stderr);
      continue;
    }
    double time = strtod(found + strlen(mark), NULL) * 1e3;
    if (first == 0) first = time;
    if (time < first + SETTLE) continue;
    if (begin == 0) {
      begin = last = time;
      own_before = milliseconds(own);
      if (server) server_before = milliseconds(other);
      continue;
    }
    frames++;
    if (time - last > 1.5 * REFRESH) late++;
    last = time;
    if (time >= begin + SPAN) break;
  }
  double used = milliseconds(own) - own_before, drawn = server ? milliseconds(other) - server_before : 0;
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  fclose(output);
  program->own[round] = used / frames;
  program->total[round] = (used + drawn) / frames;
  program->rate[round] = frames / (last - begin) * 1e3;
  program->late[round] = 100.0 * late / frames;
}

int main(int count, char **arguments) {
  int rounds = 5, option;
  pid_t server = 0;
  while ((option = getopt(count, arguments, "n:s:")) != -1) {
    if (option == 'n') rounds = atoi(optarg);
    else if (option == 's') server = atoi(optarg);
    else return 2;
  }
  if (rounds < 1 || rounds > MOST_ROUNDS || optind >= count || count - optind - 1 > MOST_PROGRAMS) fail(arguments[0], "takes a figure, 1 to 50 rounds and up to 8 programs");
  const char *figure = arguments[optind++];
  setenv("HEARTH_TRACE", "frames", 1);

  static Program programs[MOST_PROGRAMS];
  int total = 0;
  for (; optind < count; optind++) {
    char *path = strchr(arguments[optind], '=');
    if (!path) fail(arguments[optind], "is not NAME=PROGRAM");
    *path++ = 0;
    programs[total++] = (Program){.name = arguments[optind], .path = path};
  }
  for (int round = 0; round < rounds; round++)
    for (int index = 0; index < total; index++) run(&programs[index], round, server);
  for (int index = 0; index < total; index++) {
    Program *program = &programs[index];
    printf("%s\t%s.frame\t%.6g\tms\n", program->name, figure, median(program->total, rounds));
    printf("%s\t%s.program\t%.6g\tms\n", program->name, figure, median(program->own, rounds));
    printf("%s\t%s.rate\t%.6g\t/s\n", program->name, figure, median(program->rate, rounds));
    printf("%s\t%s.late\t%.6g\t%%\n", program->name, figure, median(program->late, rounds));
  }
  return 0;
}
