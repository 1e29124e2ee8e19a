import { can, type Principal } from '@shouya/server/core/context.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Selectable } from 'kysely'
import type { rectificationMoves } from '../contract.ts'

/** Dictionary rectify_status (domain 4.3). */
export const status = { waiting: 1, working: 2, review: 3, closed: 4, cancelled: 9 } as const

/** Who mends: whoever may begin or hand in. */
export const mending = { id: 'rectify', operations: ['start', 'submit'] } as const

/** Dictionary hazard_level. */
export const MAJOR = 3

/** Dictionary rectify_source. */
export const source = { daily: 1, other: 9 } as const

const MOST_DELAYS = 2

export type Rectification = Selectable<DB['rectification']>

/** What beside the row itself decides who may do what: the reviews of the present round, whether more time is asked for. */
export type Extras = { reviews_done: number; reviewed_by_me: boolean; delay_by: number | null }

const leaders = ['outlet_leader', 'sub_leader']
const section = ['branch_security']
const headOffice = ['hq_security']

/** The roles that review, step by step, by level (domain 4.3). */
export const reviewers = (level: number): readonly (readonly string[])[] =>
  level === 1 ? [leaders] : level === MAJOR ? [section, headOffice] : [section]

/** Who decides about more time. */
export const deciders: readonly string[] = [...section, ...headOffice]

/** Whoever holds all operations has every office, and the separation of duties binds them too (design section 5). */
export const hasOffice = ({ roles }: Pick<Principal, 'roles'>, offices: readonly string[]): boolean =>
  roles.some(({ code }) => code === 'admin' || offices.includes(code))

type Row = Pick<
  Rectification,
  'status' | 'hazard_level' | 'duty_user_id' | 'finish_user_id' | 'create_user_id' | 'delay_count' | 'escort_company_id'
>

/** It is this person's to mend; where nobody is named anybody's, of the company if one is. */
const isDuty = ({ duty_user_id, escort_company_id }: Row, { userId, scope }: Principal): boolean =>
  duty_user_id === null
    ? escort_company_id === (scope.kind === 'party' ? scope.partyId : null)
    : duty_user_id === userId

/** Whoever mends or handed in never reviews, and nobody reviews twice in a round. */
const mayReview = (row: Row & Extras, user: Principal): boolean =>
  row.status === status.review &&
  row.duty_user_id !== user.userId &&
  row.finish_user_id !== user.userId &&
  !row.reviewed_by_me &&
  hasOffice(user, reviewers(row.hazard_level)[row.reviews_done] ?? [])

/** What the caller may do with a row now. */
export function movesOf(row: Row & Extras, user: Principal): (typeof rectificationMoves)[number][] {
  const right = (operation: string) => can(user, 'rectify', operation)
  const open = row.status === status.waiting || row.status === status.working
  const duty = isDuty(row, user)
  return [
    ...(row.status === status.waiting && duty && right('start') ? (['start'] as const) : []),
    ...(row.status === status.working && duty && right('submit') ? (['submit'] as const) : []),
    ...(right('review') && mayReview(row, user) ? (['review'] as const) : []),
    ...(open && row.delay_by !== null && row.delay_by !== user.userId && right('delay') && hasOffice(user, deciders)
      ? (['decideDelay'] as const)
      : []),
    ...(open && row.delay_by === null && row.delay_count < MOST_DELAYS && right('delay') ? (['delay'] as const) : []),
    ...(open && right('edit') ? (['edit'] as const) : []),
    ...(row.status === status.waiting && row.create_user_id !== user.userId && right('cancel')
      ? (['cancel'] as const)
      : []),
  ]
}
