/* Runs programs that move by turns and reports what a frame costs and how many there are.
 *
 *   motion [-n ROUNDS] [-s PID] [-t SECONDS] [-h FILE] FIGURE NAME=PROGRAM…
 *
 *   FIGURE.frame    what a frame takes of the processors: all threads of the program, and the X server, which draws a part of
 *                   it, where -s names its process
 *   FIGURE.program  the program's share of that
 *   FIGURE.rate     frames painted in a second; a display has 60
 *   FIGURE.late     of 100 frames, those that came half a frame late or later
 *   FIGURE.p99      of 100 frames, 99 take the program no more than this
 *   FIGURE.most     what the frame that takes the program longest takes
 *   FIGURE.over     frames that take the program more than a sixtieth of a second
 *
 * A program says on standard output or standard error when a frame is painted: `… painted at SECONDS`, of the monotonic clock. It has SETTLE to come
 * to rest after its first frame; then it is looked at for the seconds of -t, or four. Each line of output is `name, figure, median of the rounds, unit`, with
 * tabs between. With -h the file gets how many frames took less than one millisecond, less than two and so on, of all rounds: a line for
 * each program, `name, figure, count, count …`, the last count being that of 20 milliseconds and more.
 */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "launch.h"

enum { MOST_ROUNDS = 50, MOST_PROGRAMS = 8, PATIENCE = 60000 };
/* Milliseconds. */
static const double SETTLE = 1000, REFRESH = 1000.0 / 60;
static double span = 4000;
enum { MOST_FRAMES = 1 << 14, CLASSES = 21 };

typedef struct {
  char *name, *path;
  double total[MOST_ROUNDS], own[MOST_ROUNDS], rate[MOST_ROUNDS], late[MOST_ROUNDS], p99[MOST_ROUNDS], most[MOST_ROUNDS], over[MOST_ROUNDS];
  int classes[CLASSES];
} Program;

static void run(Program *program, int round, pid_t server) {
  static const char mark[] = "painted at ";
  int end;
  pid_t child = start_program(program->path, &end);

  clockid_t own, other;
  if (clock_getcpuclockid(child, &own) != 0 || (server && clock_getcpuclockid(server, &other) != 0)) fail(program->path, "has no clock");
  double begin = 0, last = 0, first = 0, own_before = 0, own_last = 0, server_before = 0;
  int frames = 0, late = 0, over = 0;
  static double costs[MOST_FRAMES];
  FILE *output = fdopen(end, "r");
  // A line that waited in a buffer would be one that poll knows nothing of.
  setvbuf(output, NULL, _IONBF, 0);
  char line[256];
  for (;;) {
    struct pollfd wait = {.fd = end, .events = POLLIN};
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
      own_before = own_last = milliseconds(own);
      if (server) server_before = milliseconds(other);
      continue;
    }
    double own_now = milliseconds(own), cost = own_now - own_last;
    own_last = own_now;
    if (frames < MOST_FRAMES) costs[frames] = cost;
    frames++;
    program->classes[cost < CLASSES - 1 ? (int)cost : CLASSES - 1]++;
    if (cost > REFRESH) over++;
    if (time - last > 1.5 * REFRESH) late++;
    last = time;
    if (time >= begin + span) break;
  }
  double used = milliseconds(own) - own_before, drawn = server ? milliseconds(other) - server_before : 0;
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  fclose(output);
  program->own[round] = used / frames;
  program->total[round] = (used + drawn) / frames;
  program->rate[round] = frames / (last - begin) * 1e3;
  program->late[round] = 100.0 * late / frames;
  int kept = frames < MOST_FRAMES ? frames : MOST_FRAMES;
  qsort(costs, kept, sizeof *costs, compare);
  program->p99[round] = costs[kept * 99 / 100];
  program->most[round] = costs[kept - 1];
  program->over[round] = over;
}

int main(int count, char **arguments) {
  int rounds = 5, option;
  pid_t server = 0;
  const char *histogram = NULL;
  while ((option = getopt(count, arguments, "n:s:t:h:")) != -1) {
    if (option == 'n') rounds = atoi(optarg);
    else if (option == 's') server = atoi(optarg);
    else if (option == 't') span = 1e3 * atof(optarg);
    else if (option == 'h') histogram = optarg;
    else return 2;
  }
  if (rounds < 1 || rounds > MOST_ROUNDS || optind >= count || count - optind - 1 > MOST_PROGRAMS) fail(arguments[0], "takes a figure, 1 to 50 rounds and up to 8 programs");
  const char *figure = arguments[optind++];
  setenv("HEARTH_TRACE", "frames", 1);

  static Program programs[MOST_PROGRAMS];
  int total = 0;
  for (; optind < count; optind++) {
    split(arguments[optind], &programs[total].name, &programs[total].path);
    total++;
  }
  for (int round = 0; round < rounds; round++)
    for (int index = 0; index < total; index++) run(&programs[index], round, server);
  for (int index = 0; index < total; index++) {
    Program *program = &programs[index];
    printf("%s\t%s.frame\t%.6g\tms\n", program->name, figure, median(program->total, rounds));
    printf("%s\t%s.program\t%.6g\tms\n", program->name, figure, median(program->own, rounds));
    printf("%s\t%s.rate\t%.6g\t/s\n", program->name, figure, median(program->rate, rounds));
    printf("%s\t%s.late\t%.6g\t%%\n", program->name, figure, median(program->late, rounds));
    printf("%s\t%s.p99\t%.6g\tms\n", program->name, figure, median(program->p99, rounds));
    printf("%s\t%s.most\t%.6g\tms\n", program->name, figure, median(program->most, rounds));
    printf("%s\t%s.over\t%.6g\tframes\n", program->name, figure, median(program->over, rounds));
  }
  FILE *file = histogram ? fopen(histogram, "w") : NULL;
  if (histogram && !file) fail(histogram, "cannot be written");
  for (int index = 0; file && index < total; index++) {
    fprintf(file, "%s\t%s", programs[index].name, figure);
    for (int class = 0; class < CLASSES; class++) fprintf(file, "\t%d", programs[index].classes[class]);
    fputc('\n', file);
  }
  if (file) fclose(file);
  return 0;
}
