// Random numbers that are the same in every run, for UUID() and SystemRandomNumberGenerator.
#define _GNU_SOURCE
#include "CPhoneClock.h"
#include <pthread.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "clock_internal.h"

// SplitMix64: published with its constants by its author for any use; good enough to be distinct.
static uint64_t seed = 0x476c696465706174ULL;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static uint64_t next_number(void) {
  uint64_t number = (seed += 0x9e3779b97f4a7c15ULL);
  number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9ULL;
  number = (number ^ (number >> 27)) * 0x94d049bb133111ebULL;
  return number ^ (number >> 31);
}

static void fill(void *bytes, size_t count) {
  pthread_mutex_lock(&lock);
  unsigned char *out = bytes;
  while (count > 0) {
    uint64_t number = next_number();
    size_t part = count < sizeof number ? count : sizeof number;
    memcpy(out, &number, part);
    out += part;
    count -= part;
  }
  pthread_mutex_unlock(&lock);
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  if (!atomic_load(&phone_clock_is_on)) return syscall(SYS_getrandom, bytes, count, flags);
  fill(bytes, count);
  return (ssize_t)count;
}

int getentropy(void *bytes, size_t count) {
  if (getrandom(bytes, count, 0) != (ssize_t)count) return -1;
  return 0;
}

void arc4random_buf(void *bytes, size_t count) { getentropy(bytes, count); }

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}
