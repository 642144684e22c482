#include "CAppEntry.h"
#include <stdlib.h>

// In Swift, because only Swift can find a class by its name.
extern void glidepath_app_entry(const char *class_name);

// A test binary that is started as an app never reaches its `main`.
__attribute__((constructor)) static void become_app(void) {
  const char *name = getenv("PHONE_APP_CLASS");
  if (name) glidepath_app_entry(name);
}

void app_entry_keep(void) {}
