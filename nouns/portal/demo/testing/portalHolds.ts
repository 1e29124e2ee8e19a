import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { expect, test } from 'vitest'

/** The properties of the demonstration's banners and numbers (domain 9.4, 9.5). */
export function portalHolds({ today, rows, none }: Loaded): void {
  test('are at every position, at most eight at each, with their own pictures', async () => {
    const shown = await rows(
      `select position, count(*)::int as count from banner
        where status = 1 and begin_date <= $1 and end_date >= $1 group by 1 order by 1`,
      [today],
    )
    expect(shown.map(({ position }) => position)).toEqual([1, 2, 3, 4])
    expect(Math.max(...shown.map(({ count }) => count))).toBeLessThanOrEqual(8)
    await none(`select banner.id from banner left join file on file.id = image_file_id
      where ref_table is distinct from 'banner' or ref_id is distinct from banner.id`)
  })

  test('are emergency numbers for everybody, and those of each branch', async () => {
    const pinned = await rows('select phone from sys_contact where is_emergency and visible_type = 1 order by sort')
    expect(pinned.slice(0, 3).map(({ phone }) => phone)).toEqual(['110', '119', '120'])
    const [{ branches }] = await rows(
      'select count(distinct dept_id)::int as branches from sys_contact where visible_type = 2',
    )
    expect(branches).toBe(8)
  })

  test('are colleagues in the book, but not all of them; each name is written in pinyin', async () => {
    const [{ listed, all }] = await rows(
      `select count(*) filter (where in_book)::int as listed, count(*)::int as all from sys_user where user_type = 1`,
    )
    expect(listed).toBeGreaterThan(200)
    expect(listed).toBeLessThan(all)
    await none(`select id from sys_user where name_pinyin = '' or in_book and user_type <> 1`)
  })
}
