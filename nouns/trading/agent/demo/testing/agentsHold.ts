import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The properties of the demonstration's agents (domain 11.2, 16.1). */
export function agentsHold({ rows, none }: Loaded): void {
  test('are 24 agents in a tree of four levels and in every state, whose people belong to those that were approved', async () => {
    const states = await rows('select status, count(*)::int as count from agent group by status order by status')
    expect(states.map(({ status }) => status)).toEqual([0, 1, 2, 3, 4, 5])
    expect(states.reduce((sum, { count }) => sum + Number(count), 0)).toBe(24)
    await none(`select child.id from agent child left join agent parent on parent.id = child.parent_agent_id
      where child.path::text <> coalesce(parent.path::text || '.', '') || child.id
        or parent.agent_level >= child.agent_level or parent.status <> 2`)
    await none(`select who.id from sys_user who where user_type = 4 and not exists (
      select from agent where agent.id = who.party_id and agent.status in (2, 4, 5))`)
    await none(`select agent.id from agent where (status in (2, 4, 5)) <> (
      (select count(*) from ledger_account where owner_type = 2 and owner_id = agent.id) = 2)`)
  })
}
