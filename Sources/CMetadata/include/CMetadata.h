#pragma once
/// The program, or a library that it is linked with, as it lies in memory.
typedef struct {
  const void *_Nullable begin, *_Nullable end;
  /// The section with a reference to each conformance that its modules declare.
  const void *_Nullable conformances, *_Nullable conformances_end;
} HearthImage;
/// Writes at most `room` of those that have a module of Swift, without Swift's own libraries, and returns how many there are. None where that is not known.
long hearth_images(HearthImage *_Nonnull images, long room);
/// The witness table of a type for a conformance without conditions. Part of Swift's runtime.
const void *_Nullable swift_getWitnessTable(const void *_Nonnull conformance, const void *_Nonnull type, const void *_Nullable arguments);
/// The metadata of a type without parameters, from the function that its description names for that.
const void *_Nonnull hearth_metadata(const void *_Nonnull access);
/// Calls an initialiser of a class with a rectangle: `init(frame:)`. The object is the caller's to release.
const void *_Nonnull hearth_init_frame(
  const void *_Nonnull code, double x, double y, double width, double height, const void *_Nonnull type);
/// Calls an initialiser of a class with a string, the two words of which it takes over.
const void *_Nonnull hearth_init_string(
  const void *_Nonnull code, unsigned long first, unsigned long second, const void *_Nonnull type);
/// Calls an initialiser of a class with a case of an enumeration and a string, the two words of which it takes over.
const void *_Nonnull hearth_init_case_string(
  const void *_Nonnull code, unsigned char value, unsigned long first, unsigned long second, const void *_Nonnull type);
/// Calls an initialiser of a class with a string, the two words of which it takes over, and an object, which it takes over, too.
const void *_Nonnull hearth_init_string_object(
  const void *_Nonnull code, unsigned long first, unsigned long second, const void *_Nullable object,
  const void *_Nonnull type);
