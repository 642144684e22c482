// Timer descriptors (Dispatch and run loops wait on them) that fire in phone time.
#define _GNU_SOURCE
#include "CPhoneClock.h"
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "clock_internal.h"

enum { most_timers = 512 };

struct timer {
  int descriptor;
  int clock;
  bool exists, armed;
  bool follows_wall; // an absolute date: moves nearer when the user sets the clock forward
  int64_t due;       // on the clock it follows
  int64_t interval;
  uint64_t order; // when it was armed, against all others
  bool touched;   // armed or disarmed since it last fired
};

static struct timer timers[most_timers];
static uint64_t armed_so_far;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static const int64_t second = 1000000000LL;
static int64_t nanoseconds(struct timespec time) { return time.tv_sec * second + time.tv_nsec; }

static struct timer *timer_of(int descriptor) {
  for (int i = 0; i < most_timers; i++)
    if (timers[i].exists && timers[i].descriptor == descriptor) return &timers[i];
  return NULL;
}

static struct timer *free_timer(void) {
  for (int i = 0; i < most_timers; i++)
    if (!timers[i].exists) return &timers[i];
  static const char message[] = "phone clock: more than 512 timer descriptors in one process\n";
  if (write(2, message, sizeof message - 1) < 0) { /* the abort below says it too */ }
  abort();
}

int timerfd_create(int clock, int flags) {
  int descriptor = (int)syscall(SYS_timerfd_create, clock, flags);
  if (descriptor < 0) return descriptor;
  pthread_mutex_lock(&lock);
  // A number seen before was closed in between: its old timer is gone.
  struct timer *timer = timer_of(descriptor);
  if (!timer) timer = free_timer();
  *timer = (struct timer){.descriptor = descriptor, .clock = clock, .exists = true};
  pthread_mutex_unlock(&lock);
  return descriptor;
}

static void set_kernel_timer(int descriptor, int64_t in_nanoseconds) {
  struct itimerspec value;
  memset(&value, 0, sizeof value);
  value.it_value.tv_nsec = in_nanoseconds;
  syscall(SYS_timerfd_settime, descriptor, 0, &value, NULL);
}

static void arm(struct timer *timer, int flags, const struct itimerspec *value) {
  int64_t when = nanoseconds(value->it_value);
  bool absolute = flags & TFD_TIMER_ABSTIME;
  timer->follows_wall = absolute && timer->clock == CLOCK_REALTIME;
  timer->due = absolute ? when : phone_clock_uptime() + when;
  timer->interval = nanoseconds(value->it_interval);
  timer->armed = true;
  timer->order = ++armed_so_far;
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (!atomic_load(&phone_clock_is_on))
    return (int)syscall(SYS_timerfd_settime, descriptor, flags, value, old);
  pthread_mutex_lock(&lock);
  struct timer *timer = timer_of(descriptor);
  if (timer) {
    if (old) memset(old, 0, sizeof *old);
    timer->touched = true;
    set_kernel_timer(descriptor, 0);
    if (nanoseconds(value->it_value) == 0)
      timer->armed = false;
    else
      arm(timer, flags, value);
  }
  pthread_mutex_unlock(&lock);
  return timer ? 0 : (int)syscall(SYS_timerfd_settime, descriptor, flags, value, old);
}

static int64_t due_uptime(const struct timer *timer) {
  if (!timer->follows_wall) return timer->due;
  return phone_clock_uptime() + timer->due - phone_clock_wall();
}

static struct timer *first_timer(void) {
  struct timer *first = NULL;
  for (int i = 0; i < most_timers; i++) {
    struct timer *timer = &timers[i];
    if (!timer->exists || !timer->armed) continue;
    bool earlier = !first || due_uptime(timer) < due_uptime(first);
    bool same = first && due_uptime(timer) == due_uptime(first);
    if (earlier || (same && timer->order < first->order)) first = timer;
  }
  return first;
}

int64_t phone_clock_next_deadline(void) {
  pthread_mutex_lock(&lock);
  struct timer *first = first_timer();
  int64_t due = first ? due_uptime(first) : -1;
  pthread_mutex_unlock(&lock);
  return due;
}

// Readable means that the kernel has run the timer and woken every thread that waits for it: from
// then on those threads no longer count as asleep. A thread that was quick may have set the timer
// anew, or read it, before this one looks; it was told too.
static void wait_until_told(const struct timer *timer) {
  struct pollfd wait = {.fd = timer->descriptor, .events = POLLIN};
  for (int looks = 0; looks < 50; looks++) {
    if (poll(&wait, 1, 1) != 0) return;
    pthread_mutex_lock(&lock);
    bool touched = timer->touched;
    pthread_mutex_unlock(&lock);
    if (touched) return;
  }
}

bool phone_clock_fire_next(void) {
  pthread_mutex_lock(&lock);
  struct timer *first = first_timer();
  bool fires = first && due_uptime(first) <= phone_clock_uptime();
  if (fires && first->interval > 0)
    first->due += first->interval;
  else if (fires)
    first->armed = false;
  if (fires) {
    first->touched = false;
    set_kernel_timer(first->descriptor, 1);
  }
  pthread_mutex_unlock(&lock);
  if (fires) wait_until_told(first);
  return fires;
}
