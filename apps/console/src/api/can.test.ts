import { describe, expect, test } from 'vitest'
import { allows, holds } from './can.ts'

const account = { permissions: [{ id: 'sys_user', operation: ['query', 'edit'] }] }
const grant = (operation: string) => ({ id: 'sys_user', operation })

describe('allows', () => {
  test('by operation', () => {
    expect(holds(account, 'sys_user', 'edit')).toBe(true)
    expect(holds(account, 'sys_user', 'add')).toBe(false)
    expect(holds(account, 'sys_role', 'edit')).toBe(false)
    expect(holds(null, 'sys_user', 'edit')).toBe(false)
  })

  test.each([
    ['public', {}, true],
    ['signedIn', {}, true],
    [grant('query'), {}, true],
    [{ anyOf: [grant('add'), grant('query')] }, {}, true],
    [{ anyOf: [grant('add')] }, {}, false],
    [{ by: 'id', absent: grant('add'), present: grant('edit') }, {}, false],
    [{ by: 'id', absent: grant('add'), present: grant('edit') }, { id: 7 }, true],
    [{ by: 'command', values: { pass: grant('edit'), stop: grant('delete') } }, { command: 'pass' }, true],
    [{ by: 'command', values: { pass: grant('edit'), stop: grant('delete') } }, { command: 'stop' }, false],
    [{ by: 'command', values: { pass: grant('edit') } }, { command: 'else' }, false],
  ] as const)('%o with %o: %s', (access, body, expected) => {
    expect(allows(account, access, body)).toBe(expected)
  })

  test('nobody has only what is public', () => {
    expect(allows(null, 'public', {})).toBe(true)
    expect(allows(null, 'signedIn', {})).toBe(false)
  })
})
