import { testApp } from '@shouya/server/testing/testApp.ts'
import { afterAll, beforeEach } from 'vitest'
import { openOutlet } from './checks.ts'

const DAY = 86_400_000

/**
 * For test files about checks: an outlet with opening hours and three of its people. Each test has its own day,
 * starting at nine o'clock: the morning's check is just in time, the next one has just begun.
 */
export async function checkingOutlet() {
  const t = await testApp()
  afterAll(() => t.close())
  await openOutlet(t)
  // A Wednesday.
  t.clock.at = new Date('2026-11-18T01:00:00Z')
  let day = ''
  /** A time of that day in the bank's zone. */
  const at = (time: string) => new Date(`${day}T${time}:00+08:00`)
  beforeEach(() => {
    day = new Date(t.clock.at.getTime() + DAY).toISOString().slice(0, 10)
    t.clock.at = at('09:00')
  })
  const [safety, teller, leader] = await Promise.all([
    t.as('outlet_safety'),
    t.as('outlet_teller'),
    t.as('outlet_leader'),
  ])
  const id = (name: 'outlet_teller' | 'outlet_safety' | 'outlet_leader') => t.world.user[name]
  /** The invalid fields of a response. */
  const places = (answer: { Data: { path: string }[] }) => answer.Data.map(({ path }) => path)
  return { t, safety, teller, leader, id, at, today: () => day, places }
}
