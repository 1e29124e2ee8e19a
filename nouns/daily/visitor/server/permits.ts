import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt } from '@shouya/server/core/failure.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import { sql } from 'kysely'
import { type PermitKind, permit } from '../rules.ts'
import type { Entry } from './rules.ts'

const state = { open: 1, used: 2, takenBack: 9 } as const
const MOST = 200

export type Allowed = Pick<Entry, 'oa_examine_id' | 'oa_examine_no'>
const nothing: Allowed = { oa_examine_id: null, oa_examine_no: null }

/** Permits at a unit, valid now or later today, with the people they name; the last first. */
export async function permitsOf({ db, now, services }: Ctx, deptId: number) {
  const tomorrow = addDays(localDay(now, services.database.timezone), 1)
  const rows = await db
    .selectFrom('entry_permit')
    .select(['oa_examine_id', 'oa_examine_no as bill_no', 'kind', 'company', 'areas'])
    .select(['valid_from', 'valid_to', 'key_holders'])
    .select(sql<string[]>`array_agg(person_name order by person_no)`.as('persons'))
    .where('dept_id', '=', deptId)
    .where('status', '=', state.open)
    .where('valid_to', '>', sql<string>`${now}::timestamptz`)
    .where('valid_from', '<', sql<string>`${tomorrow}::date`)
    .groupBy(['oa_examine_id', 'oa_examine_no', 'kind', 'company', 'areas', 'valid_from', 'valid_to', 'key_holders'])
    .orderBy('oa_examine_id', 'desc')
    .limit(MOST)
    .execute()
  return rows
}

type Wish = {
  kind: PermitKind | null
  oa_examine_id: number | null
  dept_id: number
  /** The names of the visitor and the companions. */
  names: readonly string[]
  areas: readonly number[]
  in_time: string
  accompany_user_id: number | null
}

/**
 * Checks that a request permits an entry, in the entry's transaction, and uses a permit that is valid once: it names
 * each person, these areas and this hour; into a vault one of the two key holders must go along. Under a lock, so that
 * only one of two concurrent calls can use it.
 */
export async function takePermit({ db }: Pick<Ctx, 'db'>, wish: Wish): Promise<Allowed> {
  const { kind, oa_examine_id } = wish
  if (kind === null) return oa_examine_id === null ? nothing : failAt('oa_examine_id', 'visitor.refused.noApproval')
  if (oa_examine_id === null)
    return failAt('oa_examine_id', kind === permit.visit ? 'visitor.refused.needsVisit' : 'visitor.refused.needsVault')
  const rows = await db
    .selectFrom('entry_permit')
    .selectAll()
    .where('oa_examine_id', '=', oa_examine_id)
    .where('kind', '=', kind)
    .where('dept_id', '=', wish.dept_id)
    .orderBy('id')
    .forUpdate()
    .execute()
  const [first] = rows
  if (!first) return failAt('oa_examine_id', 'visitor.refused.noPermit')
  if (wish.in_time < first.valid_from || wish.in_time > first.valid_to)
    failAt('oa_examine_id', 'visitor.refused.hours', { from: first.valid_from, to: first.valid_to })
  if (wish.areas.some((areaCode) => !first.areas.includes(areaCode))) failAt('areas', 'visitor.refused.areas')
  if (kind === permit.vault && !first.key_holders.includes(wish.accompany_user_id ?? 0))
    failAt('accompany_user_id', 'visitor.refused.keyHolder')
  const taken = wish.names.map((name) => {
    const named = rows.filter((row) => row.person_name === name)
    if (named.length === 0) return failAt('oa_examine_id', 'visitor.refused.notNamed', { name })
    const open = named.find((row) => row.status === state.open)
    return (
      open ?? fail('WrongState', { reason: 'visitor.refused.usedPermit', params: { name, bill: first.oa_examine_no } })
    )
  })
  if (kind === permit.vault)
    await db
      .updateTable('entry_permit')
      .set({ status: state.used })
      .where(
        'id',
        'in',
        taken.map(({ id }) => id),
      )
      .execute()
  return { oa_examine_id, oa_examine_no: first.oa_examine_no }
}

/** Nobody went into the vault: the permit can be used again, unless it was revoked meanwhile. */
export async function giveUp({ db }: Pick<Ctx, 'db'>, { oa_examine_id, name, fellow_list }: Entry): Promise<void> {
  if (oa_examine_id === null) return
  const names = [name, ...(fellow_list as { name: string }[]).map((fellow) => fellow.name)]
  await db
    .updateTable('entry_permit')
    .set({ status: sql<number>`case when revoked then ${state.takenBack} else ${state.open} end::smallint` })
    .where('oa_examine_id', '=', oa_examine_id)
    .where('kind', '=', permit.vault)
    .where('status', '=', state.used)
    .where('person_name', 'in', names)
    .execute()
}
