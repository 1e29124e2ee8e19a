import { expect, test } from 'vitest'
import { wishOf } from './wishOf.ts'

const of = (query: string) => wishOf(new URLSearchParams(query))

test('an address says what is filled in', () => {
  expect(of('flow=3')).toEqual({ is: 'new', flow: 3 })
  expect(of('flow=3&again=8')).toEqual({ is: 'again', flow: 3, request: 8 })
  expect(of('flow=3&revoke=8')).toEqual({ is: 'revocation', flow: 3, request: 8 })
  expect(of('edit=8')).toEqual({ is: 'kept', request: 8 })
})

test('an address may bring values, and anything else', () => {
  expect(of(`flow=3&fill=${encodeURIComponent('{"a":1}')}`)).toEqual({ is: 'new', flow: 3, fill: { a: 1 } })
  for (const fill of ['', '7', '[]', 'null', '{']) expect(of(`flow=3&fill=${fill}`)).toEqual({ is: 'new', flow: 3 })
})

test('without one of them it is the lists’ own', () => {
  expect([of(''), of('tab=new'), of('again=8'), of('flow=x')]).toEqual([undefined, undefined, undefined, undefined])
})
