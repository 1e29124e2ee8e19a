import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import type { Made } from '@shouya/server/core/topics/outcome.ts'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { passOn } from './passOn.ts'

const requestOf = (tx: Kysely<DB>, id: number) =>
  tx
    .selectFrom('appr_instance')
    .select(['initiator_id', 'initiator_name', 'link_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

type Absence = { user_id: number; from_time: string; to_time: string }

/** Where it can be seen who does what meanwhile. */
const madeOf = (name: string, { from_time, to_time }: Absence): Made[] => {
  const [begin, end] = [from_time, to_time].map((time) => time.slice(0, 10))
  return [{ name, link: `/report/dailytask?tab=tasks&begin_date=${begin}&end_date=${end}` }]
}

/**
 * An approved leave (ADR 052): while it lasts whoever stands in owes the daily tasks of the one who is away, is reminded of
 * them, and hears of it at once. A revocation gives back what is not done yet. Approvals are not passed on: whom one trusts
 * with decisions is said with `Leave`.
 */
export const absenceEffects: Subscribers = {
  async 'absence.mark'(tx, { instance_id, bill_no, data }, now) {
    const { range, handover_user, substitute } = data
    const [from_time, to_time] = range
    const { initiator_id: user_id, initiator_name } = await requestOf(tx, instance_id)
    const absence = { user_id, from_time, to_time }
    const stand_in_id = substitute ?? handover_user
    const made = await tx
      .insertInto('absence')
      .values({ ...absence, stand_in_id, request_id: instance_id, bill_no, create_time: now })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    const { real_name } = await tx
      .selectFrom('sys_user')
      .select('real_name')
      .where('id', '=', stand_in_id)
      .executeTakeFirstOrThrow()
    if (made) {
      await passOn(tx, absence, now)
      const params = { name: initiator_name, from: from_time.slice(0, 16), to: to_time.slice(0, 16) }
      const about = { code: 'absence_stand_in', table: 'absence', id: made.id } as const
      const link = '/dashboard/workplace'
      await remind(unscoped(tx), { ...about, receivers: [stand_in_id], params, link, level: 2 }, now)
    }
    return madeOf(`${initiator_name} → ${real_name}`, absence)
  },

  async 'absence.unmark'(tx, { instance_id }, now) {
    const { link_id, initiator_id, initiator_name } = await requestOf(tx, instance_id)
    const absence = await tx
      .deleteFrom('absence')
      .where('request_id', '=', link_id)
      .returning(['id', 'user_id', 'from_time', 'to_time'])
      .executeTakeFirst()
    if (!absence) return undefined
    await passOn(tx, absence, now)
    await settle(unscoped(tx), { codes: ['absence_stand_in'], table: 'absence', id: absence.id, by: initiator_id }, now)
    return madeOf(initiator_name, absence)
  },
}

const unscoped = (tx: Kysely<DB>) => tx as unknown as Kysely<Unscoped>
