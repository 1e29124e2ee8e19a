import { instant } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, HOUR, localText, MINUTE, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import { type Kysely, sql } from 'kysely'
import { isReceiver } from '../server/visible.ts'

/** The shown accounts have not read notices younger than this: whoever signs in sees the bell ring. */
const FRESH = 9 * 24 * HOUR
const receiptTexts = ['已传达', '已组织学习', '收到', null, null, null] as const

type Published = {
  id: number
  recv_dept_id: number | null
  need_receipt: boolean
  publish_time: string
  over: string | null
}

/**
 * Who has read and confirmed which notice: nearly everybody the old ones, some the new ones, each after their own
 * delay.
 */
export async function fillReceipts(tx: Kysely<DB>, days: Calendar, shown: ReadonlySet<number>): Promise<void> {
  const draw = random('receipts')
  const notices = await tx
    .selectFrom('notice')
    .select([
      'id',
      'recv_dept_id',
      'need_receipt',
      'publish_time',
      sql<string | null>`coalesce(withdraw_time, expire_time)`.as('over'),
    ])
    .where('status', '<>', 0)
    .orderBy('id')
    .execute()
  for (const notice of notices as Published[]) {
    const people = await tx
      .selectFrom('sys_user')
      .innerJoin('dept', 'dept.id', 'sys_user.dept_id')
      .select(['sys_user.id', 'dept_id', 'dept_name'])
      .where(isReceiver(notice.recv_dept_id, new Date(days.now)))
      .orderBy('sys_user.id')
      .execute()
    await insertRows(tx, 'notice_read', receiptsOf(notice, people, days.now, draw, shown))
  }
}

type Receiver = { id: number; dept_id: number; dept_name: string }

function receiptsOf(
  notice: Published,
  people: readonly Receiver[],
  now: number,
  draw: Random,
  shown: ReadonlySet<number>,
) {
  const from = instant(notice.publish_time, TIMEZONE).getTime()
  const closesAt = Math.min(now, notice.over === null ? now : instant(notice.over, TIMEZONE).getTime())
  const isFresh = now - from < FRESH
  return people.flatMap(({ id, dept_id, dept_name }) => {
    const read = from + draw.int(2, 600) * MINUTE * draw.int(1, 5)
    const reads = draw.chance(0.97)
    const confirm = read + draw.int(1, 90) * MINUTE
    const confirms = notice.need_receipt && draw.chance(0.9)
    const text = draw.pick(receiptTexts)
    if (!reads || read > closesAt || (isFresh && shown.has(id))) return []
    const confirmed = confirms && confirm <= closesAt
    return [
      {
        notice_id: notice.id,
        edition: 1,
        user_id: id,
        dept_id,
        dept_name,
        read_time: `${localText(read)}+08`,
        confirm_time: confirmed ? `${localText(confirm)}+08` : null,
        receipt_text: confirmed ? text : null,
      },
    ]
  })
}
