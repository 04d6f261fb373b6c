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
