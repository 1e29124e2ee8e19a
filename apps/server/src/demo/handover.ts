import type { Party } from '@shouya/nouns/daily/roomKey/server/rules.ts'
import type { LedgerKey } from './keys.ts'
import type { Person, Team } from './people.ts'

/** How a handover ended: as usual, or in one of the other ways. */
export type Ending = 'refused' | 'voided' | 'voidedAfter' | 'waiting' | 'unsupervised'

/** Somebody wants to hand over keys of their outlet. Moments are milliseconds. */
export type Plan = {
  type: number
  /** Numbers of the keys. */
  keys: readonly string[]
  from: Person
  to: Person
  supervisor?: Person | null
  at: number
  reason?: string
  /** Entered late: when it really was, and why so late. */
  handedAt?: number
  backfillReason?: string
  /** Temporary ones: when the keys are expected, and when they came back. */
  expect?: number
  back?: number | null
  passwordChanged?: boolean
  ending?: Ending
  closeReason?: string
}

/** Where a key was before. */
type Before = { holder: Person | null; position: number }

/** A handover that was filed, with what happened to it afterwards. */
export type Entry = Omit<Plan, 'keys' | 'supervisor'> & {
  team: Team
  keys: readonly (LedgerKey & { before: Before })[]
  supervisor: Person | null
  /** Who signed when; the first of them filed it. */
  signs: readonly [Signed, ...Signed[]]
  /** When a refusal or a void closed it, and who did. */
  closed: { at: number; by: Person } | null
  /** Who wrote the return down. */
  backBy: Person | null
  status: number
}

export type Signed = { party: Party; by: Person; at: number }
