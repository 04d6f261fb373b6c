#pragma once
#include <stdint.h>

/// What a program's own resources answer where Foundation finds nothing in its main bundle. Objects of Foundation; those that are returned
/// are retained. Declared here, defined in Swift.
///
/// The URL of a resource.
const void *_Nullable hearth_resource(
    const void *_Nullable name, const void *_Nullable type, const void *_Nullable directory, const void *_Nullable localization);
/// An array with the URLs of all resources of a type.
const void *_Nullable hearth_resources(const void *_Nullable type, const void *_Nullable directory, const void *_Nullable localization);
/// The directory of the program's own resources.
const void *_Nullable hearth_resource_directory(void);
/// What the app says about itself in its `Info.plist`. Not retained: it stays.
const void *_Nullable hearth_information(void);
/// The same with what the table `InfoPlist` translates. Not retained: it stays.
const void *_Nullable hearth_localized_information(void);
/// The translation of a text.
const void *_Nullable hearth_localized_string(const void *_Nonnull key, const void *_Nullable table);
/// How the arguments of a format with plural forms are passed: a letter for each, and their number; 0 for other formats.
int hearth_format_kinds(const void *_Nonnull format, char *_Nonnull kinds, int most);
/// The form of such a format for numbers.
const void *_Nullable hearth_plural_format(
    const void *_Nonnull format, const int64_t *_Nonnull integers, const double *_Nonnull doubles, int count);

/// Says that there are formats with plural forms. Defined here.
void hearth_has_plural_formats(void);
