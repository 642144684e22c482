// In C because the calls below are GNU extensions that Swift's view of the C library lacks.
#define _GNU_SOURCE
#include "CPhoneProcess.h"
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/personality.h>

enum { link_descriptor = 3 };

static void set_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_init(attributes);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setpgroup(attributes, 0);
  posix_spawnattr_setflags(
      attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
}

static void set_files(posix_spawn_file_actions_t *files, int link) {
  posix_spawn_file_actions_init(files);
  posix_spawn_file_actions_addopen(files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(files, link, link_descriptor);
  posix_spawn_file_actions_addclosefrom_np(files, link_descriptor + 1);
}

int phone_process_start(
    const char *path, char *const *arguments, char *const *environment, int32_t link,
    pid_t *process) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  set_attributes(&attributes);
  set_files(&files, link);

  // The flag belongs to the calling thread and is inherited by the process it starts. A container
  // may forbid it; then only sets of object addresses can differ from run to run.
  int before = personality(0xffffffff);
  if (before >= 0) personality((unsigned long)before | ADDR_NO_RANDOMIZE);
  int error = posix_spawn(process, path, &files, &attributes, arguments, environment);
  if (before >= 0) personality((unsigned long)before);

  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return error;
}
