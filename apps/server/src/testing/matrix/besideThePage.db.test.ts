import { approval, definitionWith, makeFlowDraft } from '@shouya/nouns/approvals/server/testing/approvals.ts'
import { makePlan } from '@shouya/nouns/drills/drillPlan/server/testing/plans.ts'
import { makeScored } from '@shouya/nouns/evaluation/performanceEvaluation/server/testing/performances.ts'
import { all } from '@shouya/nouns/manifests.gen.ts'
import { makeNotice } from '@shouya/nouns/notices/notice/server/testing/notices.ts'
import type { HistoryTable } from '@shouya/nouns/settings/history/contract.ts'
import { GetHistory } from '@shouya/nouns/settings/history/contract.ts'
import {
  makeConsume,
  makeProduct,
  sellConsume,
  sellProduct,
  trader,
} from '@shouya/nouns/trading/server/testing/goods.ts'
import { makeTrades } from '@shouya/nouns/trading/server/testing/makeTrades.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, granted, makeAccount } from '../factories.ts'
import { type TestApp, testApp } from '../testApp.ts'
import { fetchFile, upload } from '../upload.ts'
import { everyRole } from './golden.ts'
import { type Stage, THERE } from './scopeCase.ts'
import { cases } from './scopeCases.ts'
import { ways } from './ways.ts'

/** Nouns of the whole product: holders of the operation read all of them. */
const shared: readonly HistoryTable[] = [
  'role',
  'menu',
  'dict_type',
  'dict_data',
  'custom_form',
  'appr_flow',
  'drill_plan',
]
/** Whose parties are the vendors. */
const ofVendors: readonly HistoryTable[] = ['maintain_company', 'maintain_contact', 'equipment']
const outsiders = { escort_admin: 2, escort_staff: 2, vendor: 3, agent_user: 4 } as Record<string, number>

let t: TestApp
let stage: Stage
beforeAll(async () => {
  t = await testApp()
  const owner = await makeAccount(t, { unit: THERE, scope: 4 })
  const colleague = await makeAccount(t, { unit: THERE, scope: 3 })
  const signer = await makeAccount(t, { unit: 'HQ0000' })
  stage = { t, owner, colleague, signer, supervisor: signer, receiver: signer }
  await makeTrades(t)
})
afterAll(() => t?.close())

/** Records of the other branch's outlet: one made by its case, and those not published yet or not any more. */
async function recordsOf(table: HistoryTable): Promise<number[]> {
  const scopeCase = cases[`${ways[table].get} id`]
  const ids: number[] = []
  for (let n = table === 'escort_plan' ? 2 : 1; n > 0 && scopeCase && 'subject' in scopeCase; n--)
    ids.push((await scopeCase.subject(stage)).id as number)
  if (table === 'escort_plan') {
    const { version } = granted(await stage.signer.post('Escort/GetPlan', { id: ids[0] }))
    granted(await stage.signer.post('Escort/PublishPlan', { id: ids[0], version }))
  }
  if (table === 'product') {
    const by = await trader(t)
    ids.push((await makeProduct(t, by)).id, (await sellProduct(t, by)).id)
  }
  if (table === 'consume') {
    const { post } = await trader(t)
    ids.push((await makeConsume(post)).id, (await sellConsume(post)).id)
  }
  if (table === 'drill_plan') ids.push((await makePlan(stage.signer.post)).id)
  if (table === 'performance_evaluation') ids.push((await makeScored(t, stage.owner.post, THERE, [])).id)
  if (table === 'appr_flow')
    ids.push((await makeFlowDraft(t, { definition: definitionWith(approval('a', [stage.owner.id])) })).id)
  if (table === 'notice') {
    ids.push((await makeNotice(t, stage.owner, { recv: THERE, draft: true })).id)
    const { id, version } = await makeNotice(t, stage.owner, { recv: THERE, draft: true })
    granted(await stage.owner.post('Notice/DeleteNotice', { id, version }))
    ids.push(id)
  }
  if (ids.length > 0) return ids
  const { rows } = await t.services.database.pool.query(`select id from ${table} order by id limit 1`)
  return rows.map(({ id }) => Number(id))
}

type Caller = Pick<Account, 'username' | 'post'>

/** One caller of every role, here and in the other branch, and outsiders of some company and of none. */
async function callersOf(table: HistoryTable): Promise<Caller[]> {
  const { rows } = await t.services.database.pool.query<{ id: string }>(
    `select id from ${ofVendors.includes(table) ? 'maintain_company' : 'escort_company'} order by id desc limit 2`,
  )
  const companies =
    table.startsWith('escort') || table === 'box' || table === 'money_box' || ofVendors.includes(table)
      ? rows
      : rows.slice(0, 1)
  const callers: Caller[] = []
  for (const role of everyRole) {
    callers.push({ username: role, post: await t.as(role) })
    const type = outsiders[role]
    if (type === undefined) callers.push(await makeAccount(t, { unit: role === 'guard' ? THERE : 'BB0001', role }))
    if (type === undefined) callers.push(await makeAccount(t, { unit: THERE, role }))
    else
      for (const { id } of companies)
        callers.push(await makeAccount(t, { unit: 'HQ0000', role, type, party: Number(id) }))
  }
  return callers
}

test.for(GetHistory.in.shape.table.options)(
  '%s: history, list, paper, export and files show nobody what the page does not',
  { timeout: 120_000 },
  async (table) => {
    const { get, list, more, print, exported, files } = ways[table]
    const ids = await recordsOf(table)
    expect(ids.length).toBeGreaterThan(0)
    const callers = await callersOf(table)
    const wrong: string[] = []
    let [readable, hidden, histories] = [0, 0, 0]
    for (const id of ids) {
      const attached = files ? await fileOf(table, id) : 0
      for (const { username, post } of callers) {
        const page = (await post(get, { id })).Code
        const history = (await post('Common/GetHistory', { table, id })).Code
        if (page === 0) readable++
        else hidden++
        const say = (what: string, shows: boolean) => {
          if (shows && page !== 0) wrong.push(`${username}: ${what} shows ${id}, the page answers ${page}`)
        }
        // Readers of notices and submitters of forms have a page but not the noun's permission, and so no history; a
        // notice's history is for its author's side.
        const stricter = table === 'notice' && history === 403
        if (history !== page && history !== 401 && !stricter)
          wrong.push(`${username} ${id}: page ${page}, history ${history}`)
        if (history === 0) histories++
        const listed = await post(list, list.includes('Page') ? { pagesize: 200, ...more } : {})
        say('the list', listed.Code === 0 && listed.Data.some((row: { id: number }) => row.id === id))
        if (print) {
          const paper = await post(print, { ids: [id] })
          say('paper', paper.Code === 0 && paper.Data.rows.some((row: { id: number }) => row.id === id))
        }
        if (exported) {
          const columns = Object.keys(all.exporters[exported].columns).slice(0, 1)
          const filters = { ...more }
          const answer = await post('Common/Export', { controller: exported, filters, columns, ids: [id] })
          say('the export', answer.Code === 0 && answer.Data.rows > 0)
        }
        if (attached > 0) say('a file', (await fetchFile(t, username, attached)).statusCode === 200)
      }
    }
    expect(wrong).toEqual([])
    expect(Math.min(readable, histories), 'nobody reads it: this shows nothing').toBeGreaterThan(0)
    if (!shared.includes(table)) expect(hidden, 'everybody reads it: this shows nothing').toBeGreaterThan(0)
  },
)

/** A picture attached to a record. */
async function fileOf(table: HistoryTable, id: number): Promise<number> {
  const { Data } = await upload(t, 'admin')
  await t.services.database.pool.query('update file set ref_table = $1, ref_id = $2 where id = $3', [
    table,
    id,
    Data.id,
  ])
  return Data.id
}
