// Versions and architectures belong to the names of a test.
@_exported public import PhoneLink
