#pragma once
/// What the linker knows of the program or library that this code lies in. Null where it does not tell.
///
/// From where to where it lies in memory.
const void *_Nullable hearth_image_begin(void);
const void *_Nullable hearth_image_end(void);
/// The section with a reference to each conformance that its modules declare.
const void *_Nullable hearth_conformances_begin(void);
const void *_Nullable hearth_conformances_end(void);
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
