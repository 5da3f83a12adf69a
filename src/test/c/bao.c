/* Plain C random play of Bao la Kimasai (default options): the near-limit that `simulate` is held against. Same rules:
   endless moves refused, front row empty, the third time of a position, no move. A lap map can be undone while nothing
   is captured, but captures come in between: a state is compared with the first one and with one marked at laps 16, 32,
   64, ... usage: bao GAMES; laps and turns are those of played turns only. Build: cc -O2 -o bao bao.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
#include <time.h>
static uint64_t s = 88172645463325252ULL;
static inline uint64_t rn(void) { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s; }
/* Each side is a circuit of 16: front row 0 to 7, back row 8 to 15; front i faces front 7 - i. Returns laps, or 0. */
static long play(int *own, int *other, int i, int in) {
  int ref[16], mark[32], mp = -1, mh = 0; long next = 16;
  int j = i, hand = own[i], start = hand; own[i] = 0; memcpy(ref, own, sizeof ref);
  for (long l = 1; l <= 10000; l++) {
    while (hand--) { j = (j + 1) & 15; own[j]++; }
    if (own[j] == 1) return l;
    if (!in && j < 8 && other[7 - j]) { hand = other[7 - j]; other[7 - j] = 0; j = (j + 15) & 15; }
    else { hand = own[j]; own[j] = 0; }
    if (j == i && hand == start && !memcmp(ref, own, sizeof ref)) return 0;
    if (l >= 16) {
      if (j == mp && hand == mh && !memcmp(mark, own, 64) && !memcmp(mark + 16, other, 64)) return 0;
      if (l == next) { memcpy(mark, own, 64); memcpy(mark + 16, other, 64); mp = j; mh = hand; next *= 2; }
    }
  }
  return 0;
}
static int empty(const int *b) { for (int i = 0; i < 8; i++) if (b[i]) return 0; return 1; }
int main(int c, char **v) {
  long N = c > 1 ? atol(v[1]) : 20000, laps = 0, turns = 0, first = 0, second = 0, refused = 0; clock_t t0 = clock();
  static int seen[1 << 16][32];
  for (long g = 0; g < N; g++) {
    int b[2][16], reserve[2] = {24, 24}, side = 0, kept = 0, opening = 1, winner = -1;
    for (int p = 0; p < 2; p++) for (int i = 0; i < 16; i++) b[p][i] = i < 8;
    for (;;) {
      int mv[16], k = 0, t[2][16], in = reserve[side] > 0; long l = 0;
      for (int i = 0; i < 16; i++) if (b[side][i]) mv[k++] = i;
      while (k && !l) {
        int x = rn() % k, i = mv[x]; mv[x] = mv[--k];
        memcpy(t, b, sizeof t);
        if (in && !opening) t[side][i]++;
        l = play(t[side], t[1 - side], i, in);
        if (!l) refused++;
      }
      if (!l) break;
      memcpy(b, t, sizeof b); laps += l; turns++;
      if (in && !opening) reserve[side]--;
      opening = 0; side = 1 - side;
      if (reserve[0] + reserve[1]) continue;
      int e0 = empty(b[0]), e1 = empty(b[1]);
      if (e0 || e1) { winner = e0 && e1 ? 1 - side : e0; break; }
      int times = 1;
      for (int i = kept - 2; i >= 0; i -= 2) times += !memcmp(seen[i], b, sizeof b);
      if (times == 3) break;
      if (kept == 1 << 16) { fprintf(stderr, "game %ld is too long\n", g); return 1; }
      memcpy(seen[kept++], b, sizeof b);
    }
    if (winner == 0) first++; else if (winner == 1) second++;
  }
  double cpu = (double)(clock() - t0) / CLOCKS_PER_SEC;
  printf("games %ld turns %ld laps %ld refused %ld cpu %.3f laps/s %.0f games/s %.0f first %.4f second %.4f\n", N, turns, laps, refused, cpu, laps / cpu, N / cpu, (double)first / N, (double)second / N);
}
