/* Feeds the kernel honest and hostile jobs. Built with sanitizers: whatever they report ends it. */

#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#include "kernel.c"

/* So many jobs for each rule set, and so many microseconds for each of them. */
enum { HOSTILE = 30, HONEST = 6, EARLY = 1, PATIENCE = 1000, MOST_ENTRIES = 1 << 12 };

/* Sizes of memory; those that are no power of two from sixteen on have to be refused. */
static const u64 SIZES[] = {16, 16, 32, 1 << 12, 0, 1, 8, 15, 17, 24, 48, 1000, ~0ull, 3ull << 62};

static u64 seed = 20260101;
static Job *volatile now;

/* --- Chance, time, and what is expected --------------------------------------------------------- */

static u64 chance(void) {
    u64 mixed = seed += 0x9e3779b97f4a7c15ull;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9ull;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebull;
    return mixed ^ mixed >> 31;
}

static u32 below(u32 limit) { return (u32)(chance() % limit); }

static void expect(int truth, const char *what) {
    if (truth) return;
    fprintf(stderr, "not so: %s\n", what);
    abort();
}

/* Stops as another thread would; seldom late. */
static void ring(int signal) {
    (void)signal;
    now->stop = 1;
}

static int prove(const Tables *tables, Job *job) {
    struct itimerval never = {{0, 0}, {0, 0}}, soon = never;
    soon.it_value.tv_usec = below(100) ? PATIENCE : 20 * PATIENCE;
    now = job;
    setitimer(ITIMER_REAL, &soon, 0);
    int answer = quarto_prove(tables, job);
    setitimer(ITIMER_REAL, &never, 0);
    return answer;
}

/* Memory of its exact size, so that one byte beyond is seen. */
static Job *fresh(u64 entries) {
    Job *job = calloc(1, sizeof(Job));
    expect(job != 0, "there is memory");
    memset(job->cells, EMPTY, CELLS);
    job->memory_size = entries;
    job->memory = calloc(entries <= MOST_ENTRIES && entries ? entries : 1, sizeof(Entry));
    return job;
}

static void discard(Job *job) {
    free(job->memory);
    free(job);
}

/* --- Positions --------------------------------------------------------------------------------- */

static int completes(const u8 *cells, u32 lines) {
    for (u32 line = 0; line < lines; line++) {
        int all = 15, none = 15;
        for (int cell = 0; cell < CELLS; cell++)
            if (LINES[line] >> cell & 1) {
                all &= cells[cell] == EMPTY ? 0 : cells[cell];
                none &= cells[cell] == EMPTY ? 0 : ~cells[cell];
            }
        if (all || none) return 1;
    }
    return 0;
}

static void shuffle(u8 *order) {
    for (u32 place = 0; place < 16; place++) {
        u32 other = below(place + 1);
        order[place] = order[other];
        order[other] = (u8)place;
    }
}

/* So many pieces of which four nowhere make a line, one after the other. */
static void play(Job *job, int pieces, u32 lines) {
    u8 cell[16], piece[16];
    shuffle(cell), shuffle(piece);
    memset(job->cells, EMPTY, CELLS);
    for (int next = 0; next < pieces; next++) {
        job->cells[cell[next]] = piece[next];
        if (completes(job->cells, lines)) job->cells[cell[next]] = EMPTY;
    }
    job->hand = piece[15];
}

static int empties(const Job *job) {
    int found = 0;
    for (int cell = 0; cell < CELLS; cell++) found += job->cells[cell] == EMPTY;
    return found;
}

/* --- Honest jobs ------------------------------------------------------------------------------- */

/* The answer depends on no memory, however small it is, unless time was too short. */
static void ask(const Tables *tables, const Job *like, int win, int within) {
    int answers[2];
    for (int large = 0; large < 2; large++) {
        Job *job = fresh(large ? MOST_ENTRIES : NEIGHBOURS);
        memcpy(job->cells, like->cells, CELLS);
        job->hand = like->hand, job->squares = like->squares;
        job->win = (u8)win, job->within = (u8)within;
        answers[large] = prove(tables, job);
        expect(answers[large] >= NO && answers[large] <= STOPPED, "an honest job is answered");
        expect(job->stored <= job->memory_size, "no more is stored than fits");
        discard(job);
    }
    expect(answers[0] == answers[1] || answers[0] == STOPPED || answers[1] == STOPPED,
           "a small memory answers like a large one");
}

static void honest(const Tables *tables, int squares, int pieces, int most_within) {
    Job *job = fresh(NEIGHBOURS);
    job->squares = (u8)squares;
    play(job, pieces, squares ? MOST_LINES : STRAIGHT_LINES);
    int left = empties(job), within = 1 + (int)below((u32)(left < most_within ? left : most_within));
    ask(tables, job, (int)below(2), within);
    ask(tables, job, (int)below(2), left);
    discard(job);
}

/* --- Hostile jobs ------------------------------------------------------------------------------ */

static int is_honest(const Job *job) {
    int seen[PIECES] = {0};
    for (int cell = 0; cell < CELLS; cell++)
        if (job->cells[cell] > EMPTY || (job->cells[cell] < EMPTY && seen[job->cells[cell]]++))
            return 0;
    if (job->hand > 15 || seen[job->hand] || job->win > 1) return 0;
    if (job->within < 1 || job->within > empties(job) || !job->memory) return 0;
    for (u64 size = NEIGHBOURS; size; size *= 2)
        if (size == job->memory_size) return 1;
    return 0;
}

/* Something of the job becomes anything at all. */
static void spoil(Job *job) {
    switch (below(8)) {
    case 0: job->cells[below(CELLS)] = (u8)chance(); break;
    case 1: job->cells[below(CELLS)] = job->cells[below(CELLS)]; break;
    case 2: job->hand = (u8)chance(); break;
    case 3: job->win = (u8)chance(); break;
    case 4: job->within = (u8)(below(2) ? chance() : below(20)); break;
    case 5: job->stop = (int32_t)chance(); break;
    case 6: for (int cell = 0; cell < CELLS; cell++) job->cells[cell] = (u8)below(20); break;
    default: free(job->memory), job->memory = 0;
    }
}

static void hostile(const Tables *tables, int squares) {
    Job *job = fresh(SIZES[below(sizeof SIZES / sizeof *SIZES)]);
    job->squares = squares ? (u8)(1 + below(255)) : 0;
    play(job, (int)below(16), squares && below(2) ? MOST_LINES : 0);
    job->within = (u8)(1 + below(16)), job->win = (u8)below(2);
    job->nodes = chance(), job->proofs = chance();
    for (u32 times = below(3); times; times--) spoil(job);
    int sound = is_honest(job), stop = job->stop, answer = prove(tables, job);
    expect((answer == WRONG_JOB) == !sound, "wrong jobs are refused, and no others");
    expect(!sound || !stop || answer == STOPPED, "who is stopped beforehand proves nothing");
    discard(job);
}

static void no_room(const Tables *tables, int squares) {
    Job *job = fresh(NEIGHBOURS);
    job->squares = (u8)squares;
    for (u8 cell = 0; cell < CELLS; cell++) job->cells[cell] = cell;
    for (int hand = 0; hand < 256; hand++)
        for (int within = 0; within < 256; within += 15) {
            job->hand = (u8)hand, job->within = (u8)within;
            expect(quarto_prove(tables, job) == WRONG_JOB, "a full board asks nothing");
        }
    discard(job);
}

static void nothing(Tables *tables) {
    Job *job = fresh(NEIGHBOURS);
    job->within = 1;
    expect(quarto_prove(0, job) == WRONG_JOB, "without tables nothing is proved");
    expect(quarto_prove(tables, 0) == WRONG_JOB, "without a job nothing is proved");
    expect(quarto_prove(0, 0) == WRONG_JOB, "without anything nothing is proved");
    discard(job);
    const int wrong[] = {0, -1, 16, 17, 255, 256, 1 << 20, -2147483647 - 1, 2147483647};
    for (u32 next = 0; next < sizeof wrong / sizeof *wrong; next++)
        for (int squares = 0; squares < 2; squares++)
            expect(quarto_fill(tables, squares, wrong[next]) == WRONG_JOB, "such traits do not count");
    expect(quarto_fill(0, 0, 15) == WRONG_JOB, "there is nothing to fill");
}

static void every_job(int squares, int counting) {
    Tables *tables = malloc(quarto_tables_size());
    memset(tables, 0xa5, quarto_tables_size());
    expect(quarto_fill(tables, squares ? squares << below(30) : 0, counting) == YES, "tables fill");
    nothing(tables);
    no_room(tables, squares);
    for (int next = 0; next < HOSTILE; next++) hostile(tables, squares);
    for (int next = 0; next < HONEST; next++) honest(tables, squares, 6 + (int)below(5), 10);
    for (int next = 0; next < EARLY; next++) honest(tables, squares, (int)below(6), 7);
    free(tables);
}

int main(void) {
    signal(SIGALRM, ring);
    expect(quarto_entry_size() == sizeof(Entry), "entries have their size");
    for (int squares = 0; squares < 2; squares++)
        for (int counting = 1; counting <= 15; counting++) every_job(squares, counting);
    puts("sound");
    return 0;
}
