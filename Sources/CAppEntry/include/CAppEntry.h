#ifndef CAPPENTRY_H
#define CAPPENTRY_H

/// Makes sure that this library is linked whole; it does nothing.
void app_entry_keep(void);

#endif
