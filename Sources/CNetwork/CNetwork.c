#include "CNetwork.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* The functions and numbers of libcurl that are used here, which has kept them since its version 7.32 of 2013. Source: curl.se, libcurl's API and ABI. */
typedef void CURL;
struct curl_slist;
enum {
  OPTION_WRITEDATA = 10001, OPTION_URL = 10002, OPTION_ERRORBUFFER = 10010, OPTION_HTTPHEADER = 10023, OPTION_HEADERDATA = 10029,
  OPTION_XFERINFODATA = 10057, OPTION_ACCEPT_ENCODING = 10102, OPTION_WRITEFUNCTION = 20011, OPTION_HEADERFUNCTION = 20079,
  OPTION_XFERINFOFUNCTION = 20219, OPTION_LOW_SPEED_LIMIT = 19, OPTION_LOW_SPEED_TIME = 20, OPTION_NOPROGRESS = 43,
  OPTION_FOLLOWLOCATION = 52, OPTION_MAXREDIRS = 68, OPTION_CONNECTTIMEOUT = 78, OPTION_NOSIGNAL = 99, OPTION_PROTOCOLS = 181,
  OPTION_REDIR_PROTOCOLS = 182, PROTOCOL_HTTP = 1, PROTOCOL_HTTPS = 2, INFO_RESPONSE_CODE = 0x200002, GLOBAL_ALL = 3,
  CODE_WRITE_ERROR = 23, CODE_ABORTED_BY_CALLBACK = 42,
};
static struct {
  int (*global_init)(long);
  CURL *(*easy_init)(void);
  int (*easy_setopt)(CURL *, int, ...);
  int (*easy_perform)(CURL *);
  int (*easy_getinfo)(CURL *, int, ...);
  void (*easy_cleanup)(CURL *);
  const char *(*easy_strerror)(int);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
  bool is_loaded;
} curl;

static void load(void) {
  void *library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL);
  if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return;
  *(void **)&curl.global_init = dlsym(library, "curl_global_init");
  *(void **)&curl.easy_init = dlsym(library, "curl_easy_init");
  *(void **)&curl.easy_setopt = dlsym(library, "curl_easy_setopt");
  *(void **)&curl.easy_perform = dlsym(library, "curl_easy_perform");
  *(void **)&curl.easy_getinfo = dlsym(library, "curl_easy_getinfo");
  *(void **)&curl.easy_cleanup = dlsym(library, "curl_easy_cleanup");
  *(void **)&curl.easy_strerror = dlsym(library, "curl_easy_strerror");
  *(void **)&curl.slist_append = dlsym(library, "curl_slist_append");
  *(void **)&curl.slist_free_all = dlsym(library, "curl_slist_free_all");
  curl.is_loaded = curl.global_init && curl.easy_init && curl.easy_setopt && curl.easy_perform && curl.easy_getinfo && curl.easy_cleanup
    && curl.easy_strerror && curl.slist_append && curl.slist_free_all && curl.global_init(GLOBAL_ALL) == 0;
}

static size_t take_header(char *bytes, size_t size, size_t count, void *data) {
  const hearth_request_handlers *handlers = data;
  size_t length = size * count;
  while (length > 0 && (bytes[length - 1] == '\n' || bytes[length - 1] == '\r')) length--;
  handlers->header(handlers->context, bytes, length);
  return size * count;
}
static size_t take_body(char *bytes, size_t size, size_t count, void *data) {
  const hearth_request_handlers *handlers = data;
  return handlers->body(handlers->context, bytes, size * count) ? size * count : 0;
}
static int look(void *data, long long a, long long b, long long c, long long d) {
  (void)a, (void)b, (void)c, (void)d;
  const hearth_request_handlers *handlers = data;
  return handlers->is_cancelled(handlers->context);
}

hearth_request_result hearth_request(
  const char *url, const char *const *headers, long idle_seconds, const hearth_request_handlers *handlers, long *status, char *message
) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  *status = 0;
  *message = 0;
  if (!curl.is_loaded) return HEARTH_REQUEST_NO_LIBRARY;
  CURL *request = curl.easy_init();
  if (!request) return HEARTH_REQUEST_FAILED;
  struct curl_slist *list = NULL;
  for (; *headers; headers++) list = curl.slist_append(list, *headers);
  char reason[256] = {0};
  curl.easy_setopt(request, OPTION_URL, url);
  curl.easy_setopt(request, OPTION_NOSIGNAL, 1L);
  curl.easy_setopt(request, OPTION_ERRORBUFFER, reason);
  curl.easy_setopt(request, OPTION_HTTPHEADER, list);
  curl.easy_setopt(request, OPTION_ACCEPT_ENCODING, "");
  curl.easy_setopt(request, OPTION_FOLLOWLOCATION, 1L);
  curl.easy_setopt(request, OPTION_MAXREDIRS, 20L);
  curl.easy_setopt(request, OPTION_PROTOCOLS, (long)(PROTOCOL_HTTP | PROTOCOL_HTTPS));
  curl.easy_setopt(request, OPTION_REDIR_PROTOCOLS, (long)(PROTOCOL_HTTP | PROTOCOL_HTTPS));
  curl.easy_setopt(request, OPTION_CONNECTTIMEOUT, idle_seconds);
  curl.easy_setopt(request, OPTION_LOW_SPEED_LIMIT, 1L);
  curl.easy_setopt(request, OPTION_LOW_SPEED_TIME, idle_seconds);
  curl.easy_setopt(request, OPTION_HEADERFUNCTION, take_header);
  curl.easy_setopt(request, OPTION_HEADERDATA, (void *)handlers);
  curl.easy_setopt(request, OPTION_WRITEFUNCTION, take_body);
  curl.easy_setopt(request, OPTION_WRITEDATA, (void *)handlers);
  curl.easy_setopt(request, OPTION_NOPROGRESS, 0L);
  curl.easy_setopt(request, OPTION_XFERINFOFUNCTION, look);
  curl.easy_setopt(request, OPTION_XFERINFODATA, (void *)handlers);
  int code = curl.easy_perform(request);
  curl.easy_getinfo(request, INFO_RESPONSE_CODE, status);
  if (code != 0) snprintf(message, 256, "%s", *reason ? reason : curl.easy_strerror(code));
  curl.slist_free_all(list);
  curl.easy_cleanup(request);
  if (code == 0) return HEARTH_REQUEST_DONE;
  return code == CODE_ABORTED_BY_CALLBACK || code == CODE_WRITE_ERROR ? HEARTH_REQUEST_CANCELLED : HEARTH_REQUEST_FAILED;
}
