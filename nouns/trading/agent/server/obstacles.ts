import { type MessageKey, message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { sql } from 'kysely'
import { owedCommission } from '../../server/owedCommission.ts'

type Standing = {
  id: number
  money: number
  frozen: number
  owed: number
  transfers: number
  orders: number
  devices: number
  below: number
}

const words = {
  money: 'agent.refused.money',
  frozen: 'agent.refused.frozen',
  owed: 'agent.refused.owed',
  transfers: 'agent.refused.transfers',
  orders: 'agent.refused.orders',
  devices: 'agent.refused.devices',
  below: 'agent.refused.below',
} as const satisfies Record<Exclude<keyof Standing, 'id'>, MessageKey>

const isMoney = (name: keyof typeof words) => name === 'money' || name === 'frozen' || name === 'owed'
const yuan = (fen: number) => (fen / 100).toFixed(2)

/**
 * What stands against the end of agents' contracts (domain 11.2), in the caller's language: money in their accounts, set aside, owed of
 * commissions or waiting for finance, open orders, devices in their hands, agents below them that wait, work or are disabled. Agents without are left out.
 */
export async function obstaclesOf(
  { db, lang }: Pick<Ctx, 'db' | 'lang'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Standing>`
    select agent.id,
      (select coalesce(sum(abs(balance)), 0)::bigint from ledger_account where owner_type = 2 and owner_id = agent.id) as money,
      (select coalesce(sum(frozen), 0)::bigint from ledger_account where owner_type = 2 and owner_id = agent.id) as frozen,
      ${owedCommission(sql.ref('agent.id'))} as owed,
      (select count(*)::int from agent_transfer transfer where transfer.agent_id = agent.id and transfer.status = 1) as transfers,
      (select count(*)::int from trade_order goods where goods.agent_id = agent.id and goods.status in (1, 2, 3, 31, 4, 6)) as orders,
      (select count(*)::int from device where device.agent_id = agent.id and device.status between 1 and 5) as devices,
      (select count(*)::int from agent child where child.parent_agent_id = agent.id and child.status in (1, 2, 4)) as below
    from agent where agent.id = any(${ids}::bigint[])`.execute(db)
  const said = rows.map(({ id, ...standing }) => {
    const against = (Object.keys(words) as (keyof typeof words)[]).filter((name) => standing[name] !== 0)
    const text = (name: keyof typeof words) =>
      message(lang, words[name], { count: standing[name], amount: isMoney(name) ? yuan(standing[name]) : '' })
    return [id, against.map(text).join(message(lang, 'agent.refused.and'))] as const
  })
  return new Map(said.filter(([, why]) => why !== ''))
}

/** Refuses the end of an agent that is not settled (1004, with all that stands against it); its money is locked until the commit. */
export async function checkSettled(ctx: Pick<Ctx, 'db' | 'lang'>, id: number): Promise<void> {
  await sql`select id from ledger_account where owner_type = 2 and owner_id = ${id} order by id for update`.execute(
    ctx.db,
  )
  const why = (await obstaclesOf(ctx, [id])).get(id)
  if (why !== undefined) fail('WrongState', { reason: 'agent.refused.notSettled', params: { why } })
}
