import { expect, test } from 'vitest'
import { changesOf, rebase, tick } from './grantDraft.ts'
import type { Permission, RoleMenu } from './roleList.ts'

const key = (granted: string[]): Permission => ({
  permission_id: 'daily_key',
  name_cn: '钥匙交接',
  name_hk: null,
  name_us: null,
  operations: ['query', 'add', 'void'],
  granted,
  pages: [],
})
const role = (granted: string[]) =>
  ({
    groups: [{ id: 1, title_cn: '', title_hk: '', title_us: '', permissions: [key(granted)] }],
  }) as unknown as RoleMenu
const none = new Map()

test('another operation brings query along, and without query none is left', () => {
  expect([...tick(none, key([]), ['void'], true).values()]).toEqual([['query', 'void']])
  expect([...tick(none, key(['query', 'add', 'void']), ['query'], false).values()]).toEqual([[]])
  expect([...tick(none, key(['query', 'add', 'void']), ['add'], false).values()]).toEqual([['query', 'void']])
})

test('what was ticked and unticked again is no change', () => {
  const draft = tick(none, key(['query']), ['void', 'add'], true)
  expect(changesOf(draft, role(['query']))).toMatchObject([{ added: ['add', 'void'], removed: [] }])
  const back = tick(draft, key(['query']), ['add', 'void'], false)
  expect(back.size).toBe(0)
  expect(changesOf(back, role(['query']))).toEqual([])
})

test("one's own changes stand on top of somebody else's", () => {
  const draft = tick(tick(none, key(['query', 'add']), ['void'], true), key(['query', 'add']), ['add'], false)
  const now = role(['query'])
  expect(changesOf(rebase(draft, role(['query', 'add']), now), now)).toMatchObject([{ added: ['void'], removed: [] }])
  // What the server has saved is no change any more.
  expect(rebase(draft, role(['query', 'add']), role(['query', 'void'])).size).toBe(0)
})
