import type { RemindCode } from '@shouya/contract/reminders'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** Whom a rule reminds: whom the record itself names (`standard`), and people of the record's unit. */
export type Receivers = {
  readonly standard: boolean
  /** The unit's safety officer. */
  readonly duty: boolean
  readonly leader: boolean
  /** The security section of its branch. */
  readonly branch: boolean
  /** Codes of roles that people of the unit, or of those above it, hold. */
  readonly roles: readonly string[]
}

/** Receivers as the contract has them; Save checked them. */
export const receiversOf = ({ receivers }: { receivers: unknown }): Receivers => receivers as Receivers

/** The rules of some codes, delivered or made. */
export async function rulesOf(db: Pick<Kysely<DB>, 'selectFrom'>, codes: readonly string[]) {
  const rows = await db
    .selectFrom('events_remind')
    .select(['remind_code', 'status', 'receivers', 'channels', 'dept_id'])
    .select(['title_cn', 'title_hk', 'title_us', 'content_cn', 'content_hk', 'content_us'])
    .where('remind_code', 'in', codes)
    .execute()
  return new Map(rows.map((row) => [row.remind_code, row]))
}

export type RemindRule = Awaited<ReturnType<typeof rulesOf>> extends Map<string, infer R> ? R : never

/** How many minutes ahead a delivered reminder is sent, the earliest first; none where its rule is off. */
export async function advanceOf(db: Pick<Kysely<DB>, 'selectFrom'>, code: RemindCode): Promise<number[]> {
  const rule = await db
    .selectFrom('events_remind')
    .select(['advance', 'status'])
    .where('remind_code', '=', code)
    .executeTakeFirst()
  return rule?.status === 1 ? rule.advance.toSorted((a, b) => b - a) : []
}
