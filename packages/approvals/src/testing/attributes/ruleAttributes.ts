import { expect } from 'vitest'
import { approve, handle, INITIATOR, users } from '../definitions.ts'

import { heads, openBy, pick, picking, started } from './kit.ts'

/** The rules that find people. */
export const ruleAttributes: Record<string, () => unknown> = {
  of: () => {
    const directory = { heads: { 30: [[1]], 77: [[5]] }, unitOf: { 8: 77 } }
    expect(openBy({ rule: 'deptHead', of: 'initiator', level: 1, fallbackUp: false }, directory)).toEqual(['n:1'])
    const ofField = { rule: 'deptHead', of: { field: 'person' }, level: 1, fallbackUp: false } as const
    expect(openBy(ofField, directory, { person: 8 })).toEqual(['n:5'])
  },
  rule: () => {
    const members = {
      'role sec null': [1],
      'role sec 30': [2],
      'role sec 20 below': [3],
      'post p null': [4],
    }
    expect(openBy({ rule: 'role', key: 'sec', scope: 'all' }, { members })).toEqual(['n:1'])
    expect(openBy({ rule: 'role', key: 'sec', scope: 'initiatorDept' }, { members })).toEqual(['n:2'])
    expect(openBy({ rule: 'role', key: 'sec', scope: 'initiatorCompany' }, { members })).toEqual(['n:3'])
    expect(openBy({ rule: 'post', key: 'p', scope: 'all' }, { members })).toEqual(['n:4'])
    expect(openBy({ rule: 'field', model: 'person' }, {}, { person: ['7', 8] })).toEqual(['n:7', 'n:8'])
    expect(started([handle('h', [], { who: [{ rule: 'initiator' }] })]).open).toEqual(['h:100'])
    const fieldHead = { rule: 'fieldDeptHead', model: 'unit', level: 1, fallbackUp: false } as const
    expect(openBy(fieldHead, { heads: { 77: [[6]] } }, { unit: 77 })).toEqual(['n:6'])
  },
  level: () => {
    const head = (level: number) => openBy({ rule: 'deptHead', of: 'initiator', level, fallbackUp: false }, heads)
    expect([head(1), head(2)]).toEqual([['n:1'], ['n:2']])
    const superior = (level: number) => openBy({ rule: 'superior', level }, { superiors: { [INITIATOR]: [4, 5] } })
    expect([superior(1), superior(2)]).toEqual([['n:4'], ['n:5']])
  },
  fallbackUp: () => {
    const directory = { heads: { 30: [[], [2]] }, admins: [9] }
    const open = (fallbackUp: boolean) => openBy({ rule: 'deptHead', of: 'initiator', level: 1, fallbackUp }, directory)
    expect([open(true), open(false)]).toEqual([['n:2'], ['n:9']])
    const members = { 'role sec above 30': [3], 'post p above 20': [4] }
    const role = (fallbackUp: boolean) =>
      openBy({ rule: 'role', key: 'sec', scope: 'initiatorDept', fallbackUp }, { members, admins: [9] })
    expect([role(true), role(false)]).toEqual([['n:3'], ['n:9']])
    const post = { rule: 'post', key: 'p', scope: 'initiatorCompany', fallbackUp: true } as const
    expect(openBy(post, { members })).toEqual(['n:4'])
  },
  from: () => {
    const limited = { ...pick, from: [users(4, 5)] }
    expect(picking(limited).submit({}, { n: [6] })).toBe('PICK_NOT_ALLOWED')
    expect(picking(limited).submit({}, { n: [5] })).toBe('ok')
  },
  upTo: () => {
    const chain = (from: number, upTo: number | 'top') => {
      const node = approve('n', [], { who: [{ rule: 'headsChain', from, upTo }], mode: { kind: 'seq' } })
      return started([node], {}, heads).instance.tasks.map(({ assignee }) => assignee)
    }
    expect([chain(1, 2), chain(2, 'top')]).toEqual([
      [1, 2],
      [2, 3],
    ])
  },
  min: () => {
    const results = [{ n: [1] }, { n: [1, 2] }, { n: [1, 2, 3] }].map((picks) =>
      picking({ rule: 'initiatorPick', min: 2, max: 2 }).submit({}, picks),
    )
    expect(results).toEqual(['PICK_COUNT', 'ok', 'PICK_COUNT'])
  },
}
