// Empty on purpose: the module only has to exist.
