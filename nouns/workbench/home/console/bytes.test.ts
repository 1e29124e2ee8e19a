import { expect, test } from 'vitest'
import { bytes } from './bytes.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [11_491_007, '11 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
  [5000 * 1024 ** 4, '5000 TB'],
])('%d is %s', (value, text) => {
  expect(bytes(value)).toBe(text)
})
