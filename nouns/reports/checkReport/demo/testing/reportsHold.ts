import type { Noun } from '@shouya/noun/noun'
import type { Loaded } from '@shouya/server/demo/testing/loaded.ts'
import { isIntact } from '@shouya/server/noun/signature.ts'
import { expect, test } from 'vitest'
import { fireCheck } from '../../../fireCheck/noun.ts'
import { sceneCheck } from '../../../sceneCheck/noun.ts'
import { securityItem } from '../../../securityItem/noun.ts'
import { selfCheck } from '../../../selfCheck/noun.ts'

/** The properties of the demonstration's reports of checks (domain 5.4, 5.6, 5.7, 7.3). */
export function reportsHold({ rows, none, timezone, now }: Loaded): void {
  const nouns: Noun[] = [securityItem, sceneCheck, fireCheck, selfCheck]
  test.each(nouns.map((noun) => [noun.name, noun] as const))('%s stand under their signatures', async (_, noun) => {
    const reports = await rows(`select * from ${noun.table} where status > 0 and (id % 40 = 0 or status <> 5)`)
    expect(reports.length).toBeGreaterThan(10)
    for (const report of reports) {
      const results = await rows('select * from check_report_item where check_id = $1 order by sort, id', [report.id])
      expect(isIntact(noun, { ...report, results }, timezone()), report.bill_no).toBe(true)
    }
  })

  test('every state of monthly checks is among them', async () => {
    const states = await rows('select distinct status from security_item order by 1')
    expect(states.map(({ status }) => status)).toEqual([0, 1, 2, 4, 5, 9])
  })

  test('say what their answers say', async () => {
    await none(`select id from check_report report where (total_items, abnormal_count) <> (select count(*), count(*) filter (where result = 2)
        from check_report_item where check_id = report.id)
      or full_score <> (select sum(case when full_score > 0 then full_score else 1 end) from check_report_item where check_id = report.id and result < 3)
      or score <> (select sum(case when full_score > 0 then score when result = 1 then 1 else 0 end) from check_report_item where check_id = report.id)`)
    await none(
      'select id from check_report where greatest(submit_time, confirm_time, create_time) > $1 or check_date > $1',
      [now],
    )
  })

  test('every abnormal item that was confirmed has its rectification or was put right on the spot (domain 17.4, 4)', async () => {
    await none(`select item.id from check_report_item item join check_report report on report.id = check_id and report.scene = item.scene
      where result = 2 and report.status in (4, 5) and recovered_note is null and not exists
        (select from rectification m where m.id = item.rectify_id and m.source_item_id = item.id and m.source_id = check_id
          and m.source_table <> 'security_check' and m.source_no = report.bill_no)`)
    await none(`select id from check_report report where status in (4, 5) and ((status = 5) <> (rectify_count = rectify_closed)
      or (rectify_count, rectify_closed) <> (select count(m.id), count(m.id) filter (where m.status in (4, 9))
        from check_report_item join rectification m on m.id = rectify_id where check_id = report.id))`)
  })

  test('are numbered, and their pictures seen by those who see them', async () => {
    await none(`select bill_no from check_report where bill_no is not null and not exists (select from serial s
      where s.prefix = left(bill_no, 2) and to_char(s.day, 'YYYYMMDD') = substr(bill_no, 3, 8) and s.unit = substr(bill_no, 11, 4)
        and s.last >= substr(bill_no, 15)::int)`)
    await none(`select item.id from check_report_item item where result = 2 and not exists (select from file f
      where f.id = any(item.photos) and f.ref_id = item.check_id
        and f.ref_table in ('security_item', 'scene_check', 'fire_check', 'self_check'))`)
  })
}
