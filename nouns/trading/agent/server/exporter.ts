import { columnsOf, sensitiveOf } from '@shouya/server/noun/columns.ts'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetPageList } from '../contract.ts'
import { agent } from '../noun.ts'
import { conditionsOf, regionNames, selectAgents } from './rows.ts'

export const agentExporter = exporter({
  title: 'agent.book',
  query: GetPageList.in,
  noun: agent,
  columns: columnsOf(agent),
  sensitive: sensitiveOf(agent),
  select: (ctx, query, plain) =>
    selectAgents(ctx)
      .$if(plain, (rows) => rows.select((eb) => eb.val(true).as('plain')))
      .where(conditionsOf(ctx)(query))
      .orderBy('agent.id'),
  shape: (_, rows) =>
    rows.map((row) => ({
      ...row,
      region_names: regionNames(row.region_codes),
      phone_mask: row.plain ? row.phone : row.phone_mask,
    })),
})
