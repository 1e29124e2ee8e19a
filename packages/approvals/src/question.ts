import type { DeptId, Instant, UserId } from './definition.ts'
import type { Leave } from './leaves.ts'
import type { WorkCalendar } from './workingTime.ts'

/** What the engine wants to know and only the host can tell. Plain data: the host answers all of them in one go. */
export type Question =
  /** Of a role or post; `unit` narrows to one unit, with those below it when `below`; `party` to one outside party. */
  | {
      readonly ask: 'members'
      readonly of: 'role' | 'post'
      readonly key: string
      readonly unit: DeptId | null
      readonly below: boolean
      readonly party?: string
    }
  /** Of the nearest unit above one that has any, in itself or its departments. */
  | { readonly ask: 'membersAbove'; readonly of: 'role' | 'post'; readonly key: string; readonly unit: DeptId }
  /** Heads of a unit, or of the unit of a person (`user`), `level` from 1. */
  | { readonly ask: 'deptHeads'; readonly dept: DeptId; readonly level: number; readonly fallbackUp: boolean }
  | { readonly ask: 'userDeptHeads'; readonly user: UserId; readonly level: number; readonly fallbackUp: boolean }
  /** Heads upwards from a unit, the lowest first. */
  | { readonly ask: 'headsChain'; readonly dept: DeptId; readonly from: number; readonly upTo: number | 'top' }
  | { readonly ask: 'superiors'; readonly user: UserId; readonly level: number }
  /** The flow's administrators. */
  | { readonly ask: 'admins' }
  | { readonly ask: 'person'; readonly user: UserId }
  | { readonly ask: 'calendar' }

/** `mayAct`: an active account with the right to decide. `leaves`: those whose scope has this flow. */
export interface Person {
  readonly mayAct: boolean
  readonly leaves: readonly Leave[]
}

/** What a question is answered with: people in order, a person, a calendar. */
export type AnswerTo<Q extends Question> = Q extends { ask: 'person' }
  ? Person
  : Q extends { ask: 'calendar' }
    ? WorkCalendar
    : readonly UserId[]

/** Any answer. */
export type Answer = Person | WorkCalendar | readonly UserId[]

/** `keyOf(question)` → answer. */
export type Answers = Readonly<Record<string, Answer>>

/** What a command is decided by beside instance and definition. `day`: the business day, for titles. */
export interface Facts {
  readonly now: Instant
  readonly answers: Answers
  readonly day?: string
}

/** The same question has the same key, in whatever order its parts were written. */
export const keyOf = (question: Question): string =>
  Object.entries(question)
    .map(([part, value]) => `${part}=${value}`)
    .toSorted()
    .join('&')
