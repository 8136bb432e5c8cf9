#include <nettle/cbc.h>
#include <nettle/chacha-poly1305.h>
#include <nettle/gcm.h>
#include <nettle/md5.h>
#include <nettle/sha1.h>
#include <nettle/sha2.h>
