import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { advanceOf } from '@shouya/server/core/messages/remindRules.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { equipment } from '../noun.ts'

/** Minutes. */
const DAY = 1440

const kinds = [
  { code: 'equipment_maint', column: 'next_maint', filter: 'maint' },
  { code: 'equipment_warranty', column: 'warranty_end', filter: 'expiry' },
] as const

type Due = { dept_id: number; dept_name: string; end: string; count: number; name: string; people: (number | null)[] }

/**
 * Every morning: tells the safety officer and the head of a unit which devices are to be maintained and whose warranty ends, by
 * the days of its rule; what ends on the same day in a unit is one message, once for each of these days.
 */
export async function remindOfDays({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const today = localDay(now, database.timezone)
  await database.kysely.transaction().execute(async (tx) => {
    const messages: Remind[] = []
    for (const { code, column, filter } of kinds) {
      const marks = (await advanceOf(tx, code)).map((minutes) => minutes / DAY)
      if (marks.length === 0) continue
      for (const due of await dueBy(tx, column, today, addDays(today, Math.max(...marks)))) {
        const { dept_id, dept_name, end, count, name, people } = due
        const mark = Math.min(...marks.filter((days) => addDays(today, days) >= end))
        messages.push({
          code,
          receivers: people.filter((id) => id !== null),
          params: { dept: dept_name, name, count, end, days: mark },
          link: `${equipment.route}?dept_id=${dept_id}&${filter}=${mark <= 7 ? 7 : 30}`,
          table: 'dept',
          id: dept_id,
          unit: dept_id,
          act: `${end} ${mark}`,
          level: 1,
        })
      }
    }
    await remindAll(tx as unknown as Kysely<Unscoped>, messages, now)
  })
}

/** The units where something is due between two days, by day. */
async function dueBy(tx: Kysely<DB>, column: 'next_maint' | 'warranty_end', from: string, to: string) {
  const at = sql.ref(`equipment.${column}`)
  const { rows } = await sql<Due>`
    select equipment.dept_id, dept_name, ${at} as "end", count(*)::int as count, min(equipment.name) as name,
      array[dept.safety_user_id, dept.leader_user_id]::bigint[] as people
    from equipment join dept on dept.id = equipment.dept_id
    where equipment.status <> ${equipment.states.codes.scrapped} and ${at} between ${from}::date and ${to}::date
    group by equipment.dept_id, dept_name, ${at}, dept.safety_user_id, dept.leader_user_id
    order by ${at}, equipment.dept_id`.execute(tx)
  return rows
}
