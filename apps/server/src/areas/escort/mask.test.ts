import { expect, test } from 'vitest'
import { maskNumber } from './mask.ts'

test('the middle of a number is hidden, its length is not', () => {
  expect(maskNumber('999999199001010013')).toBe('9999**********0013')
  expect(maskNumber('19900000001')).toBe('199****0001')
  expect(maskNumber('浙保12345678901')).toBe('浙保12*****8901')
  expect(maskNumber('QZ12345')).toBe('*****45')
})
