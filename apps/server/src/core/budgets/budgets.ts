import type { Limits } from './gate.ts'

/** Reads and writes of one account under way, as a part of the pool: each may ask for three connections at a time. */
const SHARE_OF_POOL = 0.3

/**
 * How much of one process's time and memory one account may have, and how much work of a kind there is at a time. Nobody
 * needs more by hand; whoever does wait behind themselves, and others go on. `each` and `all` count what is under way of
 * an account and of the process, `waiting` what waits of an account: beyond that a request is refused at once. They hold
 * in each process by itself, since what they protect are its pool, its memory and its event loop (ADR 042).
 */
export const budgets = (pool: number) =>
  ({
    /** Any action. Forty tabs that come back at once ask for some five lists each. */
    call: { each: Math.max(1, Math.floor(pool * SHARE_OF_POOL)), all: Number.POSITIVE_INFINITY, waiting: 200 },
    /** Workbooks, written and read: some 60 MB each while it lasts. */
    workbook: { each: 1, all: 2, waiting: 4 },
    /** Sheets of paper: two hundred records whole. */
    paper: { each: 1, all: 2, waiting: 10 },
    /** Many records in one transaction, each with what follows from it. */
    many: { each: 1, all: 2, waiting: 4 },
    /** Files on their way in. A form sends twenty, the console some of them side by side. */
    upload: { each: 3, all: 24, waiting: 40 },
  }) satisfies Record<string, Limits>

export type BudgetKind = keyof ReturnType<typeof budgets>

/** Open event streams: a browser has one for each of its windows. Beyond that the oldest ends, which comes back later. */
export const streams = { session: 10, account: 20 } as const

/**
 * Bodies that are not there within a second, of one address: whoever sends slowly keeps memory and a connection. Beyond the
 * number the oldest ends, after the time (milliseconds) each does. Files have five minutes (`requestTimeout`).
 */
export const bodies = { slow: 1_000, address: 60, time: 30_000 } as const

/** Milliseconds for the head of a request, and between two looks for what is late. */
export const connections = { head: 15_000, look: 5_000 } as const

/**
 * Files of one account: loose ones, which no record refers to yet and a day takes away, and all of an hour; in number, and
 * in multiples of the largest file that `upload.max_mb` allows.
 */
export const files = { loose: 200, looseLargest: 20, hour: 600, hourLargest: 40 } as const
