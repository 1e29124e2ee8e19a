import type { Sign } from '@shouya/contract/sign'
import { linkTo } from '@shouya/noun/noun'
import { fileOf, fileUrl } from '@shouya/server/core/files/files.ts'
import { copyPhotos } from '@shouya/server/core/files/photos.ts'
import { tieFiles } from '@shouya/server/core/files/tieFiles.ts'
import { remind, settle } from '@shouya/server/core/messages/remind.ts'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import { type Kysely, sql } from 'kysely'
import { repairOrder } from '../../../maintenance/repairOrder/noun.ts'
import { repairOf } from '../../../maintenance/server/public.ts'
import { faultRepair } from '../noun.ts'
import type { Fault } from './rules.ts'

const { table, states } = faultRepair
const order = repairOrder.states.codes
const NOBODY = 0
const LONGEST_RESULT = 500

const unscoped = (tx: Kysely<DB>) => tx as unknown as Kysely<Unscoped>
type Repair = NonNullable<Awaited<ReturnType<typeof repairOf>>>

/**
 * A fault that an order has taken over follows it as it is now (domain 4.8): it is in work until the order ends; what the outlet
 * has confirmed has recovered, with the same signature; a canceled order leaves it waiting. Faults that have ended stay as they are.
 */
export const orderEffects: Subscribers = {
  async 'repair.changed'(tx, { order_id, source_table, source_id }, now) {
    if (source_table !== table) return undefined
    const fault = await tx
      .selectFrom('fault_repair')
      .selectAll()
      .where('id', '=', source_id)
      .where('repair_order_id', '=', order_id)
      .where('status', 'in', [states.codes.waiting, states.codes.working])
      .forUpdate()
      .executeTakeFirst()
    const repair = await repairOf(unscoped(tx), order_id)
    if (!fault || !repair) return undefined
    const made = [{ name: fault.bill_no, link: linkTo(faultRepair, fault.id) }]
    if (repair.status === order.cancelled) await release(tx, fault, now)
    else if (repair.status === order.rating || repair.status === order.done) await recover(tx, fault, repair, now)
    else return undefined
    return made
  },
}

const change = (tx: Kysely<DB>, { id }: Fault, now: Date) =>
  tx.updateTable('fault_repair').set({ update_time: now, version: sql<number>`version + 1` }).where('id', '=', id)

const release = (tx: Kysely<DB>, fault: Fault, now: Date) =>
  change(tx, fault, now).set({ status: states.codes.waiting, repair_order_id: null, repair_order_no: null }).execute()

/** What the outlet has signed for; without a signature somebody is asked for it. */
async function recover(tx: Kysely<DB>, fault: Fault, repair: Repair, now: Date): Promise<void> {
  const sign = repair.confirm_sign as Sign | null
  if (!sign || repair.fix_time === null || repair.fix_time <= fault.fault_time) return ask(tx, fault, repair, now)
  const next = {
    status: states.codes.recovered,
    recover_time: repair.fix_time,
    handle_result: `${repair.bill_no} ${repair.deal_desc ?? ''}`.slice(0, LONGEST_RESULT),
    recover_user_id: repair.confirm_user_id,
    recover_user_name: repair.confirm_user_name,
  }
  const { rows } = await sql<{ timezone: string }>`select current_setting('TimeZone') as timezone`.execute(tx)
  await change(tx, fault, now)
    .set({
      ...next,
      recover_sign: JSON.stringify(await copied(tx, sign, fault, now)),
      sign_hash: signedHash(faultRepair, { ...fault, ...next }, rows[0]?.timezone ?? 'UTC'),
    })
    .execute()
  const codes = ['fault_new', 'fault_escalated', 'repair_recover'] as const
  await settle(unscoped(tx), { codes, table, id: fault.id, by: repair.confirm_user_id ?? NOBODY }, now)
}

/** A drawn signature is a file of the order: the fault gets a copy, which its readers see. */
async function copied(tx: Kysely<DB>, sign: Sign, fault: Fault, now: Date): Promise<Sign> {
  const file = sign.img_url === null ? null : fileOf(sign.img_url)
  if (file === null) return sign
  const copies = await copyPhotos(unscoped(tx), [file], now)
  await tieFiles({ db: unscoped(tx) }, copies, { table, id: fault.id })
  return { ...sign, img_url: fileUrl(copies[0] as number) }
}

const ask = async (tx: Kysely<DB>, fault: Fault, repair: Repair, now: Date): Promise<void> => {
  const unit = await tx
    .selectFrom('dept')
    .select(['leader_user_id', 'safety_user_id'])
    .where('id', '=', fault.dept_id)
    .executeTakeFirst()
  const receivers = [fault.find_user_id, unit?.leader_user_id, unit?.safety_user_id].filter(
    (id): id is number => typeof id === 'number',
  )
  await remind(
    unscoped(tx),
    {
      ...{ code: 'repair_recover', table, id: fault.id, level: 2, act: repair.bill_no },
      receivers: [...new Set(receivers)],
      params: {
        bill_no: repair.bill_no,
        fault_no: fault.bill_no,
        device: fault.device_name ?? fault.location,
      },
      link: linkTo(faultRepair, fault.id),
    },
    now,
  )
}
