import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Action } from '@shouya/contract/action'
import { allNouns } from '@shouya/nouns/allNouns.ts'
import type { Manifest } from '@shouya/nouns/manifest.ts'
import { expect, test } from 'vitest'
import { all, manifests } from './manifests.gen.ts'
import { TakeOver } from './settings/drafts/contract.ts'
import { Export } from './settings/exporting/contract.ts'
import { GetHistory } from './settings/history/contract.ts'
import * as Recycle from './settings/recycle/contract.ts'
import { charts } from './workbench/home/contract.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const foldersOf = (name: string) => files.filter((file) => file.endsWith(`/${name}`)).map((file) => join(file, '..'))

test('every folder with actions has a manifest, and every manifest is in the list, once', async () => {
  const folders = foldersOf('manifest.ts')
  expect(folders).toEqual(expect.arrayContaining(foldersOf('actions.ts')))
  const said = await Promise.all(
    folders.map(async (folder) => {
      const { manifest } = (await import(join(import.meta.dirname, folder, 'manifest.ts'))) as { manifest: Manifest }
      return [folder, manifests.filter((listed) => listed === manifest).length] as const
    }),
  )
  expect(said.filter(([, times]) => times !== 1)).toEqual([])
  expect(manifests).toHaveLength(folders.length)
})

test('what the contract lets callers name, some noun says', () => {
  const keys = (of: object) => Object.keys(of).sort()
  const named = ({ access }: Action) => keys(typeof access === 'object' && 'values' in access ? access.values : {})
  expect(keys(all.exporters)).toEqual(named(Export))
  expect(keys(all.historians)).toEqual(named(GetHistory))
  expect(keys(all.drafts)).toEqual(named(TakeOver))
  expect(keys(all.recycled)).toEqual(named(Recycle.Restore))
  expect(keys(all.charts)).toEqual([...charts].sort())
})

test('an export, a job or a topic of an area that two nouns say ends the start', () => {
  const [job, other] = [{ run: async () => {} }, { run: async () => {} }]
  expect(() => allNouns([{ jobs: { scan: job } }, { jobs: { scan: other } }])).toThrow('two manifests say scan')
  const [hears, too] = [async () => undefined, async () => undefined]
  const one: Manifest = { subscribers: { daily: { 'key.found': hears } } }
  expect(() => allNouns([one, { subscribers: { daily: { 'key.found': too } } }])).toThrow('two manifests say key.found')
  expect(allNouns([one, { subscribers: { tasks: { 'key.found': too } } }]).subscribers.tasks).toEqual({
    'key.found': too,
  })
})
