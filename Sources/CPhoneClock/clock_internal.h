#pragma once
#include <stdatomic.h>
#include <stdint.h>

extern atomic_bool phone_clock_is_on;
int64_t phone_clock_wall(void);
