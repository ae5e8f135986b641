// The C library's calls for extended attributes, which the Glibc and Musl modules leave out.
#include <sys/xattr.h>
