// Writes module maps beside the modules of Swift, where the compiler looks for any module that source imports: for FindableModules.
//
//   ModuleMaps STAMP NAME MAP…
//
// For each NAME there will be the directory Modules/NAME beside this program, with a module map that hands on MAP, a path from here where it does not begin
// with a slash, or that is empty where MAP is "-". STAMP is a file that is written at the end.
#include <errno.h>
#include <libgen.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(const char *path) {
  fprintf(stderr, "%s: %s\n", path, strerror(errno));
  exit(1);
}

static void make_directory(const char *path) {
  if (mkdir(path, 0777) != 0 && errno != EEXIST) fail(path);
}

// Leaves a file as it is that says the same: what is made of it would be made anew.
static bool is_there(const char *path, const char *text) {
  FILE *file = fopen(path, "r");
  if (!file) return false;
  while (*text && fgetc(file) == (unsigned char)*text) text++;
  bool is_same = !*text && fgetc(file) == EOF;
  fclose(file);
  return is_same;
}

static void write_text(const char *path, const char *text) {
  if (is_there(path, text)) return;
  FILE *file = fopen(path, "w");
  if (!file || fputs(text, file) < 0 || fclose(file) != 0) fail(path);
}

int main(int count, char **arguments) {
  char program[PATH_MAX], path[2 * PATH_MAX], text[3 * PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  if (length < 0) fail("/proc/self/exe");
  program[length] = 0;
  const char *products = dirname(program);

  snprintf(path, sizeof path, "%s/Modules", products);
  make_directory(path);
  for (int index = 2; index + 1 < count; index += 2) {
    const char *name = arguments[index], *map = arguments[index + 1];
    snprintf(path, sizeof path, "%s/Modules/%s", products, name);
    make_directory(path);
    if (strcmp(map, "-") == 0)
      snprintf(text, sizeof text, "module %s {}\n", name);
    else if (map[0] == '/')
      snprintf(text, sizeof text, "extern module %s \"%s\"\n", name, map);
    else
      snprintf(text, sizeof text, "extern module %s \"%s/%s\"\n", name, products, map);
    strcat(path, "/module.modulemap");
    write_text(path, text);
  }
  write_text(arguments[1], "// The module maps are written.\n");
  return 0;
}
