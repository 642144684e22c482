// Definitions in the executable win over those of the C library, also for Foundation and
// Dispatch: that is how Date(), Timer, asyncAfter and ContinuousClock come to read phone time.
#define _GNU_SOURCE
#include "CPhoneClock.h"
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "clock_internal.h"

static const int64_t second = 1000000000LL;

atomic_bool phone_clock_is_on;
static _Atomic int64_t uptime_now;
static _Atomic int64_t wall_now;

void phone_clock_start(int64_t uptime_ns, int64_t wall_ns) {
  phone_clock_set(uptime_ns, wall_ns);
  atomic_store(&phone_clock_is_on, true);
}

void phone_clock_set(int64_t uptime_ns, int64_t wall_ns) {
  atomic_store(&uptime_now, uptime_ns);
  atomic_store(&wall_now, wall_ns);
}

int64_t phone_clock_uptime(void) { return atomic_load(&uptime_now); }
int64_t phone_clock_wall(void) { return atomic_load(&wall_now); }

static bool counts_processor_time(clockid_t clock) {
  return clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID || clock < 0;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  if (!atomic_load(&phone_clock_is_on) || counts_processor_time(clock))
    return (int)syscall(SYS_clock_gettime, clock, result);
  bool wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  int64_t now = wall ? phone_clock_wall() : phone_clock_uptime();
  result->tv_sec = now / second;
  result->tv_nsec = now % second;
  return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  (void)zone;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  result->tv_sec = now.tv_sec;
  result->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
