import { expect, test } from 'vitest'
import { birthdayOf, isIdCard } from './idCard.ts'
import { maskNumber } from './maskNumber.ts'

test('an identity number has its check digit and a day that exists', () => {
  expect(isIdCard('999999199003070012')).toBe(true)
  expect(isIdCard('11010519491231002X')).toBe(true)
  expect(birthdayOf('11010519491231002X')).toBe('1949-12-31')
  expect(isIdCard('999999199003070011')).toBe(false)
  expect(isIdCard('99999919900307001x')).toBe(false)
  expect(isIdCard('999999900307001')).toBe(false)
  // The check digit is right, the day does not exist.
  expect(isIdCard('999999199002300015')).toBe(false)
})

test('what a number shows of itself', () => {
  expect(maskNumber('330101199003070013')).toBe('3301**********0013')
  expect(maskNumber('19900000001')).toBe('199****0001')
  expect(maskNumber('JZ0087')).toBe('****87')
  expect(maskNumber('浙保12345678901')).toBe('浙保12*****8901')
  expect(maskNumber('A1')).toBe('*1')
})
