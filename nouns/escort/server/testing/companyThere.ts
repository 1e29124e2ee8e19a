import { type Stage, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'
import { makeCompany } from './escort.ts'

/** Outsiders among the callers belong to company 1, which serves another unit. */
export async function companyThere({ t, signer }: Stage) {
  const { rowCount } = await t.services.database.pool.query('select from escort_company limit 1')
  if (rowCount === 0) await makeCompany(t, signer, 'BA0012')
  return makeCompany(t, signer, THERE)
}
