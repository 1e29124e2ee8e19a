import { approval, definitionWith, makeFlow, makeRequest } from '@shouya/nouns/approvals/server/testing/approvals.ts'
import { makeMoneyBoxRow } from '@shouya/nouns/daily/moneyBox/server/testing/moneyBox.ts'
import { makeScored } from '@shouya/nouns/evaluation/performanceEvaluation/server/testing/performances.ts'
import type { HistoryTable } from '@shouya/nouns/settings/history/contract.ts'
import { makeOrder, makeShop } from '@shouya/nouns/trading/order/server/testing/orders.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { granted, makeAccount } from '../factories.ts'
import { type Post, type TestApp, testApp } from '../testApp.ts'
import { type Stage, THERE } from './scopeCase.ts'
import { cases } from './scopeCases.ts'
import { ways } from './ways.ts'

const MANY = 20

/** Printed on one sheet each, selected one by one, at most a hundred: read like their details. */
const sheets: readonly HistoryTable[] = ['escort_company', 'escort_car']
const printed = (Object.keys(ways) as HistoryTable[]).filter(
  (table) => ways[table].print !== undefined && !sheets.includes(table),
)
/** Records of the whole bank. */
const ofTheBank: readonly HistoryTable[] = ['cash_pledge', 'trade_order']
/** Nouns whose records refer to a request. */
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

/** The number of statements of a call. */
async function statements(run: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await run()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

/** Requests that a row may refer to: every second one is the reader's own, the others are unrelated. */
async function requests(post: Post): Promise<number[]> {
  const definition = definitionWith(approval('n1', [t.world.user.outlet_leader]))
  const flow = await makeFlow(t, { definition })
  const stranger = await t.as('outlet_teller')
  const ids: number[] = []
  for (let index = 0; index < MANY; index++)
    ids.push((await makeRequest(index % 2 === 0 ? post : stranger, { flow })).id)
  return ids
}

/** Links each row to a request. Signed rows can be changed only by the owner of the tables, with triggers disabled. */
async function tie(table: HistoryTable, ids: readonly number[], instances: readonly number[]): Promise<void> {
  await owner.query('set session_replication_role = replica')
  // Only the handover for the opening of a sealed key refers to a request.
  const opening = table === 'room_key' ? 'handover_type = 4,' : ''
  for (const [index, id] of ids.entries())
    await owner.query(`update ${table} set ${opening} oa_examine_id = $1, oa_examine_no = 'SP' where id = $2`, [
      instances[index],
      id,
    ])
  await owner.query('set session_replication_role = default')
}

/** A printable record of the other branch's outlet. */
async function makeOne(table: HistoryTable): Promise<number> {
  if (table === 'money_box') return (await makeMoneyBoxRow(t, { unit: THERE, refused: true })).id
  if (table === 'performance_evaluation') return (await makeScored(t, stage.owner.post, THERE, [])).id
  if (table === 'trade_order') {
    const shop = await makeShop(t)
    return (await makeOrder(shop.agent.post, shop)).id
  }
  const scopeCase = cases[`${ways[table].get} id`]
  if (!scopeCase || !('subject' in scopeCase)) throw new Error(`no case makes ${table}`)
  return (await scopeCase.subject(stage)).id as number
}

test.for(printed)('a print of twenty of %s asks the database no more often than one of one', async (table) => {
  const { print = '' } = ways[table]
  const ids: number[] = []
  for (let index = 0; index < MANY; index++) ids.push(await makeOne(table))
  // Administrators of flows read every request.
  const whole = ofTheBank.includes(table) ? stage.signer.post : stage.owner.post
  const reader = naming.includes(table) ? await t.as('leader_far') : whole
  if (naming.includes(table)) await tie(table, ids, await requests(reader))
  const paper = (of: readonly number[]) => reader(print, { ids: of })
  const rows: { id: number; oa_examine_readable?: boolean }[] = granted(await paper(ids)).rows
  expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  if (naming.includes(table))
    expect(ids.map((id) => rows.find((row) => row.id === id)?.oa_examine_readable)).toEqual(
      ids.map((_, index) => index % 2 === 0),
    )
  const forOne = await statements(() => paper(ids.slice(0, 1)))
  const many = await statements(() => paper(ids))
  expect(forOne).toBeGreaterThan(0)
  // The caller's data may be reloaded at any moment: a few statements, not one per row.
  expect(many).toBeLessThan(forOne + MANY / 2)
})
