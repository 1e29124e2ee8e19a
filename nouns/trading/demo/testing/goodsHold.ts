import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The properties of the demonstration's products and consumables (domain 11.3, 16.1). */
export function goodsHold({ rows, none }: Loaded): void {
  test('are nine products in every state, and each has its picture', async () => {
    const states = await rows('select status, count(*)::int as count from product group by 1 order by 1')
    expect(states).toEqual([
      { status: 0, count: 1 },
      { status: 1, count: 7 },
      { status: 2, count: 1 },
    ])
    await none(`select product.id from product left join file on file.id = cover_file_id
      where ref_table is distinct from 'product' or ref_id is distinct from product.id`)
  })

  test('are twelve consumables, of which some run short; a product on sale needs none that is not', async () => {
    const [{ all, short }] = await rows(
      `select count(*)::int as all, count(*) filter (where status = 1 and stock < warn_stock)::int as short from consume`,
    )
    expect([all, short]).toEqual([12, 2])
    await none(`select need.id from product_consume need join product on product.id = need.product_id
      join consume on consume.id = need.consume_id where product.status = 1 and consume.status <> 1`)
  })
}
