import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import { conditionsIn } from '@shouya/server/noun/lists.ts'
import { allOf } from '@shouya/server/registers/filters.ts'
import { sql } from 'kysely'
import type * as Pledge from '../contract.ts'
import { pledge } from '../noun.ts'

/** The conditions of the list, the export and the receipts. */
export const conditionsOf = () => (query: Pledge.PledgeFilters) => allOf(conditionsIn(pledge, query))

/** Deposit records in the caller's scope, with the names of what they are about. */
export const selectPledges = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('cash_pledge')
    .innerJoin('member as owner', 'owner.id', 'cash_pledge.member_id')
    .innerJoin('agent as seller', 'seller.id', 'cash_pledge.agent_id')
    .innerJoin('device as leased', 'leased.id', 'cash_pledge.device_id')
    .selectAll('cash_pledge')
    .select(['owner.member_name', 'seller.agent_name', 'leased.device_no'])
    .select([
      'cash_pledge.pledge_no as bill_no',
      sql<number>`cardinality(cash_pledge.evidence_file_ids)`.as('evidence_count'),
      sql<string | null>`(select of.device_no from member_device other join device of on of.id = other.device_id
        where other.id = cash_pledge.to_binding_id)`.as('to_device_no'),
    ])

export type Recorded = Awaited<ReturnType<ReturnType<typeof selectPledges>['executeTakeFirstOrThrow']>>

/** A deposit record with its evidence. */
export const detailOf =
  (ctx: Ctx) =>
  async (row: Recorded): Promise<Row<typeof Pledge.GetCashPledge>> => ({
    ...row,
    evidence_files: await filesOf(ctx, row.evidence_file_ids),
  })
