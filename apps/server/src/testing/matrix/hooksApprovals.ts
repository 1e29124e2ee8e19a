import {
  approval,
  definitionWith,
  makeExamineCategory,
  makeFlow,
  makeFlowDraft,
  makePermitFlow,
  makeRequest,
  taskOf,
} from '@shouya/nouns/approvals/server/testing/approvals.ts'
import fc from 'fast-check'
import type { Account } from '../factories.ts'
import type { TestApp } from '../testApp.ts'
import type { Hooks } from './generator.ts'

export type ApprovalPools = Awaited<ReturnType<typeof fillApprovalPools>>

/** Flows in every state, requests of a near and a far person, and tasks that await the caller. */
export async function fillApprovalPools(t: TestApp, near: Account, far: Account) {
  const colleague = t.world.user.outlet_leader
  const toNear = await makeFlow(t, {
    definition: definitionWith(approval('n1', [near.id]), approval('n2', [colleague])),
  })
  const toColleague = await makeFlow(t, { definition: definitionWith(approval('n1', [colleague])) })
  const draft = await makeFlowDraft(t, { definition: definitionWith(approval('n1', [near.id])) })
  const leader = await t.as('outlet_leader')
  const teller = await t.as('outlet_teller')
  const ownRequests: number[] = []
  for (const submit of [true, true, true, false, false])
    ownRequests.push((await makeRequest(near.post, { flow: toColleague, submit })).id)
  const tasks: number[] = []
  for (const initiator of [leader, teller, leader, teller, leader, teller])
    tasks.push(await taskOf(near.post, (await makeRequest(initiator, { flow: toNear, data: { title: '近处' } })).id))
  // A draft: submitted requests are readable for administrators of flows, whatever the unit. One effect of them waits
  // for a register to use it.
  const sends = { ...definitionWith(approval('n1', [colleague])), onPass: [{ topic: 'escort_crew.admit' }] }
  for (const flow of [await makeFlow(t, { definition: sends }), await makeFlow(t, { definition: sends })]) {
    const { id } = await makeRequest(teller, { flow })
    await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })
  }
  const permits: number[] = []
  const permitting = await makePermitFlow(t, colleague)
  for (const initiator of [teller, near.post]) {
    const { id } = await makeRequest(initiator, { flow: permitting })
    await leader('OaExamine/Audit', { task_id: await taskOf(leader, id), command: 'agree' })
    permits.push(id)
  }
  const effects = await t.services.database.kysely.selectFrom('appr_effect').select('id').execute()
  const distant = await makeRequest(far.post, { flow: toColleague, data: { title: '远方' }, submit: false })
  return {
    flow: { near: [toNear.id, toColleague.id, draft.id], far: [] as number[] },
    flowVersion: { near: [toNear.version_id, toColleague.version_id], far: [] as number[] },
    examineCategory: { near: [toNear.fields.category_id, await makeExamineCategory(t)], far: [] as number[] },
    permit: { near: permits, far: [] as number[] },
    request: { near: ownRequests, far: [distant.id] },
    task: { near: tasks, far: [] as number[] },
    effect: { near: effects.map(({ id }) => id), far: [] as number[] },
  }
}

/** What an action of approvals names with `id`. */
export const approvalSubject = (controller: string, name: string): 'effect' | 'examineCategory' | 'flow' | 'request' =>
  /Effect$/.test(name)
    ? 'effect'
    : /Category$/.test(name)
      ? 'examineCategory'
      : controller === 'OaFlow' || name === 'GetStart'
        ? 'flow'
        : 'request'

type AllPools = Readonly<Record<'user' | 'unit' | 'role' | 'form', { near: number[]; far: number[] }>>
type Ids = (pool: { near: number[]; far: number[] }) => fc.Arbitrary<unknown>

const picks = fc.dictionary(fc.constantFrom('n1', 'n9', '__proto__'), fc.constant([1]), { maxKeys: 2 })

export function approvalHooks(pools: ApprovalPools & AllPools, ids: Ids, day: (ago: number) => string): Hooks {
  // Participants are named in a request, whatever their unit: a leak must not consist of what was entered.
  const person = ids({ near: pools.user.near, far: [] })
  const people = fc.array(person, { minLength: 1, maxLength: 2 })
  return {
    flow_id: ids(pools.flow),
    form_id: ids(pools.form),
    category_id: ids(pools.examineCategory),
    version_id: ids(pools.flowVersion),
    version_no: fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 3 })),
    task_id: ids(pools.task),
    task_ids: fc.array(ids(pools.task), { minLength: 1, maxLength: 3 }),
    user_ids: people,
    holder_id: person,
    instance_id: ids(pools.request),
    from: fc.constantFrom(1, null, 2),
    to: fc.constantFrom(null, 1),
    initiator_id: person,
    substitute_id: person,
    from_user_id: person,
    to_user_id: person,
    flow_ids: fc.array(ids(pools.flow), { maxLength: 2 }),
    dept_ids: fc.array(ids(pools.unit), { maxLength: 2 }),
    role_ids: fc.array(ids(pools.role), { maxLength: 2 }),
    definition: fc.constantFrom(definitionWith(approval('n1', pools.user.near.slice(0, 2))), definitionWith()),
    data: fc.oneof(
      { weight: 4, arbitrary: fc.constant({ title: '一' }) },
      fc.dictionary(fc.constantFrom('title', 'amount', '__proto__', 'x'), fc.jsonValue({ maxDepth: 3 }), {
        maxKeys: 3,
      }),
    ),
    picks: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, picks),
    opinion: fc.constantFrom('同意', '不', '请补充材料'),
    target: fc.constantFrom('initiator', 'previous', 'n1', 'n9'),
    from_time: fc.constantFrom(`${day(1)} 08:00:00`, `${day(-3)} 08:00:00`),
    to_time: fc.constantFrom(`${day(-2)} 08:00:00`, `${day(-9)} 08:00:00`, `${day(5)} 08:00:00`),
  }
}
