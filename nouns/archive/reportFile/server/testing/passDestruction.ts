import { granted } from '@shouya/server/testing/factories.ts'
import type { TestApp } from '@shouya/server/testing/testApp.ts'
import type { Username } from '@shouya/server/testing/world.ts'
import { type makeDestroyFlow, makeRequest, taskOf } from '../../../../approvals/server/testing/approvals.ts'

type Wish = { destroy_no: string; count: number; by?: Username; decides?: Username }

/** A request to destroy what a list names, and its approval; its effects are not run. Returns its number. */
export async function passDestruction(
  t: TestApp,
  flow: Awaited<ReturnType<typeof makeDestroyFlow>>,
  { destroy_no, count, by = 'hq_security', decides = 'branch_security' }: Wish,
): Promise<string> {
  const data = { destroy_no, count, cause: '1', reason: '保管期满，无继续保存价值' }
  const { id, bill_no } = await makeRequest(await t.as(by), { flow, data })
  const post = await t.as(decides)
  granted(await post('OaExamine/Audit', { task_id: await taskOf(post, id), command: 'agree' }))
  return bill_no ?? ''
}
