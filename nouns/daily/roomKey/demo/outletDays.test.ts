import { createHash } from 'node:crypto'
import { calendar } from '@shouya/server/demo/calendar.ts'
import { makePeople } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { makeUnits } from '@shouya/server/demo/units.ts'
import { describe, expect, test } from 'vitest'
import { makeKeys } from '../../keyLedger/demo/keys.ts'
import { changes } from './changes.ts'
import { handoverRows } from './handoverRows.ts'
import { outletDays } from './outletDays.ts'

function daysUntil(now: string) {
  const days = calendar(new Date(now))
  const units = makeUnits(days)
  const { teams } = makePeople(units, days, '')
  const keys = makeKeys(teams, days)
  // The key book of each outlet throws if a rule is violated.
  return { days, entries: teams.flatMap((team) => outletDays(team, keys.get(team) ?? [], days)) }
}

describe.each([
  ['just after midnight', '2028-02-29T00:04:59+08:00'],
  ['before work', '2027-01-01T08:29:00+08:00'],
  ['early', '2026-11-22T08:31:00+08:00'],
  ['at noon', '2026-06-01T12:00:00.700+08:00'],
  ['at the end of work', '2026-03-02T19:59:59+08:00'],
  ['late in the evening', '2026-12-31T23:59:59+08:00'],
])('%s', (_, now) => {
  const { days, entries } = daysUntil(now)
  const shown = entries.filter(({ team }) => team.unit.dept_code === SHOWN_OUTLET)

  test('nothing lies ahead but what is expected back', () => {
    const moments = entries.flatMap((entry) => [
      entry.at,
      ...entry.signs.map(({ at }) => at),
      ...changes(entry).map(({ at }) => at),
    ])
    expect(Math.max(...moments)).toBeLessThanOrEqual(new Date(now).getTime())
    expect(Math.min(...moments)).toBeGreaterThan(days.at(-61, 0))
    expect(entries.length).toBeGreaterThan(16_500)
    expect(entries.length).toBeLessThan(19_500)
  })

  test('each of the three has something to do', () => {
    const { leader, safety, teller } = shown[0]?.team ?? expect.fail()
    const waiting = shown.filter(({ status }) => status === 1)
    const unsigned = waiting.map(({ from, to, supervisor, signs }) =>
      [from, to, supervisor].filter((person) => person && !signs.some(({ by }) => by === person)),
    )
    const waitsFor = (person: unknown) => unsigned.filter((people) => people.includes(person as never)).length
    expect(waiting.filter(({ to, signs }) => to === teller && signs.length === 1)).toHaveLength(2)
    expect(waiting.filter(({ to }) => to === safety)).toHaveLength(1)
    expect(waitsFor(leader)).toBeGreaterThanOrEqual(2)
    const lent = shown.filter(({ status }) => status === 3)
    const overdue = lent.filter(({ expect: at = 0 }) => at < new Date(now).getTime())
    expect([lent.length, overdue.length]).toEqual([2, 1])
  })

  test('signatures follow the filing one after the other', () => {
    for (const { at, signs, closed, back } of entries) {
      const moments = [...signs.map((sign) => sign.at), ...(closed ? [closed.at] : []), ...(back ? [back] : [])]
      expect(moments[0]).toBe(at)
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    }
  })
})

test('the past does not depend on the hour', () => {
  const past = (now: string) => {
    const { days, entries } = daysUntil(now)
    const old = entries.filter(({ at }) => at < days.at(-1, 0))
    return createHash('md5')
      .update(JSON.stringify(handoverRows(old).filed.map(({ row }) => row)))
      .digest('hex')
  }
  expect(past('2026-11-22T08:45:00+08:00')).toBe(past('2026-11-22T22:10:00+08:00'))
})
