import { device } from './noun.ts'

const { codes } = device.states

/** Dictionary device_cmd. */
export const cmd = { start: 1, stop: 2, setPar: 3, queryState: 4 } as const

/** Dictionary cmd_result. */
export const cmdResult = { waiting: 0, fetched: 1, done: 2, failed: 3, unanswered: 4 } as const

/** Results of a command that the terminal has not ended. */
export const pendingResults: readonly number[] = [cmdResult.waiting, cmdResult.fetched]

/**
 * From which states a device comes into each (domain 11.5), whoever or whatever moves it: people, the terminal's answer, a repair
 * order, the clock.
 */
const comesFrom: Readonly<Record<number, readonly number[]>> = {
  [codes.stock]: [codes.returned],
  // Also from one agent to another of its tree.
  [codes.assigned]: [codes.stock, codes.assigned],
  // Activated, stopped, repaired, restored.
  [codes.activated]: [codes.assigned, codes.running, codes.repair, codes.disabled],
  [codes.running]: [codes.activated],
  [codes.repair]: [codes.activated, codes.running],
  [codes.disabled]: [codes.activated, codes.running],
  [codes.returned]: [codes.assigned, codes.activated, codes.running, codes.repair, codes.disabled],
  [codes.scrapped]: [codes.returned],
}

export const isEdge = (from: number, to: number): boolean => comesFrom[to]?.includes(from) ?? false

/** States in which a device is in the hands of an agent or a member. */
export const handedOut: readonly number[] = [
  ...[codes.assigned, codes.activated, codes.running, codes.repair, codes.disabled],
]

/** Milliseconds without a heartbeat after which a device is offline. */
export const OFFLINE_AFTER = 600_000

/** Why the clock has disabled a device, in place of words: the page says it in its reader's language. */
export const UNPAID = 'unpaid'
