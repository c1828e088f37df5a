/* The search of kernel.c, for lines in WORDS words; every name gets the ending of NAME. */

typedef struct {
    u64 word[WORDS];
} NAME(Commons);

/* For a set of empty cells: the lines that lack exactly one, and exactly two of them. For a cell:
   the lines through it, and what is left of the commons when a piece comes there. For a set of
   values: the pieces that have none of them. For a piece: those that count as the same (Q13). */
typedef struct {
    NAME(Commons) lacking_one[1 << CELLS], lacking_two[1 << CELLS];
    NAME(Commons) through[CELLS], with[CELLS][PIECES];
    u16 without[256], alike[PIECES];
    u8 values[PIECES];
    u32 counting;
    Symmetries symmetries;
} NAME(Tables);

/* A position: commons of all lines, empty cells, pieces beside the board, the one in hand. */
typedef struct {
    NAME(Commons) commons;
    u32 empty, spare;
    int hand;
} NAME(State);

/* A placement with the gift that follows it, and how many ways the other then has to go on. */
typedef struct {
    u8 ways, cell, gift;
} NAME(Child);

/* The same with the key and the proof numbers of the position that it leads to. */
typedef struct {
    u64 key;
    u32 proof, disproof;
    u8 cell, gift;
} NAME(Branch);

typedef struct {
    const NAME(Tables) * tables;
    Job *job;
    u64 nodes;
    int stopped;
} NAME(Search);

static u64 NAME(bytes)(int first_line, int lines, u32 cells, int wanted) {
    u64 word = 0;
    for (int line = 0; line < 8 && first_line + line < lines; line++)
        if (count(LINES[first_line + line] & cells) == wanted) word |= 0xffull << 8 * line;
    return word;
}

static void NAME(fill_cells)(NAME(Tables) * tables, int word, int lines) {
    for (u32 empty = 0; empty <= ALL; empty++) {
        tables->lacking_one[empty].word[word] = NAME(bytes)(8 * word, lines, empty, 1);
        tables->lacking_two[empty].word[word] = NAME(bytes)(8 * word, lines, empty, 2);
    }
    for (int cell = 0; cell < CELLS; cell++) {
        u64 through = NAME(bytes)(8 * word, lines, 1u << cell, 1);
        tables->through[cell].word[word] = through;
        for (int piece = 0; piece < PIECES; piece++)
            tables->with[cell][piece].word[word] =
                ~through | tables->values[piece] * 0x0101010101010101ull;
    }
}

static void NAME(fill)(NAME(Tables) * tables, int lines, int counting) {
    tables->counting = (u32)counting;
    for (int piece = 0; piece < PIECES; piece++)
        tables->values[piece] = (u8)((piece | (piece ^ 15) << 4) & (counting | counting << 4));
    for (int values = 0; values < 256; values++) {
        tables->without[values] = 0;
        for (int piece = 0; piece < PIECES; piece++)
            if (!(tables->values[piece] & values)) tables->without[values] |= (u16)(1 << piece);
    }
    for (int piece = 0; piece < PIECES; piece++) {
        tables->alike[piece] = 0;
        for (int other = 0; other < PIECES; other++)
            if (tables->values[piece] == tables->values[other])
                tables->alike[piece] |= (u16)(1 << other);
    }
    for (int word = 0; word < WORDS; word++) NAME(fill_cells)(tables, word, lines);
    find_symmetries(&tables->symmetries, lines);
}

static inline NAME(State) NAME(after)(const NAME(Tables) * tables, const NAME(State) * before,
                                      int cell, int gift) {
    NAME(State) state = *before;
    for (int word = 0; word < WORDS; word++)
        state.commons.word[word] &= tables->with[cell][before->hand].word[word];
    state.empty &= ~(1u << cell);
    state.spare &= ~(1u << gift);
    state.hand = gift;
    return state;
}

/* Two bytes: the values with which a piece completes a line elsewhere once this cell is filled,
   whatever it is filled with; and those that complete one if the piece put here has them too. */
static inline u32 NAME(threats)(const NAME(Tables) * tables, const NAME(State) * state, int cell) {
    u64 elsewhere = 0, here = 0;
    for (int word = 0; word < WORDS; word++) {
        u64 commons = state->commons.word[word], through = tables->through[cell].word[word];
        elsewhere |= commons & tables->lacking_one[state->empty].word[word] & ~through;
        here |= commons & tables->lacking_two[state->empty].word[word] & through;
    }
    elsewhere |= elsewhere >> 32;
    here |= here << 32;
    u64 both = (elsewhere & 0xffffffffull) | (here & 0xffffffff00000000ull);
    both |= both >> 16;
    both |= both >> 8;
    return (u32)(both & 0xff) | (u32)(both >> 24 & 0xff00);
}

/* The pieces that complete nothing after a piece with these values has filled the cell. */
static inline u32 NAME(safe)(const NAME(Tables) * tables, u32 threats, u32 values) {
    return tables->without[(threats & 0xff) | (threats >> 8 & values)];
}

/* One piece of each kind: those that differ only in traits that do not count are the same (Q13). */
static inline u32 NAME(distinct)(const NAME(Tables) * tables, u32 pieces) {
    u32 kinds = 0;
    if (tables->counting == 15) return pieces;
    while (pieces) {
        kinds |= pieces & -pieces;
        pieces &= ~(u32)tables->alike[first(pieces)];
    }
    return kinds;
}

static inline u32 NAME(gifts)(const NAME(Tables) * tables, const NAME(State) * state, int cell) {
    u32 threats = NAME(threats)(tables, state, cell);
    u32 safe = NAME(safe)(tables, threats, tables->values[state->hand]) & state->spare;
    return NAME(distinct)(tables, safe);
}

static inline void NAME(look)(NAME(Search) * search) {
    if (++search->nodes % BETWEEN_LOOKS == 0) {
        search->job->nodes += BETWEEN_LOOKS;
        search->stopped |= search->job->stop != 0;
    }
}

/* Whether some placement leaves a piece that can be given without losing. */
static int NAME(goes_on)(const NAME(Tables) * tables, const NAME(State) * state) {
    u32 safe = 0;
    for (u32 empty = state->empty; empty; empty &= empty - 1)
        safe |= NAME(safe)(tables, NAME(threats)(tables, state, first(empty)),
                           tables->values[state->hand]);
    return (safe & state->spare) != 0;
}

/* Those of the gifts after which the other cannot go on, on a board whose gift is still open. */
static inline u32 NAME(starving)(const NAME(Tables) * tables, const NAME(State) * board, u32 gifts) {
    for (u32 empty = board->empty; empty && gifts; empty &= empty - 1) {
        u32 threats = NAME(threats)(tables, board, first(empty));
        for (u32 left = gifts; left; left &= left - 1) {
            u32 gift = left & -left, values = tables->values[first(left)];
            if (NAME(safe)(tables, threats, values) & board->spare & ~gift) gifts &= ~gift;
        }
    }
    return gifts;
}

/* The board after a placement, before a piece is given. */
static inline NAME(State) NAME(placed)(const NAME(Tables) * tables, const NAME(State) * state,
                                       int cell) {
    NAME(State) board = NAME(after)(tables, state, cell, state->hand);
    board.spare = state->spare;
    return board;
}

/* A win within three or four placements: the other cannot go on at once. */
static int NAME(starves)(NAME(Search) * search, const NAME(State) * state) {
    const NAME(Tables) *tables = search->tables;
    NAME(look)(search);
    for (u32 empty = state->empty; empty; empty &= empty - 1) {
        u32 gifts = NAME(gifts)(tables, state, first(empty));
        if (!gifts) continue;
        NAME(State) board = NAME(placed)(tables, state, first(empty));
        if (NAME(starving)(tables, &board, gifts)) return 1;
    }
    return 0;
}

/* A draw held for five placements: some continuation does not starve. Nearly any does. */
static int NAME(holds_five)(NAME(Search) * search, const NAME(State) * state) {
    const NAME(Tables) *tables = search->tables;
    NAME(look)(search);
    for (u32 empty = state->empty; empty; empty &= empty - 1)
        for (u32 gifts = NAME(gifts)(tables, state, first(empty)); gifts; gifts &= gifts - 1) {
            NAME(State) child = NAME(after)(tables, state, first(empty), first(gifts));
            if (!NAME(starves)(search, &child)) return 1;
        }
    return 0;
}

/* All children of a position, or none and `starved` if one of them wins at once. */
static int NAME(children)(const NAME(Tables) * tables, const NAME(State) * state,
                          NAME(Child) * child, int *starved) {
    int found = 0;
    *starved = 0;
    for (u32 empty = state->empty; empty; empty &= empty - 1) {
        int cell = first(empty), filled = 0;
        u32 threats[CELLS], gifts = NAME(gifts)(tables, state, cell);
        if (!gifts) continue;
        NAME(State) board = NAME(placed)(tables, state, cell);
        for (u32 next = board.empty; next; next &= next - 1)
            threats[filled++] = NAME(threats)(tables, &board, first(next));
        for (; gifts; gifts &= gifts - 1) {
            u32 gift = (u32)first(gifts), spare = board.spare & ~(1u << gift);
            int ways = 0;
            for (int next = 0; next < filled; next++)
                ways += count(NAME(safe)(tables, threats[next], tables->values[gift]) & spare);
            if (!ways) return *starved = 1, 0;
            child[found++] = (NAME(Child)){(u8)ways, (u8)cell, (u8)gift};
        }
    }
    return found;
}

/* Those first that leave the other the fewest ways. */
static void NAME(sort)(NAME(Child) * child, int children) {
    for (int next = 1; next < children; next++) {
        NAME(Child) moving = child[next];
        int place = next;
        for (; place && child[place - 1].ways > moving.ways; place--)
            child[place] = child[place - 1];
        child[place] = moving;
    }
}

/* Whether the seat to move wins, or else holds a draw, within so many placements. The last one
   of a whole game never wins, as only safe pieces are given; nor does the last but one. */
static int NAME(reaches)(NAME(Search) * search, const NAME(State) * state, int win, int within) {
    NAME(Child) child[MOST_CHILDREN];
    int starved;
    if (search->stopped) return 1;
    if (within < 3 && win) return 0;
    if (within < 2) return 1;
    if (within < 4 && !win) return NAME(goes_on)(search->tables, state);
    if (within < 5 && win) return NAME(starves)(search, state);
    if (within == 5 && !win) return NAME(holds_five)(search, state);
    NAME(look)(search);
    int children = NAME(children)(search->tables, state, child, &starved);
    if (starved) return 1;
    NAME(sort)(child, children);
    for (int next = 0; next < children; next++) {
        NAME(State) then = NAME(after)(search->tables, state, child[next].cell, child[next].gift);
        if (!NAME(reaches)(search, &then, !win, within - 1)) return 1;
    }
    return 0;
}

/* --- Proof numbers: few pieces, many symmetries ----------------------------------------------- */

static Masks NAME(marked)(Masks masks, int cell, int piece) {
    for (int trait = 0; trait < TRAITS; trait++)
        if (piece >> trait & 1) masks.second[trait] |= (u16)(1 << cell);
    return masks;
}

/* The children as branches, those that are the same but for symmetry once. */
static int NAME(branches)(const NAME(Search) * search, const NAME(State) * state, Masks masks,
                          u32 goal, const NAME(Child) * child, int children,
                          NAME(Branch) * branch) {
    int found = 0;
    for (int next = 0; next < children; next++) {
        int cell = child[next].cell, gift = child[next].gift, same = 0;
        u64 key = canonical(&search->tables->symmetries, search->tables->counting,
                            NAME(marked)(masks, cell, state->hand),
                            ALL & ~(state->empty & ~(1u << cell)), gift);
        while (same < found && branch[same].key != key) same++;
        if (same < found) continue;
        const Entry *known = recall(search->job, key, goal);
        u32 proof = known ? known->proof : (u32)count(state->empty);
        u32 disproof = known ? known->disproof : child[next].ways;
        branch[found++] = (NAME(Branch)){key, proof, disproof, (u8)cell, (u8)gift};
    }
    return found;
}

/* The numbers of a position from those of its branches; the best branch and the second best. */
typedef struct {
    u32 proof, disproof, second;
    int best;
} NAME(Sum);

static NAME(Sum) NAME(sum)(const NAME(Branch) * branch, int branches) {
    NAME(Sum) sum = {PROVED, 0, PROVED, 0};
    for (int next = 0; next < branches; next++) {
        sum.disproof += branch[next].proof;
        if (sum.disproof >= PROVED) sum.disproof = PROVED - 1;
        if (branch[next].disproof < sum.proof) {
            sum.second = sum.proof;
            sum.proof = branch[next].disproof;
            sum.best = next;
        } else if (branch[next].disproof < sum.second) {
            sum.second = branch[next].disproof;
        }
    }
    if (!sum.proof) sum.disproof = PROVED;
    return sum;
}

static inline u32 NAME(least)(u32 one, u32 other) { return one < other ? one : other; }

/* Depth-first proof-number search: goes on below a position until its numbers reach a limit. */
static NAME(Branch) NAME(proof)(NAME(Search) * search, const NAME(State) * state, Masks masks,
                                int win, int within, u32 most_proof, u32 most_disproof) {
    NAME(Child) child[MOST_CHILDREN];
    NAME(Branch) branch[MOST_CHILDREN];
    int starved, children = NAME(children)(search->tables, state, child, &starved);
    u32 goal = 1 + (u32)!win + 2 * (u32)(count(state->empty) - within);
    search->job->proofs++;
    if (starved) return (NAME(Branch)){0, 0, PROVED, 0, 0};
    int branches = NAME(branches)(search, state, masks, goal, child, children, branch);
    for (;;) {
        NAME(Sum) sum = NAME(sum)(branch, branches);
        if (search->stopped || !sum.disproof || sum.proof >= most_proof ||
            sum.disproof >= most_disproof)
            return (NAME(Branch)){0, sum.proof, sum.disproof, 0, 0};
        NAME(Branch) *best = &branch[sum.best], below;
        NAME(State) then = NAME(after)(search->tables, state, best->cell, best->gift);
        if (CELLS - count(then.empty) >= PLAIN || within <= PLAIN) {
            int reached = NAME(reaches)(search, &then, !win, within - 1);
            below = (NAME(Branch)){0, reached ? 0 : PROVED, reached ? PROVED : 0, 0, 0};
        } else {
            u32 step = NAME(least)(sum.second + sum.second / 8 + 1, most_proof);
            below = NAME(proof)(search, &then, NAME(marked)(masks, best->cell, state->hand), !win,
                                within - 1, most_disproof - (sum.disproof - best->proof), step);
        }
        if (search->stopped) continue;
        best->proof = below.proof;
        best->disproof = below.disproof;
        remember(search->job, best->key, goal, best->proof, best->disproof);
    }
}

static NAME(State) NAME(state)(const NAME(Tables) * tables, const Job *job, Masks *masks) {
    NAME(State) state = {.empty = ALL, .spare = ALL & ~(1u << job->hand)};
    for (int word = 0; word < WORDS; word++) state.commons.word[word] = ~0ull;
    *masks = (Masks){{0, 0, 0, 0}};
    for (int cell = 0; cell < CELLS; cell++) {
        if (job->cells[cell] == EMPTY) continue;
        state.hand = job->cells[cell];
        state = NAME(after)(tables, &state, cell, state.hand);
        *masks = NAME(marked)(*masks, cell, job->cells[cell]);
    }
    state.hand = job->hand;
    return state;
}

static int NAME(prove)(const NAME(Tables) * tables, Job *job) {
    Masks masks;
    NAME(State) state = NAME(state)(tables, job, &masks);
    NAME(Search) search = {tables, job, 0, job->stop != 0};
    int plain = CELLS - count(state.empty) >= PLAIN || job->within <= PLAIN, reached;
    if (plain)
        reached = NAME(reaches)(&search, &state, job->win, job->within);
    else
        reached = !NAME(proof)(&search, &state, masks, job->win, job->within, PROVED, PROVED).proof;
    job->nodes += search.nodes % BETWEEN_LOOKS;
    return search.stopped ? STOPPED : reached;
}
