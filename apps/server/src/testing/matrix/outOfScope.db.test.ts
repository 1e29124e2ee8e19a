import { all } from '@shouya/nouns/manifests.gen.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount, makeRole } from '../factories.ts'
import { type Answer, type TestApp, testApp } from '../testApp.ts'
import { actions, nameOf } from './actions.ts'
import { type Body, fieldsOf } from './generator.ts'
import { type Case, type Stage, THERE } from './scopeCase.ts'
import { cases } from './scopeCases.ts'
import { ways } from './ways.ts'

let t: TestApp
let stage: Stage
/** Callers with every operation and without the other branch's outlet in scope. */
let strangers: Account[]
/** A caller who has the operation, but not this row in scope. */
let near: Account

beforeAll(async () => {
  t = await testApp()
  const owner = await makeAccount(t, { unit: THERE, scope: 4 })
  const colleague = await makeAccount(t, { unit: THERE, scope: 3 })
  const signer = await makeAccount(t, { unit: 'HQ0000' })
  // The built-in role that may do everything takes part in no register of the outlets.
  const { code: role } = await makeRole(t, { grants: { daily_key: ['receive'] }, scope: 1 })
  const supervisor = await makeAccount(t, { unit: 'HQ0000', role })
  const receiver = await makeAccount(t, { unit: 'HQ0000', role })
  stage = { t, owner, colleague, signer, supervisor, receiver }
  near = await makeAccount(t, { unit: 'BA0011', scope: 3 })
  strangers = [
    near,
    // The neighbouring branch with all below it.
    await makeAccount(t, { unit: 'BA0001', scope: 4 }),
    // A unit above the row, with scope "own unit".
    await makeAccount(t, { unit: 'BB0001', scope: 3 }),
    // Own rows only.
    await makeAccount(t, { unit: 'BB0001', scope: 5 }),
    // An outsider of a company that carries for nobody here, whatever the data scope says.
    await makeAccount(t, { unit: 'BB0001', scope: 1, type: 2, party: 1_000_000 }),
  ]
})
afterAll(() => t?.close())

const foreignCases = actions.flatMap((action) =>
  fieldsOf(action)
    .filter((field) => /(^|[._])ids?$/.test(field))
    .map((field) => `${nameOf(action)} ${field}`),
)

test('every field that names a row has its case, and every case its field', () => {
  const how = 'Add the field to scopeCases.ts: how a row of another unit is made, and what a stranger gets.'
  expect(Object.keys(cases).sort(), how).toEqual([...foreignCases].sort())
})

const of = <K extends string>(kind: K) =>
  Object.entries(cases).filter((entry): entry is [string, Extract<Case, Record<K, unknown>>] => kind in entry[1])
const path = (label: string) => label.split(' ')[0] ?? ''

/** The responses to a permitted caller: done, or stopped by state, version, use or a signature, but not by scope. */
const reached = [0, 1004, 1005, 1006, 1010]
const inReach = ({ Code, Message, Data }: Answer, label: string) =>
  expect(reached, `${label}: the control answered ${Code} ${Message} ${JSON.stringify(Data)}`).toContain(Code)

test.for(of('subject'))('%s: 403 for strangers, not for its own unit', async ([label, { subject, by = 'owner' }]) => {
  const body = await subject(stage)
  for (const [index, stranger] of strangers.entries()) {
    const { status, Code, Data } = await stranger.post(path(label), body)
    expect({ status, Code, Data }, `stranger ${index}`).toEqual({ status: 403, Code: 403, Data: null })
  }
  inReach(await stage[by].post(path(label), body), label)
})

test.for(of('refused'))('%s: a foreign row is refused where it is named', async ([label, scopeCase]) => {
  const answer = await near.post(path(label), await scopeCase.refused(stage, near))
  expect(answer.Code, JSON.stringify(answer.Data)).toBe(scopeCase.code)
  if (scopeCase.path)
    expect(answer.Data.map(({ path: issuePath }: { path: string }) => issuePath)).toEqual([scopeCase.path])
  if (label.endsWith('file_id')) return
  inReach(await stage.owner.post(path(label), await scopeCase.refused(stage, stage.owner)), label)
})

test.for(of('filter'))(
  '%s: finds nothing for strangers, something for its own unit',
  async ([label, { filter, rows, by = 'owner' }]) => {
    const body: Body = await filter(stage)
    for (const [index, stranger] of strangers.entries()) {
      const answer = await stranger.post(path(label), body)
      expect(answer, `stranger ${index}`).toMatchObject({ Code: 0 })
      expect(rows(answer), `stranger ${index}`).toBe(0)
    }
    const control = await stage[by].post(path(label), body)
    expect(control).toMatchObject({ Code: 0 })
    expect(rows(control), 'the control finds nothing either').toBeGreaterThan(0)
  },
)

test('an id that never was is not found, for those with scope and for those without', async () => {
  const missing = 900_000_000_001
  for (const caller of [near, await makeAccount(t, { unit: 'HQ0000', scope: 1 })])
    for (const { get: name } of Object.values(ways))
      expect(await caller.post(name, { id: missing }), name).toMatchObject({ status: 404, Code: 1002 })
})

test('an export is as blind as the list', async () => {
  const byUnit = Object.entries(all.exporters).filter(
    ([name, { query, columns }]) =>
      // Administrators of flows read all requests.
      name !== 'OaExamineAll' && 'dept_name' in columns && query.safeParse({ dept_id: 1 }).success,
  )
  expect(byUnit.length).toBeGreaterThan(10)
  for (const [controller] of byUnit)
    for (const [index, stranger] of strangers.entries()) {
      const filters = { dept_id: t.world.unit[THERE] }
      const answer = await stranger.post('Common/Export', { controller, filters, columns: ['dept_name'] })
      expect(answer, `${controller}, stranger ${index}`).toMatchObject({ Code: 0, Data: { rows: 0 } })
    }
})
