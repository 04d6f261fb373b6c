#include "CMetadata.h"

#define HIDDEN extern const char __attribute__((weak, visibility("hidden")))
#if defined(__ELF__)
HIDDEN __ehdr_start[];
HIDDEN _end[];
HIDDEN __start_swift5_protocol_conformances[];
HIDDEN __stop_swift5_protocol_conformances[];

const void *hearth_image_begin(void) { return __ehdr_start; }
const void *hearth_image_end(void) { return _end; }
const void *hearth_conformances_begin(void) { return __start_swift5_protocol_conformances; }
const void *hearth_conformances_end(void) { return __stop_swift5_protocol_conformances; }
#else
const void *hearth_image_begin(void) { return 0; }
const void *hearth_image_end(void) { return 0; }
const void *hearth_conformances_begin(void) { return 0; }
const void *hearth_conformances_end(void) { return 0; }
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
