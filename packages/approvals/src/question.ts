import type { DeptId, Instant, UserId } from './definition.ts'
import type { Leave } from './leaves.ts'
import type { WorkCalendar } from './workingTime.ts'

/** What the engine needs to know from the host. Plain data: the host answers all questions in one go. */
export type Question =
  /** Members of a role or post; `unit` narrows to one unit, `below` adds those under it; `party`: one outside party. */
  | {
      readonly ask: 'members'
      readonly of: 'role' | 'post'
      readonly key: string
      readonly unit: DeptId | null
      readonly below: boolean
      readonly party?: string
    }
  /** Of the nearest unit above with any, in itself or its departments. */
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

/** `mayAct`: an active account with the right to decide. `leaves`: those whose scope includes this flow. */
export interface Person {
  readonly mayAct: boolean
  readonly leaves: readonly Leave[]
}

/** The answer to a question: people in order, a person, a calendar. */
export type AnswerTo<Q extends Question> = Q extends { ask: 'person' }
  ? Person
  : Q extends { ask: 'calendar' }
    ? WorkCalendar
    : readonly UserId[]

/** Any answer. */
export type Answer = Person | WorkCalendar | readonly UserId[]

/** `keyOf(question)` → answer. */
export type Answers = Readonly<Record<string, Answer>>

/** The facts for a decision besides instance and definition. `day`: the business day, for titles. */
export interface Facts {
  readonly now: Instant
  readonly answers: Answers
  readonly day?: string
}

/** The key of a question, independent of the order of its properties. */
export const keyOf = (question: Question): string =>
  Object.entries(question)
    .map(([part, value]) => `${part}=${value}`)
    .toSorted()
    .join('&')
