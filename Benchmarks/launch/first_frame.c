/* Starts programs by turns and reports how long each takes to its first frame.
 *
 *   first_frame [-n RUNS] NAME=PROGRAM…
 *
 *   cookbook.first_frame       from just before the process is made until its first frame is painted; wall time
 *   cookbook.first_frame.cpu   what all its threads took of the processors until it had said so, user and system
 *
 * One launcher, one environment and one clock for all: posix_spawn, the monotonic clock. The programs take turns, so that what else
 * the machine does meets all of them alike; a first turn brings libraries and caches into memory and does not count. Each line of
 * output is `name, figure, median, unit`, with tabs between.
 */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "launch.h"

enum { MOST_RUNS = 200, MOST_PROGRAMS = 8, PATIENCE = 60000 };

typedef struct {
  char *name, *path;
  double wall[MOST_RUNS], cpu[MOST_RUNS];
} Program;

/* Starts a program, waits for its first frame and ends it. Milliseconds. */
static void run(char *path, double *wall, double *cpu) {
  static const char mark[] = "first frame painted at ";
  int end;
  double start = milliseconds(CLOCK_MONOTONIC);
  pid_t child = start_program(path, &end);

  char output[65536] = "";
  size_t length = 0;
  char *line = NULL;
  while (!line || !strchr(line, '\n')) {
    struct pollfd wait = {.fd = end, .events = POLLIN};
    ssize_t count = poll(&wait, 1, PATIENCE) > 0 && length < sizeof output - 1 ? read(end, output + length, sizeof output - 1 - length) : 0;
    if (count <= 0) {
      kill(child, SIGKILL);
      fputs(output, stderr);
      fail(path, "showed no frame");
    }
    length += count;
    output[length] = 0;
    line = strstr(output, mark);
  }
  struct rusage usage;
  kill(child, SIGKILL);
  wait4(child, NULL, 0, &usage);
  close(end);
  *wall = strtod(line + strlen(mark), NULL) * 1e3 - start;
  *cpu = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

int main(int count, char **arguments) {
  int runs = 31, option;
  while ((option = getopt(count, arguments, "n:")) != -1) {
    if (option == 'n') runs = atoi(optarg);
    else return 2;
  }
  if (runs < 1 || runs > MOST_RUNS || count - optind > MOST_PROGRAMS) fail(arguments[0], "takes 1 to 200 runs of up to 8 programs");
  setenv("HEARTH_TRACE", "frames", 1);

  static Program programs[MOST_PROGRAMS];
  int total = 0;
  for (int index = optind; index < count; index++) {
    split(arguments[index], &programs[total].name, &programs[total].path);
    total++;
  }
  for (int round = -1; round < runs; round++)
    for (int index = 0; index < total; index++) {
      double wall, cpu;
      run(programs[index].path, &wall, &cpu);
      if (round < 0) continue;
      programs[index].wall[round] = wall;
      programs[index].cpu[round] = cpu;
    }
  for (int index = 0; index < total; index++) {
    printf("%s\tcookbook.first_frame\t%.6g\tms\n", programs[index].name, median(programs[index].wall, runs));
    printf("%s\tcookbook.first_frame.cpu\t%.6g\tms\n", programs[index].name, median(programs[index].cpu, runs));
  }
  return 0;
}
