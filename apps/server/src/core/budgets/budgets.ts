import type { Limits } from './gate.ts'

/** The share of the pool that reads and writes of one account may use: each call may need three connections. */
const SHARE_OF_POOL = 0.3

/**
 * Limits on one process's time and memory per account, and on concurrent work of each kind. Normal use stays below
 * them; beyond, an account's calls wait while those of others proceed. `each` and `all` limit running calls of an
 * account and of the process, `waiting` the queue of an account: more are refused immediately. They hold per process,
 * since they protect its pool, memory and event loop (ADR 042).
 */
export const budgets = (pool: number) =>
  ({
    /** Any action. Forty tabs that become visible at once load some five lists each. */
    call: { each: Math.max(1, Math.floor(pool * SHARE_OF_POOL)), all: Number.POSITIVE_INFINITY, waiting: 200 },
    /** Reading and writing workbooks: some 60 MB each. */
    workbook: { each: 1, all: 2, waiting: 4 },
    /** Print data: two hundred complete records. */
    paper: { each: 1, all: 2, waiting: 10 },
    /** Many records in one transaction, each with its effects. */
    many: { each: 1, all: 2, waiting: 4 },
    /** Uploads. A form sends twenty files, the console some of them in parallel. */
    upload: { each: 3, all: 24, waiting: 40 },
    /** Archives of many files: a stream as long as its reader takes. */
    archive: { each: 1, all: 8, waiting: 2 },
  }) satisfies Record<string, Limits>

export type BudgetKind = keyof ReturnType<typeof budgets>

/** Open event streams: a browser has one per window. Beyond the limit the oldest is closed and reconnects later. */
export const streams = { session: 10, account: 20 } as const

/**
 * Bodies of one address that take longer than a second (`slow`): slow senders occupy memory and a connection. Beyond
 * `address` of them the oldest is closed; each is closed after `time` (milliseconds). Files have five minutes
 * (`requestTimeout`).
 */
export const bodies = { slow: 1_000, address: 60, time: 30_000 } as const

/** Milliseconds for the head of a request, and between two checks for late ones. */
export const connections = { head: 15_000, look: 5_000 } as const

/**
 * Files of one account: loose ones, which no record refers to and which are removed after a day, and all of an hour; as
 * a number, and as a multiple of the largest file that `upload.max_mb` allows.
 */
export const files = { loose: 200, looseLargest: 20, hour: 600, hourLargest: 40 } as const

/** Uploads in parts: how many of an account may be open at once, bytes of a part, and hours without one after which it is given up. */
export const parts = { open: 3, largest: 4 * 1_048_576, hours: 24 } as const
