import { calendar } from '@shouya/server/demo/calendar.ts'
import { expect, test } from 'vitest'
import { calledNow } from './calledNow.ts'

const usual = [
  [6 * 60 + 50, 9 * 60],
  [16 * 60 + 40, 18 * 60 + 50],
] as const
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const calledAt = (time: string) => calledNow(calendar(new Date(`2031-03-03T${time}:30+08:00`)), usual)

test('at every minute of the day somebody is on the road: of the usual runs, or called for', () => {
  for (let minute = 1; minute < 24 * 60 - 1; minute++) {
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    const out = usual.some(([begin, end]) => begin <= minute && minute < end)
    const called = calledAt(time)
    expect(called === null, time).toBe(out)
    if (!called) continue
    expect(called.begin <= minute && minute < called.end, time).toBe(true)
    // Nobody is on two runs at a time.
    for (const [begin, end] of usual) expect(called.end <= begin || called.begin >= end, time).toBe(true)
  }
})

test('who was called at night came a moment ago', () => {
  expect(calledAt('23:10')).toEqual({ begin: minutes('22:35'), end: minutes('23:59'), stop: minutes('22:50') })
  expect(calledAt('00:05')).toEqual({ begin: 0, end: minutes('01:15'), stop: 8 })
})
