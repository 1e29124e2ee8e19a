import { type Account, makeAccount } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import { agentRow, memberRow } from './rows.ts'

/**
 * Callers with every operation of whom none may see anything of an agent's tree: an agent beside it, a member of that one, the people
 * of an escort company and of a vendor, a guard, and an outlet of the bank.
 */
export async function outsidersOf(t: TestApp): Promise<Account[]> {
  const other = await agentRow(t)
  const customer = await memberRow(t, other)
  return Promise.all([
    makeAccount(t, { unit: 'HQ0000', type: 4, party: other }),
    makeAccount(t, { unit: 'HQ0000', type: 6, party: customer }),
    makeAccount(t, { unit: 'HQ0000', type: 2, party: 1 }),
    makeAccount(t, { unit: 'HQ0000', type: 3, party: 1 }),
    makeAccount(t, { unit: 'BA0011', type: 5, scope: 3 }),
    makeAccount(t, { unit: 'BA0011', scope: 4 }),
  ])
}
