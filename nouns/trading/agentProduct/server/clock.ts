import { linkTo } from '@shouya/noun/noun'
import { type Remind, remindAll } from '@shouya/server/core/messages/remind.ts'
import { advanceOf } from '@shouya/server/core/messages/remindRules.ts'
import type { Services } from '@shouya/server/core/services.ts'
import { addDays, localDay } from '@shouya/server/core/time/local.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { type Kysely, sql } from 'kysely'
import { holdersOf } from '../../server/holdersOf.ts'
import { peopleOfAgent } from '../../server/peopleOfAgent.ts'
import { agentProduct } from '../noun.ts'

/** Minutes. */
const DAY = 1440
const { open, paused, ended } = agentProduct.states.codes

/** Every night: ends what is over (domain 11.4), also what was paused, and reminds of what soon will be (the rule of `agent_product_end`). */
export async function endProducts({ database }: Pick<Services, 'database'>, now: Date): Promise<number> {
  const today = localDay(now, database.timezone)
  const marks = (await advanceOf(database.kysely, 'agent_product_end')).map((minutes) => minutes / DAY)
  return database.kysely.transaction().execute(async (tx) => {
    const { numAffectedRows = 0n } =
      await sql`update agent_product set status = ${ended}, status_reason = null, status_time = ${now},
      status_user_id = null, status_user_name = null, update_time = ${now}, version = version + 1
      where status in (${open}, ${paused}) and end_date < ${today}::date`.execute(tx)
    if (marks.length > 0) await remindOfEnds(tx, { today, marks }, now)
    return Number(numAffectedRows)
  })
}

type Ending = { id: number; agent_id: number; agent_name: string; product_name: string; end: string }

async function remindOfEnds(tx: Kysely<DB>, { today, marks }: { today: string; marks: number[] }, now: Date) {
  const db = tx as unknown as Kysely<Unscoped>
  const bank = await holdersOf(db, agentProduct.permission, agentProduct.moves.renew.operation)
  const { rows } = await sql<Ending>`
    select mine.id, mine.agent_id, agent_name, product_name, mine.end_date as "end" from agent_product mine
    join agent on agent.id = mine.agent_id join product on product.id = mine.product_id
    where mine.status = ${open} and mine.end_date between ${today}::date and ${addDays(today, Math.max(...marks))}::date
    order by mine.id`.execute(tx)
  const messages: Remind[] = []
  for (const { id, agent_id, agent_name, product_name, end } of rows) {
    const mark = Math.min(...marks.filter((days) => addDays(today, days) >= end))
    messages.push({
      ...{ code: 'agent_product_end', receivers: [...bank, ...(await peopleOfAgent(db, agent_id))] },
      params: { name: agent_name, product: product_name, end, days: mark },
      ...{ link: linkTo(agentProduct, id), table: agentProduct.table, id, act: `${end} ${mark}`, level: 1 },
    })
  }
  await remindAll(db, messages, now)
}
