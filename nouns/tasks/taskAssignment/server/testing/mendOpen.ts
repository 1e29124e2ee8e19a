import { granted, makeImage } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'

/** Mends the rectification that waits, by the outlet's safety officer, and has it reviewed by all whom its level asks for. */
export async function mendOpen(t: TestApp): Promise<void> {
  const safety = await t.as('outlet_safety')
  const { rows } = await t.services.database.pool.query('select id, version from rectification where status = 1')
  const begun = granted(await safety('Rectification/Start', rows[0]))
  const result_photos = [await makeImage(t, t.world.user.outlet_safety)]
  const { id } = granted(await safety('Rectification/Submit', { ...begun, measure: '已更换闭门器', result_photos }))
  for (const who of ['outlet_leader', 'branch_security', 'hq_security'] as const) {
    const { version, allowed } = granted(await (await t.as(who))('Rectification/Get', { id }))
    if (allowed.includes('review'))
      granted(await (await t.as(who))('Rectification/Review', { id, version, passed: true }))
  }
}
