import { describe, expect, test } from 'vitest'
import { plan } from '../noun.ts'
import { isLate } from '../rules.ts'
import { allowsMove, type Crew, crewIssues, exchanges, type PlanMove, wayIssues } from './rules.ts'

const way = { plan_date: '2026-03-03', shift: 1, begin_time: '07:30', end_time: '09:30', route_id: 3 as number | null }
const paths = (issues: { path: string; reason: string }[]) => issues.map(({ path, reason }) => `${path} ${reason}`)

test('a plan is for today or later, on a route unless temporary, and lasts from its first stop to its last', () => {
  const today = '2026-03-03'
  expect(wayIssues(way, ['08:10', '08:40'], today)).toEqual([])
  expect(paths(wayIssues({ ...way, plan_date: '2026-03-02' }, ['08:10'], today))).toEqual([
    'plan_date plan.refused.past',
  ])
  expect(paths(wayIssues({ ...way, route_id: null }, ['08:10'], today))).toEqual(['route_id input.required'])
  expect(wayIssues({ ...way, route_id: null, shift: 3 }, ['08:10'], today)).toEqual([])
  expect(paths(wayIssues(way, [], today))).toEqual(['stops input.required'])
  expect(paths(wayIssues(way, ['08:10', '08:10'], today))).toEqual(['stops route.refused.stopOrder'])
  expect(paths(wayIssues({ ...way, begin_time: '08:11', end_time: '08:39' }, ['08:10', '08:40'], today))).toEqual([
    'begin_time plan.refused.beforeFirst',
    'end_time plan.refused.afterLast',
  ])
  expect(paths(wayIssues({ ...way, end_time: '07:00' }, ['07:30'], today))).toContain('end_time plan.refused.end')
})

describe('a crew', () => {
  const person = (id: number, duty_type: number, is_leader = false) => ({
    id,
    escort_company_id: 1,
    duty_type,
    is_leader,
  })
  const people = [person(1, 1), person(2, 2, true), person(3, 2), person(4, 3)]
  const crew: Crew = { driver_id: 1, guard_ids: [2, 3], cashier_ids: [4], leader_id: 2 }
  const of = (more: Partial<Crew>, all = people) => paths(crewIssues({ ...crew, ...more }, all, 1, 2))

  test('has enough guards, each person once and in their duty', () => {
    expect(of({})).toEqual([])
    expect(of({ guard_ids: [2] })).toEqual(['guard_ids plan.refused.minGuards'])
    expect(of({ guard_ids: [2, 2] })).toEqual(['guard_ids.1 plan.refused.crewTwice'])
    expect(of({ guard_ids: [2, 4] })).toContain('guard_ids.1 plan.refused.crewDuty')
    expect(of({ cashier_ids: [9] })).toEqual(['cashier_ids.0 plan.refused.otherCompany'])
    const lent = people.map((one) => (one.id === 4 ? { ...one, escort_company_id: 2 } : one))
    expect(of({}, lent)).toEqual(['cashier_ids.0 plan.refused.otherCompany'])
  })

  test('is led by one of them who may', () => {
    expect(of({ leader_id: 3 })).toEqual(['leader_id plan.refused.crewLeader'])
    expect(of({ leader_id: 9 })).toEqual(['leader_id plan.refused.crewLeader'])
  })
})

test('after six in the evening before it is late', () => {
  expect(isLate('2026-03-03', '2026-03-02 18:00:00')).toBe(false)
  expect(isLate('2026-03-03', '2026-03-02 18:00:01')).toBe(true)
  expect(isLate('2026-03-01', '2026-02-27 23:59:59')).toBe(false)
})

test('what may be done in which state', () => {
  const movesIn = (status: number, approval_id: number | null = null) =>
    (Object.keys(plan.moves) as PlanMove[]).filter((move) => allowsMove({ status, approval_id }, move))
  expect(movesIn(0)).toEqual(['edit', 'takeOver', 'publish', 'delete'])
  expect(movesIn(0, 5)).toEqual(['edit', 'takeOver', 'publish', 'cancel'])
  expect(movesIn(1)).toEqual(['change', 'cancel'])
  expect(movesIn(2)).toEqual(['change'])
  expect(movesIn(3)).toEqual([])
  expect(movesIn(4)).toEqual([])
})

test('who takes whose place', () => {
  const before = [
    { part: 'car', id: 1 },
    { part: 'driver', id: 2 },
    { part: 'guard', id: 3 },
    { part: 'guard', id: 4 },
  ] as const
  expect(exchanges(before, before)).toEqual([])
  expect(
    exchanges(before, [
      { part: 'car', id: 9 },
      { part: 'driver', id: 2 },
      { part: 'guard', id: 4 },
      { part: 'guard', id: 5 },
      { part: 'guard', id: 6 },
    ]),
  ).toEqual([
    { part: 'car', old_id: 1, new_id: 9 },
    { part: 'guard', old_id: 3, new_id: 5 },
    { part: 'guard', old_id: null, new_id: 6 },
  ])
})
