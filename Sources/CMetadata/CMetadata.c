#define _GNU_SOURCE
#include "CMetadata.h"

#if defined(__ELF__)
#include <link.h>
#include <stdbool.h>
#include <string.h>

#define HIDDEN extern const char __attribute__((weak, visibility("hidden")))
HIDDEN __ehdr_start[];
HIDDEN _end[];
HIDDEN __start_swift5_protocol_conformances[];
HIDDEN __stop_swift5_protocol_conformances[];

// The beginning of what Swift's runtime knows of an image. Source: swift, stdlib/public/runtime/MetadataSections.h, which Testing reads in the same way.
typedef struct {
  unsigned long version;
  const void *base, *unused[2];
  const char *protocols;
  unsigned long protocols_length;
  const char *conformances;
  unsigned long conformances_length;
} Sections;
extern void swift_enumerateAllMetadataSections(bool (*body)(const Sections *, void *), void *context) __attribute__((weak));

typedef struct {
  HearthImage *images;
  long count, room;
} List;

// The libraries of Swift itself are of nobody that uses views.
static bool is_of_swift(const char *path) {
  static const char *const names[] = {"libswift", "lib_Foundation", "libFoundation", "libXCTest", "libTesting", "lib_Testing", "lib_Internal"};
  const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
  for (unsigned long index = 0; index < sizeof names / sizeof *names; index++)
    if (strncmp(name, names[index], strlen(names[index])) == 0) return true;
  return false;
}

// Widens the image with the conformances, as the loader knows it; one that is of Swift itself becomes empty.
static int find_extent(struct dl_phdr_info *info, unsigned long size, void *context) {
  HearthImage *image = context;
  const char *begin = 0, *end = 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type != PT_LOAD) continue;
    const char *first = (const char *)info->dlpi_addr + info->dlpi_phdr[index].p_vaddr;
    if (!begin || first < begin) begin = first;
    if (first + info->dlpi_phdr[index].p_memsz > end) end = first + info->dlpi_phdr[index].p_memsz;
  }
  if ((const char *)image->conformances < begin || (const char *)image->conformances >= end) return 0;
  if (!is_of_swift(info->dlpi_name)) {
    image->begin = begin;
    image->end = end;
  }
  return 1;
}

static bool add_image(const Sections *sections, void *context) {
  List *list = context;
  if (!sections->conformances || sections->conformances_length == 0) return true;
  HearthImage image = {0, 0, sections->conformances, sections->conformances + sections->conformances_length};
  dl_iterate_phdr(find_extent, &image);
  if (!image.begin) return true;
  if (list->count < list->room) list->images[list->count] = image;
  list->count++;
  return true;
}

long hearth_images(HearthImage *images, long room) {
  List list = {images, 0, room};
  const HearthImage own = {__ehdr_start, _end, __start_swift5_protocol_conformances, __stop_swift5_protocol_conformances};
  if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(add_image, &list);
  // What the runtime says is believed where it knows what the linker says of this image.
  for (long index = 0; index < list.count && index < room; index++)
    if (images[index].conformances == own.conformances) return list.count;
  if (!own.conformances || room < 1) return 0;
  images[0] = own;
  return 1;
}
#else
long hearth_images(HearthImage *images, long room) { return 0; }
#endif

// Source: Swift's ABI, "CallingConvention.rst" and `MetadataResponse`. The request 0 waits until the type is complete.
typedef struct {
  const void *metadata;
  unsigned long state;
} Response;
typedef __attribute__((swiftcall)) Response (*Access)(unsigned long request);

const void *hearth_metadata(const void *access) { return ((Access)access)(0).metadata; }

// Source: Swift's ABI, "CallingConvention.rst": an initialiser of a class takes the class where methods take `self`.
#define TYPE __attribute__((swift_context)) const void *

const void *hearth_init_frame(
  const void *code, double x, double y, double width, double height, const void *type) {
  typedef __attribute__((swiftcall)) const void *(*Init)(double, double, double, double, TYPE);
  return ((Init)code)(x, y, width, height, type);
}
const void *hearth_init_string(const void *code, unsigned long first, unsigned long second, const void *type) {
  typedef __attribute__((swiftcall)) const void *(*Init)(unsigned long, unsigned long, TYPE);
  return ((Init)code)(first, second, type);
}
const void *hearth_init_case_string(
  const void *code, unsigned char value, unsigned long first, unsigned long second, const void *type) {
  typedef __attribute__((swiftcall)) const void *(*Init)(unsigned char, unsigned long, unsigned long, TYPE);
  return ((Init)code)(value, first, second, type);
}
const void *hearth_init_string_object(
  const void *code, unsigned long first, unsigned long second, const void *object, const void *type) {
  typedef __attribute__((swiftcall)) const void *(*Init)(unsigned long, unsigned long, const void *, TYPE);
  return ((Init)code)(first, second, object, type);
}
