import { calendar } from '@shouya/server/demo/calendar.ts'
import { makeUnits } from '@shouya/server/demo/units.ts'
import { expect, test } from 'vitest'
import { stopIssues } from '../server/rules.ts'
import { layRoutes } from './layRoutes.ts'

test('the bank has twenty-four routes of about five outlets, each outlet on one, none across two branches', () => {
  const outlets = makeUnits(calendar(new Date('2031-03-03T10:20:30+08:00'))).filter(({ dept_type }) => dept_type === 4)
  const routes = layRoutes(outlets)
  expect(routes).toHaveLength(24)
  const stops = routes.flatMap((route) => route.stops.map(({ dept_id }) => dept_id))
  expect(stops.toSorted((a, b) => a - b)).toEqual(outlets.map(({ id }) => id).toSorted((a, b) => a - b))
  for (const route of routes) {
    expect(stopIssues(route.stops)).toEqual([])
    expect(route.stops.length).toBeGreaterThan(3)
    expect(route.paths.every((path) => path.startsWith(`${route.branch}.`))).toBe(true)
  }
})
