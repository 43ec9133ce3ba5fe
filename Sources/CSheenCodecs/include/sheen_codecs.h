#ifndef SHEEN_CODECS_H
#define SHEEN_CODECS_H
#endif
