// One turn solved on a GPU, a warp a position; cpu.py is its readable twin and says what the method is.
//
// A block has one set of lying bonus cubes, one Pix of Pixoid and two Bugs; its warps take the third Bug's Pix in turn,
// so that what they gather lies in the same few lines of the cache. Lane i holds row i of the inverse of the basis,
// lane ROWS the duals. Values lie as full cubes: `after[(set * pix + pixoid) * pix^3 + (a * pix + b) * pix + c]`, what
// it is worth to survive into that position, for the Bugs in any order.
//
// The kernels are turn_N for Pix with at most N runs in single precision, and `listed` in double
// precision for single positions: those that could not be certified, and those whose mixes somebody wants.

typedef unsigned int u32;
typedef unsigned long long u64;

#define WARPS 4
#define ALL 0xffffffffu
#define MOST_RUNS 16
#define HINTS 5
#define NO_HINT 0xfffu
#define SLACK (-1)
#define MOST_PIVOTS 64
#define ATTEMPTS 16
#define STEP 131072.0f  // values are rounded to 2^-17: differences by rounding alone make bases near-singular

enum { POSITIONS, PIVOTS, PRICINGS, GATHERS, PURE, OPEN, LARGEST_GAP, FIGURES };
#define BUCKETS 256

struct Game {            // arrays of `Runs` and `Payoffs`
    const unsigned char *counts;     // (pix,)
    const unsigned char *ends;       // (pix, MOST_RUNS)
    const unsigned short *over;      // (pix, pix)
    const float *fixed;              // (sets, pix, MOST_RUNS)
    const int *target;               // (sets, pix, MOST_RUNS)
    const float *after;              // (sets, pix, pix, pix, pix)
    int pix;
    float survival;
    float tolerance;
};

struct __align__(16) Row {
    u32 base;   // where the values after this run begin
    u32 pair;   // which runs of the first Bug (low) and the second (high) catch Pixoid at its end
    u32 third;  // which of the third
    float fixed;
};

// What counts as nothing in a reduced cost and in a pivot, and how far apart right sides are, so that no degenerate
// pivots follow each other in a circle.
template <typename R> struct Limits;
template <> struct Limits<float> {
    static __device__ float cost() { return 2e-6f; }
    static __device__ float pivot() { return 4e-6f; }
    static __device__ float apart() { return 1e-6f; }
};
template <> struct Limits<double> {
    static __device__ double cost() { return 1e-9; }
    static __device__ double pivot() { return 1e-8; }
    static __device__ double apart() { return 1e-7; }
};

__device__ __forceinline__ float least_of(float value) {  // of values that are not negative
    return __uint_as_float(__reduce_min_sync(ALL, __float_as_uint(value)));
}
__device__ __forceinline__ float most_of(float value) {
    return __uint_as_float(__reduce_max_sync(ALL, __float_as_uint(value)));
}
__device__ __forceinline__ double least_of(double value) {
    for (int step = 16; step; step >>= 1) value = fmin(value, __shfl_xor_sync(ALL, value, step));
    return value;
}
__device__ __forceinline__ double most_of(double value) {
    for (int step = 16; step; step >>= 1) value = fmax(value, __shfl_xor_sync(ALL, value, step));
    return value;
}

// What a warp knows of its position.
template <typename R, int ROWS> struct Position {
    Row *rows;          // shared, (ROWS,)
    u32 *thirds;        // shared, (MOST_RUNS,): where the third Bug's runs end
    R *basis;           // shared, (ROWS, ROWS): payoffs of the columns in the basis
    const uint2 *pairs; // shared: the first two Bugs' runs, what they add to an address and their bits
    int lane, many, counted, columns;
    R inverse[ROWS], right;
    int name;
    u32 pivots, pricings, gathers;

    __device__ void begin(int attempt) {
#pragma unroll
        for (int row = 0; row < ROWS; row++) inverse[row] = (row == lane && lane < many) ? R(1) : R(0);
        right = lane < many ? R(1) + Limits<R>::apart() * R(1 + attempt + (lane * (2 * attempt + 1) & 15)) : R(0);
        name = SLACK;
    }

    // The payoff of a column in this lane's row, plus 1.
    __device__ R gather(const float *after, int pair, int third) {
        R payoff = 0;
        if (lane < many) {
            Row row = rows[lane];
            uint2 two = pairs[pair];
            payoff = R(1) + row.fixed;
            if (!((row.pair & two.y) | (row.third & 1u << third))) payoff += after[row.base + two.x + thirds[third]];
        }
        return payoff;
    }

    __device__ bool pivot(R payoff, int column) {
        R entering = 0;
#pragma unroll
        for (int row = 0; row < ROWS; row++) entering += inverse[row] * __shfl_sync(ALL, payoff, row);
        if (lane == ROWS && column != SLACK) entering -= R(1);
        if (__shfl_sync(ALL, entering, ROWS) >= -Limits<R>::cost()) return false;
        bool can = lane < many && entering > Limits<R>::pivot();
        R ratio = can ? fmax(right, R(0)) / entering : R(1e30);
        R least = least_of(ratio);
        if (least >= R(1e30)) return false;
        int leaving = __ffs(__ballot_sync(ALL, can && ratio == least)) - 1;
        R scale = R(1) / __shfl_sync(ALL, entering, leaving);
        R keep = lane == leaving ? R(0) : R(1), times = lane == leaving ? -scale : entering * scale;
#pragma unroll
        for (int row = 0; row < ROWS; row++)
            inverse[row] = keep * inverse[row] - times * __shfl_sync(ALL, inverse[row], leaving);
        right = keep * right - times * __shfl_sync(ALL, right, leaving);
        if (lane == leaving) name = column;
        if (lane < ROWS) basis[leaving * ROWS + lane] = payoff;
        __syncwarp();
        pivots++;
        return true;
    }

    // Rows with a negative dual get their slacks back.
    __device__ void drop_negative() {
        for (int round = 0; round < MOST_PIVOTS; round++) {
            R lowest = 0;
            int at = 0;
#pragma unroll
            for (int row = 0; row < ROWS; row++)
                if (row < many && inverse[row] < lowest) lowest = inverse[row], at = row;
            at = __shfl_sync(ALL, at, ROWS);
            if (__shfl_sync(ALL, lowest, ROWS) >= -Limits<R>::cost()) return;
            if (!pivot(lane == at ? R(1) : R(0), SLACK)) return;
        }
    }

    // Pixoid's mix, cut at zero and normalised, in all lanes; returns the sum of the duals.
    __device__ R mix(R *played) {
        R total = 0;
#pragma unroll
        for (int row = 0; row < ROWS; row++) {
            played[row] = fmax(__shfl_sync(ALL, inverse[row], ROWS), R(0));
            if (row >= many) played[row] = 0;
            total += played[row];
        }
#pragma unroll
        for (int row = 0; row < ROWS; row++)
            played[row] = total > R(0) ? played[row] / total : (row < many ? R(1) / R(many) : R(0));
        return total;
    }

    // The column that is worst for Pixoid's mix and what it gets there, plus 1. Each lane looks at WIDE columns a time.
    template <int WIDE> __device__ R price(const float *after, const R *played, int *pair, int *third) {
        R always = 0;
#pragma unroll
        for (int row = 0; row < ROWS; row++)
            if (played[row] > R(0)) always += played[row] * (R(1) + rows[row].fixed);
        R best = R(1e30);
        int best_pair = 0, best_third = 0;
        int q = lane / counted, k = lane - q * counted;
        const int more_q = 32 / counted, more_k = 32 - more_q * counted;
        for (int begin = 0; begin < columns; begin += 32 * WIDE) {
            u32 at[WIDE], bits[WIDE];
            int qs[WIDE], ks[WIDE];
            R gets[WIDE];
#pragma unroll
            for (int s = 0; s < WIDE; s++) {
                bool inside = begin + 32 * s + lane < columns;
                uint2 two = inside ? pairs[q] : make_uint2(0, ALL);
                at[s] = two.x + thirds[k];
                bits[s] = two.y;
                qs[s] = q, ks[s] = k;
                gets[s] = inside ? always : R(1e30);
                q += more_q, k += more_k;
                if (k >= counted) k -= counted, q++;
            }
#pragma unroll
            for (int row = 0; row < ROWS; row++)
                if (played[row] > R(0)) {
                    Row one = rows[row];
                    float found[WIDE];
#pragma unroll
                    for (int s = 0; s < WIDE; s++)
                        found[s] = (one.pair & bits[s]) | (one.third >> ks[s] & 1u) ? 0.0f : __ldg(after + one.base + at[s]);
#pragma unroll
                    for (int s = 0; s < WIDE; s++) gets[s] += played[row] * found[s];
                }
#pragma unroll
            for (int s = 0; s < WIDE; s++)
                if (gets[s] < best) best = gets[s], best_pair = qs[s], best_third = ks[s];
        }
        R least = least_of(best);
        int where = __ffs(__ballot_sync(ALL, best == least)) - 1;
        *pair = __shfl_sync(ALL, best_pair, where);
        *third = __shfl_sync(ALL, best_third, where);
        pricings++;
        return least;
    }

    // What the Bugs' mix, cut at zero and normalised, concedes at most, plus 1.
    __device__ R concedes() {
        R weight = name != SLACK ? fmax(right, R(0)) : R(0), total = 0, concession = 0;
        if (lane >= ROWS) weight = 0;
#pragma unroll
        for (int place = 0; place < ROWS; place++) {
            R one = __shfl_sync(ALL, weight, place);
            total += one;
            if (one > R(0) && lane < many) concession += one * basis[place * ROWS + lane];
        }
        R most = most_of(concession);
        return total > R(0) ? most / total : R(1e30);
    }

    // What one row gets at least, plus 1: where a Bug can catch Pixoid at its end, nothing needs to be gathered.
    __device__ R guarantees(const float *after, int which) {
        const Row row = rows[which];
        R least = 0;
        if (!(row.pair | row.third)) {
            float found = 1e30f;
            int q = lane / counted, k = lane - q * counted;
            const int more_q = 32 / counted, more_k = 32 - more_q * counted;
            const float *values = after + row.base;
#pragma unroll 4
            for (int column = lane; column < columns; column += 32) {
                found = fminf(found, __ldg(values + pairs[q].x + thirds[k]));
                q += more_q, k += more_k;
                if (k >= counted) k -= counted, q++;
            }
            least = R(least_of(found));
        }
        pricings++;
        return R(1) + row.fixed + least;
    }

    // Whether the one column that was played before is still a saddle point with the row that is best against it.
    __device__ bool saddle(const float *after, u32 hint, R tolerance, R *played, R *low, R *high) {
        const R payoff = gather(after, (hint & 15u) * second_runs + (hint >> 4 & 15u), hint >> 8);
        *high = most_of(payoff);
        const int best = __ffs(__ballot_sync(ALL, payoff == *high)) - 1;
        *low = guarantees(after, best);
        if (!(*high - *low <= tolerance)) return false;
#pragma unroll
        for (int row = 0; row < ROWS; row++) played[row] = row == best ? R(1) : R(0);
        name = lane == 0 ? int(hint) : SLACK;
        right = lane == 0 ? R(1) : R(0);
        return true;
    }

    // Solve it; hints are columns to begin with. Returns the gap; `low` and `high` are what the two mixes guarantee.
    template <int WIDE>
    __device__ R solve(const float *after, u64 hints, R tolerance, R *played, R *low, R *high, int attempt = 0) {
        pivots = pricings = gathers = 0;
        *low = 0, *high = R(1e30);
        if ((u32(hints) & NO_HINT) != NO_HINT && (u32(hints >> 12) & NO_HINT) == NO_HINT)
            if (saddle(after, u32(hints) & NO_HINT, tolerance, played, low, high)) return *high - *low;
        begin(attempt);
        for (int number = 0; number < HINTS; number++, hints >>= 12) {
            u32 hint = u32(hints) & NO_HINT;
            if (hint == NO_HINT) break;
            int pair = (hint & 15u) * second_runs + (hint >> 4 & 15u), third = hint >> 8;
            gathers += many;
            pivot(gather(after, pair, third), int(hint));
        }
        for (int round = 0; round < MOST_PIVOTS; round++) {
            drop_negative();
            R total = mix(played);
            int pair, third;
            *low = fmax(*low, price<WIDE>(after, played, &pair, &third));
            if (total > R(0) && R(1) / total - *low <= R(2) * tolerance) {
                *high = fmin(*high, concedes());
                if (*high - *low <= tolerance) break;
            }
            u32 two = pairs[pair].y;
            int column = (__ffs(two & 0xffffu) - 1) | (__ffs(two >> 16) - 1) << 4 | third << 8;
            if (!pivot(gather(after, pair, third), column)) {
                *high = fmin(*high, concedes());
                break;
            }
        }
        return *high - *low;
    }
    int second_runs;
};

// Fill the pairs of the first two Bugs' runs with all threads of the block.
__device__ __forceinline__ void fill_pairs(const Game &game, int a, int b, uint2 *pairs, int thread, int threads) {
    int first = game.counts[a], second = game.counts[b];
    for (int at = thread; at < first * second; at += threads) {
        int i = at / second, j = at - i * second;
        u32 address = (u32(game.ends[a * MOST_RUNS + i]) * game.pix + game.ends[b * MOST_RUNS + j]) * game.pix;
        pairs[at] = make_uint2(address, 1u << i | 0x10000u << j);
    }
}

// Fill the rows and the third Bug's runs with one warp.
template <typename R, int ROWS>
__device__ __forceinline__ void fill_rows(const Game &game, Position<R, ROWS> &position, int set, int p, int a, int b, int c) {
    const int lane = position.lane, pix = game.pix;
    u32 blocked = game.over[p * pix + a] | game.over[p * pix + b] | game.over[p * pix + c];
    u32 open = ~blocked & ((1u << game.counts[p]) - 1u);
    position.many = __popc(open);
    position.counted = game.counts[c];
    position.second_runs = game.counts[b];
    position.columns = game.counts[a] * position.second_runs * position.counted;
    if (open >> lane & 1u) {
        int end = game.ends[p * MOST_RUNS + lane], at = (set * pix + p) * MOST_RUNS + lane, target = game.target[at];
        Row row;
        row.fixed = game.fixed[at];
        row.base = target < 0 ? 0u : u32(target) * u32(pix * pix * pix);
        row.pair = target < 0 ? ALL : game.over[a * pix + end] | u32(game.over[b * pix + end]) << 16;
        row.third = game.over[c * pix + end];
        position.rows[__popc(open & ((1u << lane) - 1u))] = row;
    }
    if (lane < position.counted) position.thirds[lane] = game.ends[c * MOST_RUNS + lane];
    __syncwarp();
}

template <int ROWS, int WIDE>
__device__ __forceinline__ void turn(Game game, const unsigned char *group, const unsigned char *sets, const uchar2 *firsts,
                                     const u32 *first_of_pair, u32 triples, float *worth, u64 *hints, u32 *open, u32 room,
                                     u64 *figures) {
    __shared__ uint2 pairs[MOST_RUNS * MOST_RUNS];
    __shared__ Row rows[WARPS][ROWS];
    __shared__ u32 thirds[WARPS][MOST_RUNS];
    __shared__ float basis[WARPS][ROWS * ROWS];
    __shared__ u32 sums[FIGURES];
    const int a = firsts[blockIdx.x].x, b = firsts[blockIdx.x].y, p = group[blockIdx.y], set = sets[blockIdx.z];
    if (p == a || p == b) return;  // P4.2: nobody plays on from there
    const int warp = threadIdx.x >> 5, lane = threadIdx.x & 31, pix = game.pix;
    fill_pairs(game, a, b, pairs, threadIdx.x, WARPS * 32);
    if (threadIdx.x < FIGURES) sums[threadIdx.x] = 0;
    __syncthreads();
    Position<float, ROWS> position;
    position.rows = rows[warp], position.thirds = thirds[warp], position.basis = basis[warp];
    position.pairs = pairs, position.lane = lane;
    u32 solved = 0, pivots = 0, pricings = 0, pure = 0, left_open = 0;
    float widest = 0;
    const u32 cube = u32(pix) * pix * pix, slice = u32(set * pix + p) * cube;
    for (int c = b + warp; c < pix; c += WARPS) {
        if (c == p) continue;
        __syncwarp();
        fill_rows(game, position, set, p, a, b, c);
        u32 number = first_of_pair[a * pix + b] + c;
        u64 at = u64(set * pix + p) * triples + number;
        float low = 1, high = 1;
        float played[ROWS];
        solved++;
        if (position.many > 0) {
            float gap = position.template solve<WIDE>(game.after, hints[at], game.tolerance, played, &low, &high);
            pivots += position.pivots, pricings += position.pricings;
            if (!(gap <= game.tolerance)) {
                left_open++;
                if (lane == 0) {
                    u32 place = atomicAdd(open, 1u);
                    if (place < room) open[1 + 2 * place] = u32(set * pix + p), open[2 + 2 * place] = number;
                }
            } else {
                widest = fmaxf(widest, gap);
            }
            bool weighs = lane < position.many && position.name != SLACK && position.right > 1e-5f;
            u32 all = __ballot_sync(ALL, weighs);
            int rank = __popc(all & ((1u << lane) - 1u));
            u64 piece = weighs && rank < HINTS ? u64(NO_HINT ^ u32(position.name)) << 12 * rank : 0ull;
            u64 together = ~(u64(__reduce_or_sync(ALL, u32(piece >> 32))) << 32 | __reduce_or_sync(ALL, u32(piece)));
            if (lane == 0) hints[at] = together;
            int mixed = 0;
#pragma unroll
            for (int row = 0; row < ROWS; row++) mixed += played[row] > 1e-5f;
            pure += __popc(all) == 1 && mixed == 1;
        } else {
            pure++;
        }
        float value = fmaxf(rintf((0.5f * (low + high) - 1.0f) * STEP) / STEP, 0.0f) + game.survival;
        if (lane < 6) {
            int x = lane < 2 ? a : lane < 4 ? b : c;
            int y = lane == 0 || lane == 5 ? b : lane == 1 || lane == 3 ? c : a;
            int z = a + b + c - x - y;
            worth[slice + (u32(x) * pix + y) * pix + z] = value;
        }
    }
    if (lane == 0) {
        atomicAdd(&sums[POSITIONS], solved), atomicAdd(&sums[PIVOTS], pivots), atomicAdd(&sums[PRICINGS], pricings);
        atomicAdd(&sums[PURE], pure), atomicAdd(&sums[OPEN], left_open);
        atomicMax(&sums[LARGEST_GAP], __float_as_uint(widest));
    }
    __syncthreads();
    if (threadIdx.x < FIGURES) {
        u64 *mine = figures + (blockIdx.x % BUCKETS) * FIGURES + threadIdx.x;
        if (threadIdx.x == LARGEST_GAP) atomicMax(mine, u64(sums[threadIdx.x]));
        else atomicAdd(mine, u64(sums[threadIdx.x]));
    }
}

#define GAME_ARGUMENTS                                                                                                  \
    const unsigned char *counts, const unsigned char *ends, const unsigned short *over, const float *fixed,             \
        const int *target, const float *after, int pix, float survival, float tolerance
#define GAME {counts, ends, over, fixed, target, after, pix, survival, tolerance}

#define TURN(ROWS, BLOCKS)                                                                                              \
    extern "C" __global__ void __launch_bounds__(WARPS * 32, BLOCKS)                                                    \
        turn_##ROWS(GAME_ARGUMENTS, const unsigned char *group, const unsigned char *sets, const uchar2 *firsts,        \
                    const u32 *first_of_pair, u32 triples, float *worth, u64 *hints, u32 *open, u32 room, u64 *figures) \
    {                                                                                                                   \
        turn<ROWS, SPAN>(GAME, group, sets, firsts, first_of_pair, triples, worth, hints, open, room, figures);         \
    }

#ifndef SPAN
#define SPAN 2
#endif
TURN(2, 10)
TURN(4, 10)
TURN(6, 8)
TURN(8, 7)
TURN(10, 6)
TURN(12, 6)
TURN(16, 5)

// Solve single positions in double precision, a block of one warp each. `asked` has (set * pix + pixoid, a, b, c) of each.
// Written of each position: what the two mixes guarantee, Pixoid's mix over his runs, the Bugs' columns and weights; and,
// where `worth` is given, its value.
extern "C" __global__ void __launch_bounds__(32, 16)
    listed(GAME_ARGUMENTS, const int4 *asked, double *bounds, float *mixes, int *columns, float *weights, float *worth) {
    __shared__ uint2 pairs[MOST_RUNS * MOST_RUNS];
    __shared__ Row rows[MOST_RUNS];
    __shared__ u32 thirds[MOST_RUNS];
    __shared__ double basis[MOST_RUNS * MOST_RUNS];
    const Game game = GAME;
    const int4 one = asked[blockIdx.x];
    const int lane = threadIdx.x, set = one.x / pix, p = one.x - set * pix;
    const int a = one.y, b = one.z, c = one.w;
    fill_pairs(game, a, b, pairs, lane, 32);
    __syncwarp();
    Position<double, MOST_RUNS> position;
    position.rows = rows, position.thirds = thirds, position.basis = basis, position.pairs = pairs, position.lane = lane;
    fill_rows(game, position, set, p, a, b, c);
    double low = 1, high = 1, played[MOST_RUNS];
    if (lane < MOST_RUNS) {
        mixes[blockIdx.x * MOST_RUNS + lane] = 0;
        columns[blockIdx.x * MOST_RUNS + lane] = SLACK;
        weights[blockIdx.x * MOST_RUNS + lane] = 0;
    }
    __syncwarp();
    if (position.many > 0) {
        // Another order of right sides takes another way, should one of them lead nowhere.
        for (int attempt = 0; attempt < ATTEMPTS; attempt++)
            if (position.template solve<1>(game.after, ~0ull, 1e-6, played, &low, &high, attempt) <= 2e-5) break;
        u32 blocked = game.over[p * pix + a] | game.over[p * pix + b] | game.over[p * pix + c];
        u32 open = ~blocked & ((1u << game.counts[p]) - 1u);
        double mine = 0;
#pragma unroll
        for (int row = 0; row < MOST_RUNS; row++)
            if (row == __popc(open & ((1u << lane) - 1u))) mine = played[row];
        if (open >> lane & 1u) mixes[blockIdx.x * MOST_RUNS + lane] = float(mine);
        if (lane < position.many && position.name != SLACK && position.right > 0) {
            columns[blockIdx.x * MOST_RUNS + lane] = position.name;
            weights[blockIdx.x * MOST_RUNS + lane] = float(position.right);
        }
    }
    if (lane == 0) bounds[2 * blockIdx.x] = low - 1.0, bounds[2 * blockIdx.x + 1] = high - 1.0;
    if (worth && lane < 6) {
        float value = fmaxf(rintf((0.5f * float(low + high) - 1.0f) * STEP) / STEP, 0.0f) + game.survival;
        int x = lane < 2 ? a : lane < 4 ? b : c;
        int y = lane == 0 || lane == 5 ? b : lane == 1 || lane == 3 ? c : a;
        worth[u32(one.x) * u32(pix * pix * pix) + (u32(x) * pix + y) * pix + (a + b + c - x - y)] = value;
    }
}
