import type { Definition, FlowNode, WhoRule } from '@shouya/approvals/definition'
import { approval, definitionWith } from '@shouya/nouns/approvals/server/testing/approvals.ts'
import { plainDocument } from '@shouya/nouns/customForms/server/testing/forms.ts'
import { type Actor, granted } from './bank.ts'

/** The number of people who decide in one flow of the crowd. */
const PEOPLE = 12

export type Flow = { readonly id: number; readonly version_id: number }

/** 会签 of four, then 依次 of two in parallel with 或签 of three, then a claim; approval has one effect. */
function crowd(actors: readonly Actor[], offset: number): Definition {
  const ids = actors.map(({ id }) => id)
  const peopleFrom = (from: number, count: number): WhoRule[] => [
    {
      rule: 'users',
      users: Array.from({ length: count }, (_, index) => ids[(offset + from + index) % ids.length] ?? 0),
    },
  ]
  const node = (id: string, who: WhoRule[], mode: Parameters<typeof approval>[2]) =>
    approval(id, [], { who, actions: ['refuse', 'return', 'transfer', 'addBefore', 'takeBack', 'cc'], ...mode })
  const flow: FlowNode[] = [
    node('n1', peopleFrom(0, 4), { mode: { kind: 'all' } }),
    {
      id: 'p',
      type: 'parallel',
      branches: [
        { id: 'p1', flow: [node('n2', peopleFrom(4, 2), { mode: { kind: 'seq' } })] },
        { id: 'p2', flow: [node('n3', peopleFrom(6, 3), { mode: { kind: 'any', anyRefuse: 'first' } })] },
      ],
    },
    node('n4', peopleFrom(9, 3), { mode: { kind: 'any', anyRefuse: 'all', claim: true } }),
  ]
  const definition = definitionWith(...flow)
  const policies = { ...definition.policies, maxRounds: 100 }
  return { ...definition, policies, onPass: [{ topic: 'sealed_key.open', undo: 'sealed_key.keep' }] }
}

/** One decides; above fifty two sign together; one is informed. */
function story([, first, second, third, other]: readonly Actor[]): Definition {
  const jointNode = approval('n2', [second?.id ?? 0, third?.id ?? 0], { mode: { kind: 'all' } })
  const definition = definitionWith(
    approval('n1', [first?.id ?? 0]),
    {
      id: 'c1',
      type: 'choice',
      branches: [
        {
          id: 'c1_yes',
          name: '大额',
          if: {
            op: 'gt',
            args: [
              { op: 'field', model: 'amount' },
              { op: 'literal', value: 50 },
            ],
          },
          flow: [jointNode],
        },
        { id: 'c1_no', name: '其他', else: true, flow: [] },
      ],
    },
    { id: 'cc', type: 'cc', name: '知会', who: [{ rule: 'users', users: [other?.id ?? 0] }] },
  )
  return { ...definition, onPass: [{ topic: 'purchase.register', undo: 'purchase.cancel' }] }
}

/** The flow of the story, and as many of the crowd as are needed to involve everybody. */
export async function publishFlows(admin: Actor, actors: readonly Actor[]): Promise<{ story: Flow; crowd: Flow[] }> {
  const form_category = await granted(admin.call, 'CustomForm/SaveCategory', { category_name: '表单' })
  const category = await granted(admin.call, 'OaExamine/SaveCategory', { category_name: '审批' })
  const form = await granted(admin.call, 'CustomForm/Save', {
    form_name: '表单',
    category_id: form_category.id,
    role_ids: [],
    document: plainDocument,
  })
  await granted(admin.call, 'CustomForm/Publish', { id: form.id, version: form.version, note: null })
  const publish = async (flow_name: string, definition: Definition): Promise<Flow> => {
    const common = { flow_name, category_id: category.id, form_id: form.id, role_ids: [], dept_ids: [], remark: null }
    const { id, version } = await granted(admin.call, 'OaFlow/Save', { ...common, definition })
    await granted(admin.call, 'OaFlow/Publish', { id, version, note: null })
    const { version_id } = await granted(admin.call, 'OaFlow/GetVersion', { id, version_no: 1 })
    return { id, version_id }
  }
  const flows: Flow[] = []
  for (let offset = 0; offset < actors.length; offset += PEOPLE)
    flows.push(await publish(`流程${offset}`, crowd(actors, offset)))
  return { story: await publish('临时押运', story(actors)), crowd: flows }
}
