import { ownerType } from '@shouya/server/core/ledger/accountTypes.ts'
import type { Difference, RecordCheck } from '@shouya/server/core/ledger/reconcile.ts'
import { sql } from 'kysely'
import { agentTransfer } from '../noun.ts'

const { table } = agentTransfer
const { done } = agentTransfer.states.codes

/** What was confirmed of money of agents is what was posted for it, less what was reversed, and nothing else was (domain 11.1 rule 7). */
export const transferCheck: RecordCheck = async (db) => {
  const { rows } = await sql<Difference>`
    with posted as (
      select txn.biz_id as id, sum(case when txn.reversed_txn_id is null then entry.amount else -entry.amount end) as amount
      from ledger_txn txn
      join ledger_entry entry on entry.txn_id = txn.id and entry.occur_time = txn.occur_time and entry.direction = 1
      where txn.biz_type = ${table} and txn.event in ('agent_paid_in', 'agent_payout_sent')
      group by txn.biz_id
    )
    select 'record' as kind, ${table} as biz_type, coalesce(said.id, posted.id) as biz_id,
      ${ownerType.agent}::smallint as owner_type, said.agent_id as owner_id,
      coalesce(said.amount, 0)::bigint as expected, coalesce(posted.amount, 0)::bigint as actual
    from (select id, agent_id, amount from agent_transfer where status = ${done}) said
    full join posted on posted.id = said.id
    where coalesce(said.amount, 0) <> coalesce(posted.amount, 0)
    order by 3`.execute(db)
  return rows
}
