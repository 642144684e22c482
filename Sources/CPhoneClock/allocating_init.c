// Swift code cannot call `init()` on a class known only at run time unless that init is
// `required`, and NSObject's is not. The entry point itself can be called: it takes the class's
// metadata where Swift methods take `self`.
#include "CPhoneClock.h"

typedef __attribute__((swiftcall)) void *(*allocating_init)(
    __attribute__((swift_context)) const void *metadata);

void *phone_call_allocating_init(const void *function, const void *metadata) {
  return ((allocating_init)function)(metadata);
}
