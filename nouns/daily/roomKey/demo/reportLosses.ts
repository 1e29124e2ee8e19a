import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { remind } from '@shouya/server/core/messages/remind.ts'
import { securityOf } from '@shouya/server/core/org/securityOf.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import type { Kysely } from 'kysely'
import { keyLabel } from '../../keyLedger/rules.ts'
import { type } from '../rules.ts'
import type { Filed } from './handoverRows.ts'

/**
 * The effects of the register's `reportLoss` besides the ledger: the branch is notified, and the lock must be changed.
 */
export async function reportLosses(tx: Kysely<DB>, filed: readonly Filed[], { subscribers }: AllNouns): Promise<void> {
  for (const { entry, row } of filed.filter(({ entry }) => entry.type === type.loss)) {
    const now = new Date(entry.at)
    const report = { bill_no: row.bill_no, keys: entry.keys.map(keyLabel).join('、') }
    await remind(
      tx as unknown as Kysely<Unscoped>,
      {
        code: 'key_lost',
        receivers: await securityOf(tx, row.dept_id),
        params: { ...report, dept: row.dept_name },
        link: `/form/daily/taskdaily/Handover?keywords=${row.bill_no}`,
        table: 'room_key',
        id: row.id,
        level: 3,
      },
      now,
    )
    const payload = { room_key_id: row.id, dept_id: row.dept_id, ...report }
    await subscribers.rectify?.['key.lost']?.(tx, payload, now)
    await tx
      .insertInto('topic_effect')
      .values({
        topic: 'key.lost',
        subscriber: 'rectify',
        payload: JSON.stringify(payload),
        status: 1,
        attempts: 1,
        create_time: now,
        done_time: now,
      })
      .execute()
  }
}
