import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, instant, localDay, localTime } from './local.ts'

test('the wire says business time', () => {
  expect(localTime(new Date('2026-11-21T00:30:05Z'), 'Asia/Shanghai')).toBe('2026-11-21 08:30:05')
  expect(localDay(new Date('2026-11-20T16:00:00Z'), 'Asia/Shanghai')).toBe('2026-11-21')
})

test('reading back what was written, in zones with and without summer time', () => {
  const zones = ['Asia/Shanghai', 'Asia/Hong_Kong', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe']
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.constantFrom(...zones), (seconds, zone) => {
      const text = localTime(new Date(seconds * 1000), zone)
      // A time that occurs twice is read as its first occurrence; both are written the same.
      expect(localTime(instant(text, zone), zone)).toBe(text)
    }),
  )
})

test('every zone says what the runtime itself says', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const time = fc.integer({ min: Date.UTC(1969, 0), max: Date.UTC(2060, 0) })
  fc.assert(
    fc.property(time, fc.constantFrom(...zones), (at, timeZone) => {
      const itself = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      expect(localTime(new Date(at), timeZone)).toBe(itself.format(at))
    }),
    { numRuns: 2_000 },
  )
  // A zone that changed a minute after the hour.
  for (const text of ['2020-10-03T16:00:30Z', '2020-10-03T16:01:30Z'])
    expect(localTime(new Date(text), 'Antarctica/Casey').slice(11)).toBe(
      text.includes(':00:30') ? '00:00:30' : '03:01:30',
    )
})

test('days follow the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})
