#pragma once
#include <stdbool.h>
#include <stddef.h>

/// What a request wants to know while it goes on. Called on the thread that makes it.
typedef struct {
  void *_Nullable context;
  /// A header of an answer, without its line end. A line that begins with `HTTP/` begins the headers of an answer, of which the last counts.
  void (*_Nonnull header)(void *_Nullable context, const char *_Nonnull line, size_t length);
  /// A part of the body. False gives the request up.
  bool (*_Nonnull body)(void *_Nullable context, const void *_Nonnull bytes, size_t count);
  /// Whether the request is to be given up: asked once a second, and with each part.
  bool (*_Nonnull is_cancelled)(void *_Nullable context);
} hearth_request_handlers;

typedef enum {
  /// An answer came, whichever.
  HEARTH_REQUEST_DONE,
  /// Given up by a handler.
  HEARTH_REQUEST_CANCELLED,
  /// No answer: `message` says why.
  HEARTH_REQUEST_FAILED,
  /// There is no libcurl here.
  HEARTH_REQUEST_NO_LIBRARY,
} hearth_request_result;

/// Reads what is at an HTTP address and waits for it, up to 20 redirections away. The library libcurl, which Foundation's networking is made
/// with too, is loaded with the first request.
///
/// - headers: Of the request, `Name: value`, ended by NULL.
/// - idle_seconds: After so long without a byte the request fails.
/// - message: 256 bytes, for the reason of a failure.
hearth_request_result hearth_request(
  const char *_Nonnull url, const char *_Nullable const *_Nonnull headers, long idle_seconds, const hearth_request_handlers *_Nonnull handlers,
  long *_Nonnull status, char *_Nonnull message);
