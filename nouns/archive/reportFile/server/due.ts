import type { Ctx } from '@shouya/server/core/context.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { localDay } from '@shouya/server/core/time/local.ts'
import type { Retained } from '@shouya/server/noun/retained.ts'
import { type RawBuilder, sql } from 'kysely'
import { expiryOf } from '../rules.ts'
import { destroyStatus } from './rules.ts'
import { yearsOf } from './yearsOf.ts'

type Kept = Retained['kept'][number]

/** How long records are kept that share their years, and the day before which those ended that are past them. */
export async function pastDay(services: Services, now: Date, { as }: Kept): Promise<{ years: number; before: string }> {
  const years = await yearsOf(services, as)
  return { years, before: expiryOf(localDay(now, services.database.timezone), -years) }
}

const column = ({ noun }: Retained, name: string) => sql.ref(`${noun.table}.${name}`)

/** The day from which the years of a record count. */
export const endedOf = (said: Retained) => {
  const moments = [said.ended, 'update_time', 'create_time'].map((name) => column(said, name))
  return sql<string>`coalesce(${sql.join(moments)})`
}

/** Records of a register, in the caller's scope, that are over since before a day and share the years with this number. */
export function pastRows({ scoped }: Pick<Ctx, 'scoped'>, said: Retained, index: number, before: string) {
  const has = ([name, value]: [string, number]) => sql`${column(said, name)} = ${value}`
  const is = ({ where = {} }: Kept) => sql`(${sql.join([sql`true`, ...Object.entries(where).map(has)], sql` and `)})`
  const earlier = sql.join([sql`false`, ...said.kept.slice(0, index).map(is)], sql` or `)
  return scoped
    .rows(said.noun.table as 'meeting_log')
    .where('status', 'in', said.over as number[])
    .where(sql<boolean>`${endedOf(said)} < ${before}::date`)
    .where(sql<boolean>`(${is(said.kept[index] as Kept)} and not (${earlier}))`)
}

/** Conditions on a record of a register. */
export type Stays = Readonly<Record<'held' | 'unarchived' | 'listed', RawBuilder<boolean>>>

/** Why a record stays where it is: somebody holds it or its paper, the archive has no paper of it, a list names it already. */
export function staysOf(said: Retained): Stays {
  const { table } = said.noun
  const id = column(said, 'id')
  const paper = sql`select from report_file where source_table = ${table} and source_id = ${id}`
  return {
    held: sql<boolean>`(exists (${paper} and hold_reason is not null) or exists (select from record_hold
      where table_name = ${table} and record_id = ${id} and release_time is null))`,
    unarchived: sql<boolean>`(${column(said, 'status')} = any(${said.papered}::int[]) and not exists (${paper}))`,
    listed: sql<boolean>`exists (select from destroy_item item join destroy_list list on list.id = item.list_id
      where item.record_id = ${id} and list.table_name = ${table}
        and list.status in (${sql.lit(destroyStatus.listed)}, ${sql.lit(destroyStatus.approved)}))`,
  }
}

/** Condition: nothing keeps a record from being put onto a list. */
export const isFree = ({ held, unarchived, listed }: Stays) =>
  sql<boolean>`not (${held}) and not (${unarchived}) and not (${listed})`
