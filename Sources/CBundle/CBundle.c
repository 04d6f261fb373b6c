#define _GNU_SOURCE
#include "CBundle.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>

typedef const void *CFTypeRef;
extern CFTypeRef CFDictionaryGetValue(CFTypeRef dictionary, CFTypeRef key);
extern const CFTypeRef kCFBundleIdentifierKey;

// The package manager puts an app's resources into a bundle beside the program. Elsewhere they are in the main bundle itself, and there apps
// look for them. So the functions that look for something in a bundle are wrapped: Foundation calls its own exported functions through the
// dynamic linker, which finds the program's definition first. They are weak, so that a program with Foundation linked into it has
// Foundation's, whose main bundle is that of the program's directory alone.
#define WRAPPER __attribute__((weak, visibility("default")))
#define ORIGINAL(name)                  \
  static _Atomic(void *) found;         \
  void *original = atomic_load(&found); \
  if (!original) {                      \
    original = dlsym(RTLD_NEXT, #name); \
    atomic_store(&found, original);     \
  }

// The main bundle, as soon as Foundation has made it: while it makes it, it holds a lock, and asks for its information.
static _Atomic(CFTypeRef) main_bundle;

WRAPPER CFTypeRef CFBundleGetMainBundle(void) {
  ORIGINAL(CFBundleGetMainBundle)
  CFTypeRef bundle = ((CFTypeRef(*)(void))original)();
  atomic_store(&main_bundle, bundle);
  return bundle;
}

// Whether this thread is looking already: what looks asks Foundation for bundles in turn.
static _Thread_local bool is_looking;
static bool begin(CFTypeRef bundle) {
  if (is_looking || !bundle || bundle != atomic_load(&main_bundle)) return false;
  return is_looking = true;
}
static CFTypeRef end(CFTypeRef answer) {
  is_looking = false;
  return answer;
}

// These find nothing, or something in the main bundle.
#define WRAP(name, parameters, arguments, answer)                    \
  WRAPPER CFTypeRef name parameters {                                \
    ORIGINAL(name)                                                   \
    CFTypeRef result = ((CFTypeRef(*) parameters)original)arguments; \
    return !result && begin(bundle) ? end(answer) : result;          \
  }
// These answer the empty array, the program's directory or the key where they find nothing: what the program has comes first.
#define WRAP_FIRST(name, parameters, arguments, answer)                   \
  WRAPPER CFTypeRef name parameters {                                     \
    ORIGINAL(name)                                                        \
    CFTypeRef result = begin(bundle) ? end(answer) : 0;                   \
    return result ? result : ((CFTypeRef(*) parameters)original)arguments; \
  }

WRAP(CFBundleCopyResourceURL, (CFTypeRef bundle, CFTypeRef name, CFTypeRef type, CFTypeRef directory), (bundle, name, type, directory),
     hearth_resource(name, type, directory, 0))
WRAP(CFBundleCopyResourceURLForLocalization,
     (CFTypeRef bundle, CFTypeRef name, CFTypeRef type, CFTypeRef directory, CFTypeRef localization),
     (bundle, name, type, directory, localization), hearth_resource(name, type, directory, localization))
WRAP_FIRST(CFBundleCopyResourceURLsOfType, (CFTypeRef bundle, CFTypeRef type, CFTypeRef directory), (bundle, type, directory),
           hearth_resources(type, directory, 0))
WRAP_FIRST(CFBundleCopyResourceURLsOfTypeForLocalization,
           (CFTypeRef bundle, CFTypeRef type, CFTypeRef directory, CFTypeRef localization), (bundle, type, directory, localization),
           hearth_resources(type, directory, localization))
WRAP_FIRST(CFBundleCopyResourcesDirectoryURL, (CFTypeRef bundle), (bundle), hearth_resource_directory())
WRAP_FIRST(CFBundleGetInfoDictionary, (CFTypeRef bundle), (bundle), hearth_information())
WRAP_FIRST(CFBundleGetLocalInfoDictionary, (CFTypeRef bundle), (bundle), hearth_localized_information())

static CFTypeRef identifier(void) {
  CFTypeRef information = hearth_information();
  return information ? CFDictionaryGetValue(information, kCFBundleIdentifierKey) : 0;
}
WRAP_FIRST(CFBundleGetIdentifier, (CFTypeRef bundle), (bundle), identifier())
WRAP_FIRST(CFBundleCopyLocalizedString, (CFTypeRef bundle, CFTypeRef key, CFTypeRef value, CFTypeRef table), (bundle, key, value, table),
           key ? hearth_localized_string(key, table) : 0)

// A translation with plural forms is a format that does not say so: the form is chosen where its arguments are known.
extern void CFRelease(CFTypeRef object);
static atomic_bool has_plural_formats;
void hearth_has_plural_formats(void) { atomic_store(&has_plural_formats, true); }

static CFTypeRef plural_format(CFTypeRef format, va_list arguments) {
  enum { most = 16 };
  char kinds[most];
  int count = hearth_format_kinds(format, kinds, most);
  if (count <= 0) return 0;
  int64_t integers[most] = {0};
  double doubles[most] = {0};
  va_list copy;
  va_copy(copy, arguments);
  for (int index = 0; index < count; index++) {
    if (kinds[index] == 'd') doubles[index] = va_arg(copy, double);
    else if (kinds[index] == 'i') integers[index] = va_arg(copy, int);
    else if (kinds[index] == 'l') integers[index] = va_arg(copy, int64_t);
    else (void)va_arg(copy, void *);
  }
  va_end(copy);
  return hearth_plural_format(format, integers, doubles, count);
}

WRAPPER CFTypeRef CFStringCreateWithFormatAndArguments(
    CFTypeRef allocator, CFTypeRef options, CFTypeRef format, va_list arguments) {
  ORIGINAL(CFStringCreateWithFormatAndArguments)
  CFTypeRef form = 0;
  if (format && atomic_load(&has_plural_formats) && !is_looking) {
    is_looking = true;
    form = end(plural_format(format, arguments));
  }
  CFTypeRef result = ((CFTypeRef(*)(CFTypeRef, CFTypeRef, CFTypeRef, va_list))original)(
      allocator, options, form ? form : format, arguments);
  if (form) CFRelease(form);
  return result;
}
