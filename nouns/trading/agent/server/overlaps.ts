import type { Ctx } from '@shouya/server/core/context.ts'
import { sql } from 'kysely'
import { agent } from '../noun.ts'
import { type AgentRow, regionNames, stem } from './rows.ts'

/**
 * Approved agents of an agent's level, apart from itself, that work in one of its regions (domain 11.2): a warning for whoever approves
 * it, since regions may be shared on purpose.
 */
export async function overlapsOf(
  { scoped }: Pick<Ctx, 'scoped'>,
  row: Pick<AgentRow, 'id' | 'agent_level' | 'region_codes'>,
) {
  const others = await scoped
    .rows('agent')
    .select(['id', 'agent_code', 'agent_name', 'region_codes'])
    .where('id', '<>', row.id)
    .where('agent_level', '=', row.agent_level)
    .where('status', '=', agent.states.codes.approved)
    .where(
      sql<boolean>`exists (select from unnest(agent.region_codes) as theirs (code), unnest(${row.region_codes}::text[]) as ours (code)
        where starts_with(theirs.code, ${stem('ours.code')}) or starts_with(ours.code, ${stem('theirs.code')}))`,
    )
    .orderBy('id')
    .execute()
  return others.map(({ region_codes, ...other }) => ({ ...other, region_names: regionNames(region_codes) }))
}
