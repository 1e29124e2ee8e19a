import { expect, test } from 'vitest'
import { code, company, decimal, files, line, moment, money, names, number, person, time, unit } from './field.ts'
import { movesOf } from './moves.ts'
import { codesOf, defineNoun, fieldsWith, linkTo, type Noun, partOf } from './noun.ts'
import { searchText } from './searchText.ts'
import { signedContent, signedContents } from './signed.ts'
import { enteredOf } from './values.ts'

const fields = {
  bill_no: number({ searched: true, signed: 1 }),
  dept_name: unit('dept_id', { searched: true, signed: 1 }),
  found_by_name: person('found_by_id', { signed: 1 }),
  maker_name: company('maker_id', { signed: 1 }),
  device: line(100, 0, { optional: true, entered: true, searched: true, signed: 1 }),
  urgency: code('urgency', { entered: true }),
  found_at: moment({ signed: 1 }),
}

const visit = defineNoun({
  name: 'visit',
  controller: 'Visit',
  table: 'visit',
  permission: 'daily_visit',
  route: '/visits',
  prefix: 'VI',
  states: { dict: 'visit_status', codes: { inside: 1, left: 2, void: 9 }, open: ['inside'] },
  moves: {
    leave: { from: ['inside'], to: 'left', operation: ['leave', 'open'], action: 'Leave' },
    takeBack: { from: ['inside'], to: 'void', operation: 'delete', action: 'Delete', by: 'author' },
    void: { from: ['inside', 'left'], to: 'void', operation: 'void', action: 'Void', by: 'others' },
  },
  fields,
  counters: {},
})

const row = {
  bill_no: 'VI1',
  dept_id: 7,
  dept_name: 'Outlet Seven',
  found_by_id: 3,
  found_by_name: 'Ann',
  maker_id: 9,
  maker_name: 'Cameras Ltd',
  device: null,
  urgency: 2,
  found_at: '2026-11-23 08:00:00',
}

test('a move may be for whom a column of the row names', () => {
  const { states, moves } = visit
  const sign = { from: ['inside'], operation: 'sign', action: 'Sign', by: 'guide_user_id' } as const
  const guided = { ...visit, states, moves: { ...moves, sign } }
  const moved = (userId: number) =>
    movesOf(guided, { status: 1, guide_user_id: 6 } as { status: number }, { userId, may: () => true, isFresh: true })
  expect(moved(6)).toContain('sign')
  expect(moved(7)).not.toContain('sign')
})

test('moves depend on the state, the operation, and on who entered the row', () => {
  const all = () => true
  expect(movesOf(visit, { status: 1, create_user_id: 5 }, { userId: 5, may: all, isFresh: true })).toEqual([
    'leave',
    'takeBack',
  ])
  expect(movesOf(visit, { status: 1, create_user_id: 5 }, { userId: 6, may: all, isFresh: true })).toEqual([
    'leave',
    'void',
  ])
  expect(movesOf(visit, { status: 2, create_user_id: 5 }, { userId: 6, may: all, isFresh: true })).toEqual(['void'])
  expect(movesOf(visit, { status: 9, create_user_id: 5 }, { userId: 6, may: all, isFresh: true })).toEqual([])
  const leaves = (operation: string) => operation === 'leave'
  expect(movesOf(visit, { status: 1, create_user_id: 5 }, { userId: 5, may: leaves, isFresh: true })).toEqual(['leave'])
  const opens = (operation: string) => operation === 'open'
  expect(movesOf(visit, { status: 1, create_user_id: 5 }, { userId: 5, may: opens, isFresh: true })).toEqual(['leave'])
})

test('states, traits, links and searched text follow from the declaration', () => {
  expect(codesOf(visit, ['inside', 'void'])).toEqual([1, 9])
  expect(fieldsWith(visit, 'entered')).toEqual(['device', 'urgency'])
  expect(linkTo(visit, 12)).toBe('/visits?id=12')
  expect(searchText(visit, { ...row, device: 'Camera' })).toBe('vi1 outlet seven camera')
  expect(enteredOf(visit, { ...row, device: '' })).toEqual({ device: null, urgency: 2 })
})

test('units and persons are signed by their ids, in the first version with what is empty', () => {
  expect(signedContent(visit, row)).toEqual({
    bill_no: 'VI1',
    dept_id: 7,
    found_by_id: 3,
    maker_id: 9,
    device: null,
    found_at: '2026-11-23 08:00:00',
  })
})

test('a field that is signed since a later version leaves older signatures as they are', () => {
  const yesterday = signedContent(visit, row)
  const today: Noun = { ...visit, fields: { ...fields, weather: line(20, 0, { optional: true, signed: 2 }) } }

  // What was signed yesterday still holds, whatever the new field says of it.
  expect(signedContents(today, row)).toContainEqual(yesterday)
  expect(signedContents(today, { ...row, weather: 'rain' })).toContainEqual(yesterday)
  // Not when something that was signed has changed.
  expect(signedContents(today, { ...row, dept_id: 8 })).not.toContainEqual(yesterday)

  // What is signed now stands under its own version: neither adding nor removing the field passes for it.
  const rainy = signedContent(today, { ...row, weather: 'rain' })
  expect(rainy).toMatchObject({ signed_version: 2, weather: 'rain' })
  expect(signedContents(today, row)).not.toContainEqual(rainy)
  const dry = signedContent(today, row)
  expect(dry).not.toHaveProperty('weather')
  expect(signedContents(today, { ...row, weather: 'rain' })).not.toContainEqual(dry)
})

const transport = defineNoun({
  name: 'transport',
  controller: 'Transport',
  table: 'transport',
  permission: 'daily_transport',
  route: '/transports',
  fields: {
    dept_name: unit('dept_id', { signed: 1 }),
    begin_time: time({ signed: 1 }),
    crew_names: names(),
    papers: files(3, { entered: true, signed: 2 }),
  },
  parts: {
    boxes: {
      order: 'box_no',
      signed: 1,
      fields: {
        box_no: number({ signed: 1 }),
        amount: money({ optional: true, signed: 1, signedIf: 'amount' }),
        weight: decimal({ optional: true, signed: 2 }),
      },
    },
  },
})

const box = (box_no: string, more: object = {}) => ({ box_no, amount: null, weight: null, ...more })
const boxes = [box('B2', { amount: 500 }), box('B1')]
const transported = { dept_id: 7, begin_time: '08:00', papers: [] as number[], boxes }

test('the parts of a record are signed in an order of their own', () => {
  const [, first] = signedContents(transport, transported)
  const asFirst = { dept_id: 7, begin_time: '08:00', boxes: [{ box_no: 'B1' }, { box_no: 'B2', amount: 500 }] }
  expect(first).toEqual(asFirst)
  expect(signedContents(transport, { ...transported, boxes: boxes.toReversed() })).toContainEqual(first)
  expect(signedContents(transport, { ...transported, boxes: [box('B1')] })).not.toContainEqual(first)

  const heavy = { ...transported, boxes: [box('B1', { weight: 1.5 })] }
  expect(signedContent(transport, heavy)).toEqual({
    signed_version: 2,
    dept_id: 7,
    begin_time: '08:00',
    boxes: [{ box_no: 'B1', weight: 1.5 }],
  })
})

test('a part has fields and texts of its own', () => {
  const part = partOf(transport, 'boxes')
  expect([part.name, Object.keys(part.fields)]).toEqual(['transport.boxes', ['box_no', 'amount', 'weight']])
  expect(enteredOf(transport, {})).toEqual({ papers: [] })
  expect(movesOf(transport, { status: 1 }, { userId: 1, may: () => true, isFresh: true })).toEqual([])
})
