import { granted, makeAccount, signature } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { makeGuard } from '../../../../daily/securityCheck/server/testing/checks.ts'
import { fireParts, guardParts, submitReport } from '../../../../reports/checkReport/server/testing/reports.ts'

/** A report of each scene that waits for the head of the outlet. */
export async function makeReports(t: TestApp): Promise<void> {
  const dept_id = t.world.unit.BA0011
  const safety = await t.as('outlet_safety')
  await submitReport(safety, 'SecurityItem')
  await submitReport(safety, 'SelfCheck')
  const colleague = await makeAccount(t, { role: 'outlet_safety' })
  const fire = await submitReport(safety, 'FireCheck', { more: { ...fireParts(), inspector_ids: [colleague.id] } })
  granted(await colleague.post('FireCheck/Sign', { id: fire.id, version: fire.version, sign: signature }))
  const branch = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
  const second = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
  const parts = await guardParts(t, branch.id, await makeGuard(t, 'BA0011'))
  const more = { ...parts, inspector_ids: [second.id] }
  const { id, version } = await submitReport(branch.post, 'SceneCheck', { dept_id, more })
  granted(await second.post('SceneCheck/Sign', { id, version, sign: signature }))
}
