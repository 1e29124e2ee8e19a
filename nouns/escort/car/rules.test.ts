import { movesOf } from '@shouya/noun/moves'
import { expect, test } from 'vitest'
import { car } from './noun.ts'
import { carIssues, carReasons, mayMove, type Side } from './rules.ts'

const { inUse, repair, stopped, scrapped } = car.states.codes

/** What person 7 may do; `asked`: who asked to scrap it. */
const moves = (status: number, side: Side, asked: number | null = null) =>
  movesOf(car, { status }, { userId: 7, may: () => true, isFresh: true }).filter((move) =>
    mayMove(move, { scrap_user_id: asked }, { side, userId: 7 }),
  )

test('the company repairs and asks to scrap, the bank stops and decides', () => {
  expect(moves(inUse, 'company')).toEqual(['repair', 'scrap'])
  expect(moves(repair, 'company')).toEqual(['repaired', 'scrap'])
  expect(moves(inUse, 'bank')).toEqual(['stop'])
  expect(moves(stopped, 'bank')).toEqual(['start'])
  expect(moves(stopped, 'bank', 5)).toEqual(['confirmScrap', 'refuseScrap'])
  expect(moves(stopped, 'bank', 7)).toEqual([])
  expect(moves(inUse, 'company', 5)).toEqual([])
  expect(moves(scrapped, 'bank')).toEqual([])
  expect(moves(scrapped, 'company')).toEqual([])
})

test('cash trucks name their standard', () => {
  expect(carIssues({ car_type: 1, protect_standard: null })).toEqual([
    { path: 'protect_standard', reason: 'input.required' },
  ])
  expect(carIssues({ car_type: 2, protect_standard: null })).toEqual([])
  expect(carIssues({ car_type: 4, protect_standard: 'BG-1' })).toEqual([])
})

test('a vehicle takes boxes in use, with a working company, inspected and insured until that day', () => {
  const good = { status: 1, company_status: 1, inspect_end: '2026-03-18', insure_end: '2026-03-18' }
  expect(carReasons(good, '2026-03-18')).toEqual([])
  expect(carReasons(good, '2026-03-19')).toEqual(['car.why.inspect', 'car.why.insure'])
  expect(carReasons({ ...good, status: 2, company_status: 2 }, '2026-03-18')).toEqual([
    'car.why.status',
    'escort.why.company',
  ])
})
