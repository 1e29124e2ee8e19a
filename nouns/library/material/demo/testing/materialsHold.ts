import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The properties of the demonstration's documents (domain 9.1, 16.1). */
export function materialsHold({ now, rows, none }: Loaded): void {
  test('are eighty of both types in all states', async () => {
    const all = await rows('select type, status from material')
    expect(all).toHaveLength(80)
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set([1, 2]))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 9]))
  })

  test('were read after they were published, the longest must by nearly everybody', async () => {
    await none(
      `select material_id from material_read read join material on material.id = read.material_id
        where first_read_time < publish_time or last_read_time > $1 or read_seconds < 0`,
      [now],
    )
    const [{ share }] = await rows(`select max(readers::float8 / receiver_count) as share from material
      join lateral (select count(*) as readers from material_read read where read.material_id = material.id) r on true
      where need_read and receiver_count > 0`)
    expect(share).toBeGreaterThan(0.9)
  })
}
