import type { TestApp } from '@shouya/server/testing/testApp.ts'
import {
  approval,
  definitionWith,
  makeFlow,
  makeRequest,
  taskOf,
} from '../../../../approvals/server/testing/approvals.ts'

/** Two running requests and one returned request; one of the running is copied to the leader who decides it. */
export async function makeRequests(t: TestApp): Promise<void> {
  const flow = await makeFlow(t, { definition: definitionWith(approval('n1', [t.world.user.outlet_leader])) })
  const [teller, leader] = [await t.as('outlet_teller'), await t.as('outlet_leader')]
  const requests: number[] = []
  for (let count = 0; count < 3; count++) requests.push((await makeRequest(teller, { flow })).id)
  const [first = 0, copied = 0] = requests
  const back = { task_id: await taskOf(leader, first), command: 'return', target: 'initiator', opinion: '请补充' }
  await leader('OaExamine/Audit', back)
  await teller('OaExamine/Cc', { id: copied, user_ids: [t.world.user.outlet_leader] })
}
