import type { TestApp } from '@shouya/server/testing/testApp.ts'
import type { UnitCode, Username } from '@shouya/server/testing/world.ts'

type RowOf = {
  unit?: UnitCode
  /** Dictionary key_handover_type; default 2. */
  type?: number
  /** Dictionary key_status. */
  status: number
  from?: Username
  to?: Username
  supervisor?: Username
  /** Hours from the clock's time. */
  at?: number
  expect?: number
  returned?: number
  backfill?: true
}

let serial = 0

/** A handover inserted directly, in a state that takes days to reach by calls. */
export async function makeHandoverRow(t: TestApp, row: RowOf): Promise<void> {
  const { unit = 'BA0011', type = 2, status, from = 'outlet_safety', to = 'outlet_teller', at = -1 } = row
  const moment = (hours: number) => new Date(t.clock.at.getTime() + hours * 3_600_000)
  const { user } = t.world
  const signed = status === 1 ? null : '{}'
  await t.services.database.kysely
    .insertInto('room_key')
    .values({
      bill_no: `YSROW${++serial}`,
      biz_date: moment(at).toISOString().slice(0, 10),
      dept_id: t.world.unit[unit],
      dept_name: unit,
      handover_type: type,
      status,
      keys: '[]',
      key_types: [1],
      from_user_id: user[from],
      from_user_name: from,
      to_user_id: user[to],
      to_user_name: to,
      supervisor_user_id: row.supervisor ? user[row.supervisor] : null,
      handover_time: moment(at),
      expect_return_time: type === 2 ? moment(row.expect ?? at + 4) : null,
      return_time: row.returned === undefined ? null : moment(row.returned),
      is_backfill: row.backfill ?? false,
      backfill_reason: row.backfill ? '补' : null,
      close_reason: status === 5 || status === 9 ? '因' : null,
      from_sign: '{}',
      to_sign: signed,
      supervisor_sign: row.supervisor ? signed : null,
      sign_hash: '0'.repeat(64),
      search_text: '',
      create_user_id: user[from],
      create_user_name: from,
      create_time: moment(at),
    })
    .execute()
}
