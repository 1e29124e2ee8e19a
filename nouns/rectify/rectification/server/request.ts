import { linkTo } from '@shouya/noun/noun'
import { everything } from '@shouya/server/core/access/everything.ts'
import { copyPhotos } from '@shouya/server/core/files/photos.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { nextNumber } from '@shouya/server/core/numbers/nextNumber.ts'
import { addDays } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { MAJOR, rectification } from '../noun.ts'
import { compose } from './compose.ts'
import { defaultDays } from './defaultDays.ts'

type Person = { id: number; name: string }

export type Request = {
  /** Dictionary rectify_source. */
  source_type: number
  source_table: string
  source_id: number
  source_item_id: number | null
  /** Number of the source record. */
  source_no: string
  dept_id: number
  /** Dictionary hazard_level. */
  hazard_level: number
  /** Dictionary check_category. */
  category: number | null
  problem_desc: string
  /** File ids of the source record's photos; the rectification gets copies. */
  photos?: readonly number[]
  temp_measure?: string | null
  /** Null if an event caused it. */
  by: Person | null
}

export type Requested = { id: number; bill_no: string }

/**
 * Opens rectifications of one unit for a source record (domain 4.3) and notifies its safety officer, who is in charge
 * by default. If one is already open for the same source and item, it is returned unchanged.
 */
export async function requestRectifications(
  db: Kysely<Unscoped>,
  dept_id: number,
  requests: readonly Request[],
  now: Date,
): Promise<Requested[]> {
  const unit = await everything(db)
    .selectFrom('dept')
    .leftJoin('sys_user', 'sys_user.id', 'dept.safety_user_id')
    .select(['dept.id', 'dept_code', 'dept_name', 'sys_user.id as duty_id', 'sys_user.real_name as duty_name'])
    .select(sql<string>`(${now}::timestamptz)::date`.as('today'))
    .where('dept.id', '=', dept_id)
    .executeTakeFirst()
  if (!unit) throw new Error(`a rectification needs a unit, and there is no ${dept_id}`)
  const days = await defaultDays(db)
  const requested: Requested[] = []
  for (const request of requests) {
    const existing = await everything(db)
      .selectFrom('rectification')
      .select(['id', 'bill_no'])
      .where('source_table', '=', request.source_table)
      .where('source_id', '=', request.source_id)
      .where(sql<boolean>`source_item_id is not distinct from ${request.source_item_id}`)
      .where('status', '<>', rectification.states.codes.cancelled)
      .executeTakeFirst()
    if (existing) {
      requested.push(existing)
      continue
    }
    const [bill_no = ''] = await nextNumber(db, rectification.prefix, unit.today, unit.dept_code)
    const { photos = [], by, ...fields } = request
    const problem_photos = await copyPhotos(db, photos, now)
    const { id } = await everything(db)
      .insertInto('rectification')
      .values(
        compose({
          ...fields,
          bill_no,
          unit,
          problem_photos,
          deadline: addDays(unit.today, days[request.hazard_level] ?? 1),
          duty: unit.duty_id === null ? null : { id: unit.duty_id, name: unit.duty_name ?? '' },
          by,
          now,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await tieFiles({ db }, problem_photos, { table: 'rectification', id })
    if (unit.duty_id !== null)
      await tellDuty(db, { id, bill_no, ...request, dept: unit.dept_name }, [unit.duty_id], now)
    requested.push({ id, bill_no })
  }
  return requested
}

type Told = Requested & { problem_desc: string; dept: string; hazard_level: number }

/** Notifies the person in charge. */
export const tellDuty = (
  db: Kysely<Unscoped>,
  { id, bill_no, problem_desc, dept, hazard_level }: Told,
  receivers: readonly number[],
  now: Date,
) =>
  remind(
    db,
    {
      code: 'rectify_new',
      receivers,
      params: { bill_no, dept, problem: problem_desc },
      link: linkTo(rectification, id),
      table: 'rectification',
      id,
      level: hazard_level === MAJOR ? 3 : 1,
    },
    now,
  )
