// In C because `dladdr` is a GNU extension that Swift's view of the C library lacks.
#define _GNU_SOURCE
#include "CPhoneClock.h"
#include <dlfcn.h>

int phone_is_in_executable(const void *address) {
  Dl_info found, own;
  return dladdr(address, &found) && dladdr((const void *)phone_is_in_executable, &own) &&
         found.dli_fbase == own.dli_fbase;
}
