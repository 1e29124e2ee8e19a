import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverSources } from '../serverSources.ts'
import { actions, branches } from './actions.ts'

type Permission = { permission_id: string; operations: string[] }

const permissions: Permission[] = JSON.parse(
  readFileSync(new URL('../../db/seed/permissions.json', import.meta.url), 'utf8'),
)
const catalogued = permissions.flatMap(({ permission_id, operations }) =>
  operations.map((operation) => `${permission_id} ${operation}`),
)

/** Ours beyond domain 14.1: forms that people fill in have sealed values and exports. */
const beyond = ['queryForm export', 'queryForm view_sensitive']

/** Asked for by an action's handler, since not everybody who calls it needs them. */
const asksItself: Readonly<Record<string, string>> = {
  'form_basic submit': 'nouns/approvals/examine/server/save.ts',
  'queryForm view_sensitive': 'nouns/customForms/submission/server/read.ts',
}

const asked = new Set(
  actions
    .flatMap((action) => branches(action).flatMap(({ grants }) => (typeof grants === 'string' ? [] : grants)))
    .map(({ id, operation }) => `${id} ${operation}`),
)

test('the catalogue has the 68 permissions and 448 operations of domain 14.1', () => {
  expect(permissions).toHaveLength(68)
  expect(catalogued.filter((operation) => !beyond.includes(operation))).toHaveLength(448)
})

test('each operation of the catalogue leads to an action, and actions ask for no other', () => {
  expect(catalogued.filter((operation) => !asked.has(operation)).sort()).toEqual(Object.keys(asksItself).sort())
  expect([...asked].filter((operation) => !catalogued.includes(operation))).toEqual([])
})

test.for(Object.entries(asksItself))('%s is asked for inside of an action', ([operation, file]) => {
  const [id, name] = operation.split(' ')
  expect(serverSources.get(file)).toMatch(new RegExp(`can\\([\\w.]+, '${id}', '${name}'\\)`))
})
