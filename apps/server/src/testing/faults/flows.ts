import type { Definition, FlowNode, WhoRule } from '@shouya/approvals/definition'
import { approval, definitionWith } from '../approvals.ts'
import { plainDocument } from '../forms.ts'
import { type Actor, granted } from './bank.ts'

/** Those who decide on one flow of the crowd. */
const PEOPLE = 12

export type Flow = { readonly id: number; readonly version_id: number }

/** 会签 of four, then 依次 of two beside 或签 of three, then one who claims; passing sets something going once. */
function crowd(actors: readonly Actor[], offset: number): Definition {
  const ids = actors.map(({ id }) => id)
  const some = (from: number, count: number): WhoRule[] => [
    { rule: 'users', users: Array.from({ length: count }, (_, at) => ids[(offset + from + at) % ids.length] ?? 0) },
  ]
  const of = (id: string, who: WhoRule[], mode: Parameters<typeof approval>[2]) =>
    approval(id, [], { who, actions: ['refuse', 'return', 'transfer', 'addBefore', 'takeBack', 'cc'], ...mode })
  const flow: FlowNode[] = [
    of('n1', some(0, 4), { mode: { kind: 'all' } }),
    {
      id: 'p',
      type: 'parallel',
      branches: [
        { id: 'p1', flow: [of('n2', some(4, 2), { mode: { kind: 'seq' } })] },
        { id: 'p2', flow: [of('n3', some(6, 3), { mode: { kind: 'any', anyRefuse: 'first' } })] },
      ],
    },
    of('n4', some(9, 3), { mode: { kind: 'any', anyRefuse: 'all', claim: true } }),
  ]
  const made = definitionWith(...flow)
  const policies = { ...made.policies, maxRounds: 100 }
  return { ...made, policies, onPass: [{ topic: 'sealed_key.open', undo: 'sealed_key.keep' }] }
}

/** One decides; above fifty two sign together; somebody is informed. */
function story([, first, second, third, other]: readonly Actor[]): Definition {
  const both = approval('n2', [second?.id ?? 0, third?.id ?? 0], { mode: { kind: 'all' } })
  const made = definitionWith(
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
          flow: [both],
        },
        { id: 'c1_no', name: '其他', else: true, flow: [] },
      ],
    },
    { id: 'cc', type: 'cc', name: '知会', who: [{ rule: 'users', users: [other?.id ?? 0] }] },
  )
  return { ...made, onPass: [{ topic: 'purchase.register', undo: 'purchase.cancel' }] }
}

/** The flow of the story, and as many of the crowd as it takes to give everybody something to decide. */
export async function publishFlows(admin: Actor, actors: readonly Actor[]): Promise<{ story: Flow; crowd: Flow[] }> {
  const form_category = await granted(admin.call, 'CustomForm/SaveCategory', { category_name: '表单' })
  const category = await granted(admin.call, 'OaExamine/SaveCategory', { category_name: '审批' })
  const made = await granted(admin.call, 'CustomForm/Save', {
    form_name: '表单',
    category_id: form_category.id,
    role_ids: [],
    document: plainDocument,
  })
  await granted(admin.call, 'CustomForm/Publish', { id: made.id, version: made.version, note: null })
  const publish = async (flow_name: string, definition: Definition): Promise<Flow> => {
    const named = { flow_name, category_id: category.id, form_id: made.id, role_ids: [], dept_ids: [], remark: null }
    const { id, version } = await granted(admin.call, 'OaFlow/Save', { ...named, definition })
    await granted(admin.call, 'OaFlow/Publish', { id, version, note: null })
    const { version_id } = await granted(admin.call, 'OaFlow/GetVersion', { id, version_no: 1 })
    return { id, version_id }
  }
  const flows: Flow[] = []
  for (let offset = 0; offset < actors.length; offset += PEOPLE)
    flows.push(await publish(`流程${offset}`, crowd(actors, offset)))
  return { story: await publish('临时押运', story(actors)), crowd: flows }
}
