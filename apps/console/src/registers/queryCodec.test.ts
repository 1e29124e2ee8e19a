import { describe, expect, test } from 'vitest'
import { queryBody, readQuery, writeQuery } from './queryCodec.ts'

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
