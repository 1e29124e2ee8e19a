import { expect, test } from 'vitest'
import { stopIssues } from './rules.ts'

const stop = (dept_id: number, deliver_plan: string, collect_plan: string) => ({ dept_id, deliver_plan, collect_plan })

test('a route stops once at a unit, later at each than at the one before', () => {
  expect(stopIssues([stop(1, '08:10', '17:30'), stop(2, '08:30', '17:50')])).toEqual([])
  expect(stopIssues([stop(1, '08:10', '17:30'), stop(1, '08:10', '17:20')])).toEqual([
    { path: 'stops.1.dept_id', reason: 'route.refused.stopTwice' },
    { path: 'stops.1.deliver_plan', reason: 'route.refused.stopOrder' },
    { path: 'stops.1.collect_plan', reason: 'route.refused.stopOrder' },
  ])
  expect(stopIssues([stop(1, '17:30', '08:10')])).toEqual([
    { path: 'stops.0.collect_plan', reason: 'route.refused.collectAfter' },
  ])
})
