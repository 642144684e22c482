#pragma once
// The phone's clock, chance and rest inside an app's process. Everything here passes through to
// the system until phone_clock_start is called, so a program that merely links it is unchanged.
#include <stdbool.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// Replaces the process's clocks, timers and random numbers by the phone's. Call it first thing,
/// on the main thread, before any timer exists.
void phone_clock_start(int64_t uptime_ns, int64_t wall_ns);

/// Moves both clocks. Fires nothing: phone_clock_fire_next does.
void phone_clock_set(int64_t uptime_ns, int64_t wall_ns);

/// Nanoseconds of phone time since the phone was switched on.
int64_t phone_clock_uptime(void);

/// The uptime at which the next timer is due; -1 when none is armed.
int64_t phone_clock_next_deadline(void);

/// Fires the timer that is due first (of several due at once, the one armed first) and returns
/// when the kernel has told its waiters. False when none is due.
bool phone_clock_fire_next(void);

/// True when every other thread of the process sleeps and none ran between two looks.
bool phone_other_threads_rest(void);

/// Writes the names of threads that do not sleep into `text`, separated by commas.
void phone_running_threads(char *text, int64_t capacity);

/// The address of the main queue's descriptor: readable while the queue has work.
int32_t phone_main_queue_descriptor(void);

/// Calls a Swift class's allocating `init()`, found in its metadata, and returns the new object.
void *phone_call_allocating_init(const void *function, const void *metadata);

/// Whether an address lies in the executable itself, and not in a library or on the heap.
int phone_is_in_executable(const void *address);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
