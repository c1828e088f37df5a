/* Quarto proved: the inner loops behind kernel.py, tested against twin.py and the rules.

   Freestanding C11: no library, no memory of its own. The caller hands in tables (filled once for
   a rule set, then only read), a memory of proof numbers (one for each thread) and a job.

   A cell is 0-15 by rows from the top, a piece 0-15 by its traits, as in rules.py. The values of a
   piece are one byte: bit i says that trait i has its second value, bit 4 + i that it has its
   first. The commons of a line are the values that all its pieces share; an empty line has all.
   Commons of eight lines make a word, one byte for each line. */

#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

enum { CELLS = 16, PIECES = 16, TRAITS = 4, EMPTY = 16, ALL = 0xffff, MOST_CHILDREN = 240 };
enum { MOST_LINES = 19, STRAIGHT_LINES = 10, MOST_SYMMETRIES = 32 };

/* Proof numbers: PROVED and nothing else is the number of what cannot be. */
enum { PROVED = 1 << 30 };

/* From so many pieces on, plain search is quicker than proof numbers. */
enum { PLAIN = 5 };

/* How often a search looks whether it has to stop. */
enum { BETWEEN_LOOKS = 4096 };

/* What quarto_prove answers. */
enum { NO = 0, YES = 1, STOPPED = 2, WRONG_JOB = -1 };

static const u16 LINES[MOST_LINES] = {
    0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248,
    0x0033, 0x0066, 0x00cc, 0x0330, 0x0660, 0x0cc0, 0x3300, 0x6600, 0xcc00,
};

/* The symmetries of the lines, and for each set of cells those that carry it to its least image. */
typedef struct {
    u32 least[1 << CELLS];
    u16 low[MOST_SYMMETRIES][256], high[MOST_SYMMETRIES][256];
    u32 count;
} Symmetries;

/* What was proved of a position so far: how hard it seems to prove, and to disprove. */
typedef struct {
    u64 key;
    u32 proof, disproof;
    u32 goal, unused;
} Entry;

/* One question: can the seat with `hand` in hand win (or else: hold a draw) within `within`
   placements? `stop` may be set by another thread, which may also read `nodes`. */
typedef struct {
    u8 cells[CELLS];
    u8 hand, win, within, squares;
    volatile int32_t stop;
    volatile u64 nodes;
    u64 memory_size, proofs, stored;
    Entry *memory;
} Job;

/* Which cells hold a piece whose trait has its second value, trait by trait. */
typedef struct {
    u16 second[TRAITS];
} Masks;

static inline int count(u32 set) { return __builtin_popcount(set); }
static inline int first(u32 set) { return __builtin_ctz(set); }

/* --- Symmetry ------------------------------------------------------------------------------ */

static int keeps_lines(const u8 *image, int lines) {
    for (int line = 0; line < lines; line++) {
        u16 moved = 0;
        int found = 0;
        for (int cell = 0; cell < CELLS; cell++)
            if (LINES[line] >> cell & 1) moved |= (u16)(1 << image[cell]);
        for (int other = 0; other < lines; other++) found |= LINES[other] == moved;
        if (!found) return 0;
    }
    return 1;
}

static void add_symmetry(Symmetries *all, const u8 *image) {
    for (int set = 0; set < 256; set++) {
        u16 low = 0, high = 0;
        for (int cell = 0; cell < 8; cell++)
            if (set >> cell & 1) {
                low |= (u16)(1 << image[cell]);
                high |= (u16)(1 << image[cell + 8]);
            }
        all->low[all->count][set] = low;
        all->high[all->count][set] = high;
    }
    all->count++;
}

/* Rows and columns may change places among themselves and with one another. */
static void try_symmetry(Symmetries *all, const u8 *rows, const u8 *columns, int lines) {
    u8 straight[CELLS], turned[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
        straight[cell] = (u8)(rows[cell / 4] * 4 + columns[cell % 4]);
        turned[cell] = (u8)(columns[cell % 4] * 4 + rows[cell / 4]);
    }
    if (keeps_lines(straight, lines)) add_symmetry(all, straight);
    if (keeps_lines(turned, lines)) add_symmetry(all, turned);
}

static int orders_of_four(u8 orders[24][4]) {
    int found = 0;
    for (int code = 0; code < 256; code++) {
        u8 order[4] = {code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 & 3};
        if ((1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3]) != 15) continue;
        for (int place = 0; place < 4; place++) orders[found][place] = order[place];
        found++;
    }
    return found;
}

static u16 moved(const Symmetries *all, int symmetry, u32 set) {
    return all->low[symmetry][set & 255] | all->high[symmetry][set >> 8];
}

static void find_least(Symmetries *all, u32 set) {
    u32 least = ALL + 1, by = 0;
    for (u32 symmetry = 0; symmetry < all->count; symmetry++) {
        u32 image = moved(all, (int)symmetry, set);
        if (image < least) {
            least = image;
            by = 0;
        }
        if (image == least) by |= 1u << symmetry;
    }
    all->least[set] = by;
}

static void find_symmetries(Symmetries *all, int lines) {
    u8 orders[24][4];
    int found = orders_of_four(orders);
    all->count = 0;
    for (int row = 0; row < found; row++)
        for (int column = 0; column < found; column++)
            try_symmetry(all, orders[row], orders[column], lines);
    for (u32 set = 0; set <= ALL; set++) find_least(all, set);
}

static inline void in_order(u16 *a, u16 *b) {
    u16 low = *a < *b ? *a : *b, high = *a < *b ? *b : *a;
    *a = low;
    *b = high;
}

/* With all four traits counting, the masks tell which cells are empty: the piece in hand is the
   one with no second value, so every other piece has one. Else the cells take the last place. */
static u64 packed(u16 *mask, int traits, u16 taken) {
    if (traits == 4) {
        in_order(&mask[0], &mask[1]), in_order(&mask[2], &mask[3]);
        in_order(&mask[0], &mask[2]), in_order(&mask[1], &mask[3]), in_order(&mask[1], &mask[2]);
        taken = mask[3];
    } else if (traits == 3) {
        in_order(&mask[0], &mask[1]), in_order(&mask[1], &mask[2]), in_order(&mask[0], &mask[1]);
    } else if (traits == 2) {
        in_order(&mask[0], &mask[1]);
    }
    return (u64)mask[0] << 48 | (u64)mask[1] << 32 | (u64)mask[2] << 16 | taken;
}

/* One key for all positions that symmetries of the board, swaps of traits and swaps of the two
   values of a trait carry into one another. */
static u64 canonical(const Symmetries *all, u32 counting, Masks masks, u32 taken, int hand) {
    u16 mask[TRAITS];
    int traits = 0;
    u64 least = ~0ull;
    for (int trait = 0; trait < TRAITS; trait++)
        if (counting >> trait & 1)
            mask[traits++] = (u16)(masks.second[trait] ^ (hand >> trait & 1 ? taken : 0));
    for (u32 by = all->least[taken]; by; by &= by - 1) {
        u16 image[TRAITS] = {0, 0, 0, 0};
        for (int trait = 0; trait < traits; trait++) image[trait] = moved(all, first(by), mask[trait]);
        u64 key = packed(image, traits, moved(all, first(by), taken));
        if (key < least) least = key;
    }
    return least;
}

/* --- Memory of proofs ------------------------------------------------------------------------ */

enum { NEIGHBOURS = 16 };

static Entry *neighbour(const Job *job, u64 key, u32 goal, u64 step) {
    u64 mixed = (key ^ goal * 0x9e3779b97f4a7c15ull) * 0xbf58476d1ce4e5b9ull;
    mixed = (mixed ^ mixed >> 29) * 0x94d049bb133111ebull;
    return &job->memory[((mixed ^ mixed >> 32) + step) & (job->memory_size - 1)];
}

static const Entry *recall(const Job *job, u64 key, u32 goal) {
    for (u64 step = 0; step < NEIGHBOURS; step++) {
        const Entry *entry = neighbour(job, key, goal, step);
        if (!entry->goal) return 0;
        if (entry->key == key && entry->goal == goal) return entry;
    }
    return 0;
}

/* In a full neighbourhood an entry is lost: then something is proved twice, but nothing is wrong. */
static void remember(Job *job, u64 key, u32 goal, u32 proof, u32 disproof) {
    Entry *entry = neighbour(job, key, goal, key % NEIGHBOURS);
    for (u64 step = 0; step < NEIGHBOURS; step++) {
        Entry *near = neighbour(job, key, goal, step);
        if (!near->goal) job->stored++;
        if (!near->goal || (near->key == key && near->goal == goal)) {
            entry = near;
            break;
        }
    }
    *entry = (Entry){key, proof, disproof, goal, 0};
}

/* --- Search, once for ten lines in two words and once for nineteen in three ------------------- */

#define WORDS 2
#define NAME(name) name##_straight
#include "kernel_search.h"
#undef WORDS
#undef NAME
#define WORDS 3
#define NAME(name) name##_squares
#include "kernel_search.h"

/* --- The doorway ------------------------------------------------------------------------------ */

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

typedef union {
    Tables_straight straight;
    Tables_squares squares;
} Tables;

EXPORT u64 quarto_tables_size(void) { return sizeof(Tables); }

EXPORT u64 quarto_entry_size(void) { return sizeof(Entry); }

/* Fill tables for the traits that count, given as bits, with or without squares. */
EXPORT int quarto_fill(Tables *tables, int squares, int counting) {
    if (!tables || counting < 1 || counting > 15) return WRONG_JOB;
    if (squares)
        fill_squares(&tables->squares, MOST_LINES, counting);
    else
        fill_straight(&tables->straight, STRAIGHT_LINES, counting);
    return YES;
}

static int is_sound(const Job *job) {
    u32 seen = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        if (job->cells[cell] > EMPTY) return 0;
        if (job->cells[cell] == EMPTY) continue;
        if (seen >> job->cells[cell] & 1) return 0;
        seen |= 1u << job->cells[cell];
    }
    if (job->hand >= PIECES || seen >> job->hand & 1 || job->win > 1) return 0;
    return job->within >= 1 && job->within <= CELLS - count(seen);
}

static int has_memory(const Job *job) {
    return job->memory && job->memory_size >= NEIGHBOURS &&
           !(job->memory_size & (job->memory_size - 1));
}

/* Whether the goal of a job can be reached; the piece in hand must complete no line at once. */
EXPORT int quarto_prove(const Tables *tables, Job *job) {
    if (!tables || !job || !is_sound(job) || !has_memory(job)) return WRONG_JOB;
    return job->squares ? prove_squares(&tables->squares, job)
                        : prove_straight(&tables->straight, job);
}
