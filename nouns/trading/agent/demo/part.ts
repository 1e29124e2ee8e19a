import { openAccounts } from '@shouya/server/core/ledger/openAccounts.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { Unscoped } from '@shouya/server/db/scope.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import { photoBook } from '@shouya/server/demo/photoBook.ts'
import type { Kysely } from 'kysely'
import { paper } from '../../demo/paper.ts'
import { sealedRow } from '../server/secrets.ts'
import { agentRow, demoAgents } from './agents.ts'

/** Of a region that does not exist (domain 16.1). */
const ID_CARD = '999999199003070012'
const ACCOUNT = '6222000000000001'

export const part: DemoPart = {
  title: 'agents',
  after: [],
  tables: ['agent', 'agent_secret', 'ledger_account'],
  fill: fillAgents,
}

/** 24 agents in every state (domain 11.2, 16.1), with their papers and accounts in the ledger. */
async function fillAgents(tx: Kysely<DB>, { people, days, services }: Ground) {
  const [judge, maker] = people.filter(({ role }) => role === 'trade_admin')
  const finance = people.find(({ role }) => role === 'finance')
  if (!judge || !maker || !finance) throw new Error('nobody to enter agents')
  const papers = await photoBook(tx, await services.files.put(paper()))
  const rows = demoAgents.map((of) => {
    const licence = of.end === null ? [] : [papers.add(maker, days.at(-300, 9 * 60), { table: 'agent', id: of.id })]
    return agentRow(of, days, { maker, judge, finance }, licence)
  })
  await insertRows(tx, 'file', papers.rows())
  await insertRows(tx, 'agent', rows)
  const complete = demoAgents.filter(({ end }) => end !== null)
  await insertRows(
    tx,
    'agent_secret',
    complete.flatMap(({ id }) => [
      sealedRow(services.keys, id, 'id_card', ID_CARD),
      sealedRow(services.keys, id, 'bank_account', ACCOUNT),
    ]),
  )
  const approved = demoAgents.filter(({ state }) => ['approved', 'disabled', 'ended'].includes(state))
  await openAccounts(
    tx as unknown as Kysely<Unscoped>,
    'agent',
    approved.map(({ id }) => id),
    new Date(days.at(-190, 9 * 60)),
  )
  return { agents: rows.length }
}
