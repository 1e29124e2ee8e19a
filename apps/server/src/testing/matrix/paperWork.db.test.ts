import type { HistoryTable } from '@shouya/nouns/settings/history/contract.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { approval, definitionWith, makeFlow, makeRequest } from '../approvals.ts'
import { granted, makeAccount } from '../factories.ts'
import { makeMoneyBoxRow } from '../moneyBox.ts'
import { type Post, type TestApp, testApp } from '../testApp.ts'
import { type Stage, THERE } from './scopeCase.ts'
import { cases } from './scopeCases.ts'
import { ways } from './ways.ts'

const MANY = 20

/** Each on a sheet of its own, chosen one by one, at most a hundred: read like their details. */
const sheets: readonly HistoryTable[] = ['escort_company', 'escort_car']
const printed = (Object.keys(ways) as HistoryTable[]).filter(
  (table) => ways[table].print !== undefined && !sheets.includes(table),
)
/** Those whose records name a request. */
const naming: readonly HistoryTable[] = ['room_key', 'out_inside', 'video_access']

let t: TestApp
let owner: pg.Client
let stage: Stage

beforeAll(async () => {
  t = await testApp()
  const make = () => makeAccount(t, { unit: THERE, scope: 3 })
  const signer = await makeAccount(t, { unit: 'HQ0000' })
  stage = { t, owner: await make(), colleague: await make(), signer, supervisor: signer, receiver: signer }
  owner = new pg.Client({ connectionString: t.url })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await t?.close()
})

/** How many statements a call makes. */
async function statements(run: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await run()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

/** Requests that a row may name: every second one is the reader's own, the others are nothing to them. */
async function requests(post: Post): Promise<number[]> {
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader]))
  const flow = await makeFlow(t, { definition })
  const stranger = await t.as('outlet_teller')
  const made: number[] = []
  for (let at = 0; at < MANY; at++) made.push((await makeRequest(at % 2 === 0 ? post : stranger, { flow })).id)
  return made
}

/** Each row with a request of its own. Signed rows cannot be changed but by the owner of the tables, without its triggers. */
async function tie(table: HistoryTable, ids: readonly number[], instances: readonly number[]): Promise<void> {
  await owner.query('set session_replication_role = replica')
  // Of handovers only the opening of a sealed key names one.
  const opening = table === 'room_key' ? 'handover_type = 4,' : ''
  for (const [at, id] of ids.entries())
    await owner.query(`update ${table} set ${opening} oa_examine_id = $1, oa_examine_no = 'SP' where id = $2`, [
      instances[at],
      id,
    ])
  await owner.query('set session_replication_role = default')
}

/** A record of the other branch's outlet that may be printed. */
async function makeOne(table: HistoryTable): Promise<number> {
  if (table === 'money_box') return (await makeMoneyBoxRow(t, { unit: THERE, refused: true })).id
  const made = cases[`${ways[table].get} id`]
  if (!made || !('subject' in made)) throw new Error(`no case makes ${table}`)
  return (await made.subject(stage)).id as number
}

test.for(printed)('a print of twenty of %s asks the database no more often than one of one', async (table) => {
  const { print = '' } = ways[table]
  const ids: number[] = []
  for (let at = 0; at < MANY; at++) ids.push(await makeOne(table))
  // Administrators of flows read every request.
  const reader = naming.includes(table) ? await t.as('leader_far') : stage.owner.post
  if (naming.includes(table)) await tie(table, ids, await requests(reader))
  const paper = (of: readonly number[]) => reader(print, { ids: of })
  const rows: { id: number; oa_examine_readable?: boolean }[] = granted(await paper(ids)).rows
  expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  if (naming.includes(table))
    expect(ids.map((id) => rows.find((row) => row.id === id)?.oa_examine_readable)).toEqual(
      ids.map((_, at) => at % 2 === 0),
    )
  const one = await statements(() => paper(ids.slice(0, 1)))
  const many = await statements(() => paper(ids))
  expect(one).toBeGreaterThan(0)
  // What is known of the caller may be read once more at any moment: that is a few statements, not one for each row.
  expect(many).toBeLessThan(one + MANY / 2)
})
