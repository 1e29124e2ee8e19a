import { expect, test } from 'vitest'
import { carIssues, carReasons, movesOf } from './rules.ts'

const car = (status: number, scrap_user_id: number | null = null) => ({ status, scrap_user_id })

test('the company repairs and asks to scrap, the bank stops and decides', () => {
  expect(movesOf(car(1), 'company', 7)).toEqual(['repair', 'scrap'])
  expect(movesOf(car(2), 'company', 7)).toEqual(['repaired', 'scrap'])
  expect(movesOf(car(1), 'bank', 7)).toEqual(['stop'])
  expect(movesOf(car(3), 'bank', 7)).toEqual(['start'])
  expect(movesOf(car(3, 5), 'bank', 7)).toEqual(['confirmScrap', 'refuseScrap'])
  expect(movesOf(car(3, 7), 'bank', 7)).toEqual([])
  expect(movesOf(car(1, 5), 'company', 7)).toEqual([])
  expect(movesOf(car(4), 'bank', 7)).toEqual([])
  expect(movesOf(car(4), 'company', 7)).toEqual([])
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
  expect(carReasons(good, '2026-03-19')).toEqual(['escort.why.inspect', 'escort.why.insure'])
  expect(carReasons({ ...good, status: 2, company_status: 2 }, '2026-03-18')).toEqual([
    'escort.why.carStatus',
    'escort.why.company',
  ])
})
