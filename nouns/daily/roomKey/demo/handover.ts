import type { Person, Team } from '@shouya/server/demo/people.ts'
import type { LedgerKey } from '../../keyLedger/demo/keys.ts'
import type { Party } from '../rules.ts'

/** The irregular end of a handover. */
export type Ending = 'refused' | 'voided' | 'voidedAfter' | 'waiting' | 'unsupervised'

/** A planned handover of keys of an outlet. Moments are milliseconds. */
export type Plan = {
  type: number
  /** Numbers of the keys. */
  keys: readonly string[]
  from: Person
  to: Person
  supervisor?: Person | null
  at: number
  reason?: string
  /** Entered late: the real time, and the reason. */
  handedAt?: number
  backfillReason?: string
  /** Temporary ones: the expected and the actual time of return. */
  expect?: number
  back?: number | null
  passwordChanged?: boolean
  ending?: Ending
  closeReason?: string
}

/** The state of a key before. */
type Before = { holder: Person | null; position: number }

/** A filed handover with its later changes. */
export type Entry = Omit<Plan, 'keys' | 'supervisor'> & {
  team: Team
  keys: readonly (LedgerKey & { before: Before })[]
  supervisor: Person | null
  /** The signatures in order; the first signer filed it. */
  signs: readonly [Signed, ...Signed[]]
  /** Time and person of a refusal or void. */
  closed: { at: number; by: Person } | null
  /** Who recorded the return. */
  backBy: Person | null
  status: number
}

export type Signed = { party: Party; by: Person; at: number }
