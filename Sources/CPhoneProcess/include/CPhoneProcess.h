#pragma once
// Starts an app's process so that nothing of this machine shows in it.
#include <stdint.h>
#include <sys/types.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// Starts `path` with `arguments` and exactly `environment`, in a process group of its own, with
/// the descriptor `link` as its descriptor 3 and none of this process's others but 0 to 2
/// (standard input reads nothing), default signal handling, and, where the system allows it,
/// addresses that are the same in every run. Returns 0 and the process's id, or an error number.
int phone_process_start(
    const char *path, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull environment, int32_t link, pid_t *process);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
