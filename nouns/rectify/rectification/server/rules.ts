import type { MoveName } from '@shouya/noun/noun'
import type { Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { allowedMoves } from '@shouya/server/noun/write.ts'
import type { Selectable } from 'kysely'
import { MAJOR, rectification } from '../noun.ts'

/** Whoever may start or submit a rectification. */
export const mending = { id: rectification.permission, operations: ['start', 'submit'] } as const

/** Dictionary rectify_source. */
export const source = { daily: 1, monthly: 2, guards: 3, fire: 4, self: 5, other: 9 } as const

const MOST_DELAYS = 2

export type Rectification = Selectable<DB['rectification']>

/**
 * A rectification with the values that its rules need: the reviews of the current round, and whether a later deadline
 * is requested.
 */
export type Found = Rectification & { reviews_done: number; reviewed_by_me: boolean; delay_by: number | null }

const leaders = ['outlet_leader', 'sub_leader']
const section = ['branch_security']
const headOffice = ['hq_security']

/** The roles that review, step by step, by level (domain 4.3). */
export const reviewers = (level: number): readonly (readonly string[])[] =>
  level === 1 ? [leaders] : level === MAJOR ? [section, headOffice] : [section]

/** The roles that decide on a later deadline. */
export const deciders: readonly string[] = [...section, ...headOffice]

/** Holders of all operations have every office; the separation of duties applies to them too (design section 5). */
export const hasOffice = ({ roles }: Pick<Principal, 'roles'>, offices: readonly string[]): boolean =>
  roles.some(({ code }) => code === 'admin' || offices.includes(code))

type Rule = (row: Found, user: Principal) => boolean

/** Whether the person is in charge. Where nobody is named, that is everybody, or everybody of the company. */
const isDuty: Rule = ({ duty_user_id, escort_company_id }, { userId, scope }) =>
  duty_user_id === null
    ? escort_company_id === (scope.kind === 'party' ? scope.partyId : null)
    : duty_user_id === userId

/**
 * Conditions of moves besides state and right. People who rectified or submitted it never review it, and nobody reviews
 * twice in a round.
 */
const rules: Partial<Record<MoveName<typeof rectification>, Rule>> = {
  start: isDuty,
  submit: isDuty,
  review: (row, user) =>
    row.duty_user_id !== user.userId &&
    row.finish_user_id !== user.userId &&
    !row.reviewed_by_me &&
    hasOffice(user, reviewers(row.hazard_level)[row.reviews_done] ?? []),
  decideDelay: ({ delay_by }, user) => delay_by !== null && delay_by !== user.userId && hasOffice(user, deciders),
  delay: ({ delay_by, delay_count }) => delay_by === null && delay_count < MOST_DELAYS,
}

/** The moves that the caller may make with a row now. */
export const movesOf = (row: Found, user: Principal) =>
  allowedMoves(rectification, row, user).filter((move) => rules[move]?.(row, user) ?? true)
