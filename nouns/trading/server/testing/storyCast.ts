import { sql } from 'kysely'
import type { Ground } from './rows.ts'

export type Cast = {
  readonly agentId: number
  /** The agent of `agent_user`, what it pays for a device of the product, and the commission of the agent above it, in basis points. */
  readonly buyer: string
  readonly price: number
  readonly commission: number
  /** Two devices of the product in stock. */
  readonly devices: readonly string[]
  /** Second people of two roles. */
  readonly trader: string
  readonly auditor: string
  /** The last posting before. */
  readonly lastTxn: number
}

const second = (role: string) => sql`(select username from sys_user person
  join user_role held on held.user_id = person.id join role on role.id = held.role_id
  where role_code = ${role} and username <> ${role} order by person.id limit 1)`

/** Whom the story of trading is about, with what the demonstration has for them. */
export async function castOf({ services }: Ground, product: string): Promise<Cast> {
  const { rows } = await sql<Cast>`
    select agent.id::int as "agentId", agent.agent_name as buyer,
      coalesce(open.agent_price, round(product.agent_price * agent.discount_rate / 10000.0))::int as price,
      above.commission_rate as commission, coalesce((select max(id) from ledger_txn), 0)::int as "lastTxn",
      array(select device_no from device where product_id = product.id and status = 0 order by device_no limit 2) as devices,
      ${second('trade_admin')} as trader, ${second('member_service')} as auditor
    from sys_user person join agent on agent.id = person.party_id join agent above on above.id = agent.parent_agent_id
      join product on product.product_name = ${product}
      join agent_product open on open.agent_id = agent.id and open.product_id = product.id
    where person.username = 'agent_user'`.execute(services.database.kysely)
  const [cast] = rows
  if (!cast) throw new Error(`agent_user cannot order ${product}`)
  return cast
}

/** What the clock has posted of other records since, by type of account: credits less debits. */
export async function postedByClock({ services }: Ground, { lastTxn }: Cast): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ account_type: number; sum: number }>`
    select account_type, sum(case direction when 2 then amount else -amount end)::int as sum
    from ledger_txn txn join ledger_entry entry on entry.txn_id = txn.id and entry.occur_time = txn.occur_time
      join ledger_account account on account.id = entry.account_id
    where txn.id > ${lastTxn} and txn.operator_id is null group by account_type`.execute(services.database.kysely)
  return new Map(rows.map(({ account_type, sum }) => [account_type, sum]))
}
