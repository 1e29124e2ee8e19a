import pg from 'pg'
import { expect, test } from 'vitest'
import { retried } from './retried.ts'

const failing = (code: string, times: number) => {
  let runs = 0
  const run = async () => {
    if (++runs > times) return runs
    throw Object.assign(new pg.DatabaseError('ended', 0, 'error'), { code })
  }
  return retried(run)
}

test('a conflict is tried three times anew, other errors are not', async () => {
  expect(await failing('40001', 3)).toBe(4)
  expect(await failing('40P01', 1)).toBe(2)
  await expect(failing('40001', 4)).rejects.toMatchObject({ code: '40001' })
  await expect(failing('23505', 1)).rejects.toMatchObject({ code: '23505' })
})
