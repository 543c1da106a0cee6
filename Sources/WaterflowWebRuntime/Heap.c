// A heap for the one thread of a module: two-level segregated fit (Masmano,
// Ripoll, Crespo, Real, 2004), whose every step takes constant time.
//
// Free blocks hang in lists by size: sixteen lists for each power of two. Two
// maps of bits tell which lists are not empty. Neighbours that are free become
// one block at once.

#include <stdint.h>

#include "WaterflowWebRuntime.h"

#define UNIT 16

typedef struct Block {
  // The neighbour in front, if that is free: the last word of its room.
  struct Block *before;
  // From this block to the next in bytes, a multiple of the unit, and flags.
  size_t pitch;
  // Where room begins, or the links of a free block.
  struct Block *next, *previous;
} Block;

enum { IS_FREE = 1, FOLLOWS_FREE = 2, FLAGS = UNIT - 1 };

// A block that is taken has one word of its own.
#define OVERHEAD sizeof(size_t)
#define LEAST ((offsetof(Block, next) + 2 * sizeof(Block *) + UNIT - 1) \
               / UNIT * UNIT)
#define ROWS (8 * sizeof(size_t) - 7)

static Block *lists[ROWS][UNIT];
static size_t rowsInUse;
static uint16_t listsInUse[ROWS];
// The last block, of no length, which is never free.
static Block *end;

static size_t pitchOf(const Block *block) { return block->pitch & ~FLAGS; }

static Block *after(Block *block) {
  return (Block *)((char *)block + pitchOf(block));
}

static unsigned log2Of(size_t number) {
  return 8 * sizeof(long) - 1 - __builtin_clzl(number);
}

// The list for blocks of a pitch, as its row and its place in the row.
static unsigned rowOf(size_t pitch, unsigned *place) {
  size_t units = pitch / UNIT;
  if (units < UNIT) {
    *place = units;
    return 0;
  }
  unsigned log2 = log2Of(units);
  *place = (units >> (log2 - 4)) - UNIT;
  return log2 - 3;
}

static void unlink(Block *block) {
  unsigned place, row = rowOf(pitchOf(block), &place);
  if (block->next) block->next->previous = block->previous;
  if (block->previous) {
    block->previous->next = block->next;
  } else if (!(lists[row][place] = block->next)) {
    listsInUse[row] &= ~(1u << place);
    if (!listsInUse[row]) rowsInUse &= ~((size_t)1 << row);
  }
}

// Makes a block free that has a pitch already, and one with free neighbours.
static void release(Block *block, size_t pitch) {
  if (block->pitch & FOLLOWS_FREE) {
    block = block->before;
    unlink(block);
    pitch += pitchOf(block);
  }
  Block *next = (Block *)((char *)block + pitch);
  if (next->pitch & IS_FREE) {
    unlink(next);
    pitch += pitchOf(next);
    next = (Block *)((char *)block + pitch);
  }
  block->pitch = pitch | IS_FREE;
  next->before = block;
  next->pitch |= FOLLOWS_FREE;
  unsigned place, row = rowOf(pitch, &place);
  Block *first = lists[row][place];
  block->next = first;
  block->previous = 0;
  if (first) first->previous = block;
  lists[row][place] = block;
  listsInUse[row] |= 1u << place;
  rowsInUse |= (size_t)1 << row;
}

// Makes two of a block that is taken, and the second one free.
static void split(Block *block, size_t pitch) {
  size_t rest = pitchOf(block) - pitch;
  if (rest < LEAST) return;
  block->pitch -= rest;
  Block *second = after(block);
  second->pitch = 0;
  release(second, rest);
}

// Takes a block that is at least so long from its list; null if there is none.
static Block *find(size_t pitch) {
  size_t units = pitch / UNIT;
  // From the next list on, every block is long enough.
  if (units >= UNIT) {
    pitch += (((size_t)1 << (log2Of(units) - 4)) - 1) * UNIT;
  }
  unsigned place, row = rowOf(pitch, &place);
  unsigned found = listsInUse[row] & (~0u << place);
  if (!found) {
    size_t rows = rowsInUse & (~(size_t)1 << row);
    if (!rows) return 0;
    row = __builtin_ctzl(rows);
    found = listsInUse[row];
  }
  Block *block = lists[row][__builtin_ctz(found)];
  unlink(block);
  block->pitch &= ~(size_t)IS_FREE;
  after(block)->pitch &= ~(size_t)FOLLOWS_FREE;
  return block;
}

static Block *blockOf(const void *room) {
  return (Block *)((char *)room - offsetof(Block, next));
}

static void *roomOf(Block *block) { return &block->next; }

void waterflow_heap_begin(void *region, size_t length) {
  for (unsigned row = 0; row < ROWS; row++) {
    listsInUse[row] = 0;
    for (unsigned place = 0; place < UNIT; place++) lists[row][place] = 0;
  }
  rowsInUse = 0;
  // The first word of the first block is no one's: room begins a unit later.
  end = (Block *)((char *)region + UNIT - offsetof(Block, next));
  end->pitch = 0;
  waterflow_heap_extend(length - UNIT);
}

void waterflow_heap_extend(size_t length) {
  length &= ~(size_t)FLAGS;
  if (length < LEAST) return;
  Block *block = end;
  end = (Block *)((char *)block + length);
  end->pitch = 0;
  release(block, length);
}

void *waterflow_heap_take(size_t alignment, size_t size) {
  // No room can be a quarter of what there is to address.
  if (size > SIZE_MAX / 4 || alignment > SIZE_MAX / 4) return 0;
  size_t pitch = (size + OVERHEAD + UNIT - 1) & ~(size_t)FLAGS;
  if (pitch < LEAST) pitch = LEAST;
  if (alignment <= UNIT) {
    Block *block = find(pitch);
    if (!block) return 0;
    split(block, pitch);
    return roomOf(block);
  }
  Block *block = find(pitch + alignment + LEAST);
  if (!block) return 0;
  uintptr_t room = (uintptr_t)roomOf(block);
  if (room & (alignment - 1)) {
    // What lies in front becomes a block of its own.
    uintptr_t aligned = (room + LEAST + alignment - 1) & ~(alignment - 1);
    Block *second = blockOf((void *)aligned);
    size_t front = aligned - room;
    second->pitch = pitchOf(block) - front;
    release(block, front);
    block = second;
  }
  split(block, pitch);
  return roomOf(block);
}

void waterflow_heap_give(void *room) {
  if (!room) return;
  Block *block = blockOf(room);
  release(block, pitchOf(block));
}

size_t waterflow_heap_size(const void *room) {
  return pitchOf(blockOf(room)) - OVERHEAD;
}
