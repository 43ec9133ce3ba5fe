#include "sheen_codecs.h"
