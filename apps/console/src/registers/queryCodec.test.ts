import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asksToday, isEarlier, queryBody, readQuery, writeQuery } from './queryCodec.ts'

const shape = { status: 'ints', dept_id: 'int', begin_date: 'text', mine: 'flag', locked: 'bool' } as const
const read = (text: string) => readQuery(shape, new URLSearchParams(text), ['bill_no'])

describe('query and URL', () => {
  test('a link restores filters, page and order', () => {
    const text = 'status=1%2C3&dept_id=27&begin_date=2026-11-01&mine=1&locked=0&keywords=ys&page=3&pagesize=50'
    const query = read(`${text}&sort_field=bill_no&sort_order=asc`)
    expect(query.filters).toEqual({ status: [1, 3], dept_id: 27, begin_date: '2026-11-01', mine: true, locked: false })
    expect(query).toMatchObject({ page: 3, pagesize: 50, keywords: 'ys', sort_field: 'bill_no', sort_order: 'asc' })
    expect(read(writeQuery(shape, query, new URLSearchParams()).toString())).toEqual(query)
  })

  test('what does not fit is left out', () => {
    const query = read('status=a&dept_id=-1&mine=yes&page=-4&pagesize=7&sort_field=password&sort_order=up')
    expect(query.filters).toEqual({})
    expect(query).toMatchObject({ page: 1, pagesize: 20, sort_field: undefined, sort_order: undefined })
  })

  test('zero is a value', () => {
    expect(read('status=0').filters).toEqual({ status: [0] })
    expect(
      writeQuery({ status: 'int' }, { ...read(''), filters: { status: 0 } }, new URLSearchParams()).get('status'),
    ).toBe('0')
  })

  test('foreign parameters stay, own empty ones go', () => {
    const params = new URLSearchParams('tab=ledger&status=1&page=2')
    expect(writeQuery(shape, read(''), params).toString()).toBe('tab=ledger')
  })

  test('the body has no empty fields', () => {
    expect(queryBody(read('status=1'))).toEqual({ status: [1], page: 1, pagesize: 20 })
  })
})

describe('a list of a day', () => {
  const daily = { begin_date: 'today', end_date: 'today', or_open: 'open', status: 'ints', mine: 'flag' } as const
  const readDay = (text: string) => readQuery(daily, new URLSearchParams(text))
  const writeDay = (text: string) => writeQuery(daily, readDay(text), new URLSearchParams()).toString()
  const today = { begin_date: '2026-11-22', end_date: '2026-11-22', or_open: true }
  beforeEach(() => {
    // In the bank's time zone it is already the next day.
    vi.useFakeTimers({ now: new Date('2026-11-21T17:30:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('asks for today, and what is still open, where the address asks nothing', () => {
    for (const text of ['', 'id=5', 'new=1', 'page=2&pagesize=50', 'status=x']) {
      expect(readDay(text).filters).toEqual(today)
      expect(asksToday(daily, readDay(text))).toBe(true)
    }
  })

  test('asks for every day where the address says so or asks something else', () => {
    expect(readDay('all=1').filters).toEqual({})
    expect(readDay('mine=1').filters).toEqual({ mine: true })
    expect(readDay('keywords=ys').filters).toEqual({})
    expect(readDay('begin_date=2026-11-01').filters).toEqual({ begin_date: '2026-11-01' })
    for (const text of ['all=1', 'mine=1', 'keywords=ys', 'begin_date=2026-11-22', 'begin_date=2026-11-22&mine=1'])
      expect(asksToday(daily, readDay(text))).toBe(false)
  })

  test('today goes on with the days: its address has no date', () => {
    expect(writeDay('')).toBe('')
    expect(writeDay('begin_date=2026-11-22&end_date=2026-11-22&or_open=1')).toBe('')
    // Today alone is a different query.
    expect(writeDay('begin_date=2026-11-22&end_date=2026-11-22')).toBe('begin_date=2026-11-22&end_date=2026-11-22')
    expect(writeDay('begin_date=2026-11-21&end_date=2026-11-21')).toBe('begin_date=2026-11-21&end_date=2026-11-21')
  })

  test('what is open since before the days that were asked for is known', () => {
    const rows = ['2026-11-21', '2026-11-22'].map((biz_date) => ({ biz_date }))
    expect(rows.map((row) => isEarlier(readDay(''), row))).toEqual([true, false])
    expect(rows.map((row) => isEarlier(readDay('all=1'), row))).toEqual([false, false])
  })

  test('every day is said, and forgotten with the next filter', () => {
    expect(writeDay('all=1')).toBe('all=1')
    const emptied = { ...readDay('status=1'), filters: { status: [] } }
    expect(writeQuery(daily, emptied, new URLSearchParams('status=1')).toString()).toBe('all=1')
    expect(writeQuery(daily, readDay('mine=1'), new URLSearchParams('all=1')).toString()).toBe('mine=1')
  })

  test('no other list knows a today', () => {
    expect(asksToday(shape, read('begin_date=2026-11-22'))).toBe(false)
    expect(asksToday({}, readQuery({}, new URLSearchParams()))).toBe(false)
    expect(writeQuery(shape, read(''), new URLSearchParams()).toString()).toBe('')
  })
})
