#pragma once
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
/// The translation of a text.
const void *_Nullable hearth_localized_string(const void *_Nonnull key, const void *_Nullable table);
