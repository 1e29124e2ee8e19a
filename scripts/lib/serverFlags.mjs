/**
 * The flags of Node for the server, in the commands and in the benchmarks. Node 26 lets the young generation grow to 64
 * MB, which a start fills once and an idle process then keeps; 8 MB per half are enough for short requests.
 */
export const serverFlags = ['--max-semi-space-size=8']
