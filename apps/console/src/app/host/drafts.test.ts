import { beforeEach, expect, test, vi } from 'vitest'
import { draftsOf, dropDrafts } from './drafts.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})

test('keeps what was typed by tab and form, but no secrets', () => {
  const drafts = draftsOf('/a?new=1')
  const secrets = { new_password: 'x', code: '123456', sign: { method: 2, password: 'y' } }
  drafts.write('User/Add', { real_name: '钟', dept_code: 'CL0001', ...secrets })
  expect(drafts.read('User/Add')).toEqual({ real_name: '钟', dept_code: 'CL0001' })
  expect(draftsOf('/b').read('User/Add')).toBeUndefined()
  drafts.write('User/Add', undefined)
  expect(drafts.read('User/Add')).toBeUndefined()
})

test('goes with its tab, and only with its own', () => {
  draftsOf('/a').write('F', { x: 1 })
  draftsOf('/a?b=1').write('F', { x: 2 })
  dropDrafts(['/a'])
  expect([draftsOf('/a').read('F'), draftsOf('/a?b=1').read('F')]).toEqual([undefined, { x: 2 }])
})
