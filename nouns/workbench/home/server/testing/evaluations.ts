import { granted, makeAccount } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { makeSubmitted as makeGuardMonth } from '../../../../evaluation/guardEvaluation/server/testing/guardEvaluations.ts'
import { makeSubmitted as makeGuardYear } from '../../../../evaluation/performanceEvaluation/server/testing/performances.ts'

/** Evaluations of guards: a reply that is due and a late one; of the year one to audit, one on public notice, one appealed. */
export async function makeEvaluations(t: TestApp): Promise<void> {
  const leader = await t.as('outlet_leader')
  const now = t.clock.at
  t.clock.at = new Date(now.getTime() - 10 * 86_400_000)
  await makeGuardMonth(t, leader, 'BA0011')
  t.clock.at = now
  await makeGuardMonth(t, leader, 'BA0011')
  const branch = await t.as('branch_security')
  const second = await makeAccount(t, { unit: 'BA0001', role: 'branch_security' })
  const audit = async () => {
    const { id, version } = await makeGuardYear(t, branch, second, 'BA0011')
    return granted(await (await t.as('hq_security'))('PerformanceEvaluation/Audit', { id, version }))
  }
  await makeGuardYear(t, branch, second, 'BA0011')
  await audit()
  const appealed = await audit()
  const { escort_company_id: party } = await t.services.database.kysely
    .selectFrom('performance_evaluation')
    .select('escort_company_id')
    .where('id', '=', appealed.id)
    .executeTakeFirstOrThrow()
  const company = await makeAccount(t, { unit: 'HQ0000', role: 'escort_admin', type: 2, party })
  granted(await company.post('PerformanceEvaluation/Appeal', { ...appealed, appeal: '对评分有异议，请予复核。' }))
}
