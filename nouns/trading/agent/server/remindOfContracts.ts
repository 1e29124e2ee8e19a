import { linkTo } from '@shouya/noun/noun'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { advanceOf } from '@shouya/server/core/messages/remindRules.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { holdersOf } from '../../server/holdersOf.ts'
import { peopleOfAgent } from '../../server/peopleOfAgent.ts'
import { agent } from '../noun.ts'

/** Minutes. */
const DAY = 1440

/**
 * Every morning: reminds of contracts of agents that end within 30, 7 and 1 days (the rule of `agent_contract`), once for each of
 * these even where a morning was missed: who approves agents, and the agent's own people.
 */
export async function remindOfContracts({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const today = localDay(now, database.timezone)
  const marks = (await advanceOf(database.kysely, 'agent_contract')).map((minutes) => minutes / DAY)
  if (marks.length === 0) return
  await database.kysely.transaction().execute(async (tx) => {
    const db = tx as unknown as Kysely<Unscoped>
    const bank = await holdersOf(db, agent.permission, agent.moves.audit.operation)
    const { rows } = await sql<{ id: number; agent_name: string; end: string }>`
      select id, agent_name, contract_end as "end" from agent
      where status = ${agent.states.codes.approved} and contract_end between ${today}::date
        and ${addDays(today, Math.max(...marks))}::date
      order by id`.execute(tx)
    const messages: Remind[] = []
    for (const { id, agent_name, end } of rows) {
      const mark = Math.min(...marks.filter((days) => addDays(today, days) >= end))
      messages.push({
        code: 'agent_contract',
        receivers: [...bank, ...(await peopleOfAgent(db, id))],
        params: { name: agent_name, end, days: mark },
        link: linkTo(agent, id),
        table: agent.table,
        id,
        act: `${end} ${mark}`,
        level: mark === 1 ? 2 : 1,
      })
    }
    await remindAll(db, messages, now)
  })
}
