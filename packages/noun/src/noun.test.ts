import { expect, test } from 'vitest'
import { code, line, moment, number, person, unit } from './field.ts'
import { movesOf } from './moves.ts'
import { codesOf, defineNoun, fieldsWith, linkTo, type Noun } from './noun.ts'
import { searchText } from './searchText.ts'
import { signedContent, signedContents } from './signed.ts'
import { enteredOf } from './values.ts'

const fields = {
  bill_no: number({ searched: true, signed: 1 }),
  dept_name: unit('dept_id', { searched: true, signed: 1 }),
  found_by_name: person('found_by_id', { signed: 1 }),
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
    leave: { from: ['inside'], to: 'left', operation: 'leave', action: 'Leave' },
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
  device: null,
  urgency: 2,
  found_at: '2026-11-23 08:00:00',
}

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
