import { modelsIn } from '@shouya/forms/modelsIn'
import type { Definition, Effect, FlowNode, NodeId, WhoRule } from './definition.ts'
import { entriesOf } from './indexFlow.ts'
import type { Topic } from './offers.ts'

/** The uses of a form's field in a flow. */
export type UseOf = 'title' | 'summary' | 'rights' | 'condition' | 'who' | 'topic'

/** A field at the top of the form; `node`: where it is used, undefined for the flow as a whole. */
export interface FieldUse {
  readonly model: string
  readonly of: UseOf
  readonly node?: NodeId
  readonly name?: string
}

type At = { readonly node?: NodeId; readonly name?: string }
type Use = (of: UseOf, models: readonly string[], at?: At) => void

/** All uses of the form in a definition, each field once per use and node. */
export function fieldUses(definition: Definition, topics: readonly Topic[]): readonly FieldUse[] {
  const uses = new Map<string, FieldUse>()
  const use: Use = (of, models, at = {}) => {
    for (const model of models)
      if (model !== '' && !model.startsWith('$')) uses.set(JSON.stringify([model, of, at.node]), { model, of, ...at })
  }
  const read = ({ topic, undo }: Effect) =>
    topics.filter((offered) => offered.topic === topic || offered.topic === undo).flatMap(({ needs }) => needs)
  const setsGoing = (effect: Effect, at?: At) =>
    use(
      'topic',
      read(effect).map(({ model }) => model),
      at,
    )
  const { title = [], summary = [], start, onPass = [] } = definition
  use(
    'title',
    title.flatMap((part) => ('field' in part ? part.field : [])),
  )
  use('summary', summary)
  use('rights', Object.keys(start.fields))
  for (const effect of onPass) setsGoing(effect)
  for (const { node } of entriesOf(definition)) {
    ofNode(node, use)
    if (node.type === 'trigger') setsGoing(node, atOf(node))
  }
  return [...uses.values()]
}

const atOf = ({ id, name }: { id: NodeId; name?: string }): At => ({ node: id, ...(name && { name }) })

function ofNode(node: FlowNode, use: Use): void {
  const at = atOf(node)
  if ('fields' in node) use('rights', Object.keys(node.fields ?? {}), at)
  if ('who' in node) use('who', node.who.flatMap(namedBy), at)
  if ('due' in node) use('who', (node.due?.to ?? []).flatMap(namedBy), at)
  if ('branches' in node) for (const branch of node.branches) use('condition', modelsIn(branch.if), atOf(branch))
}

function namedBy(rule: WhoRule): readonly string[] {
  if (rule.rule === 'field' || rule.rule === 'fieldDeptHead') return [rule.model]
  if (rule.rule === 'deptHead') return rule.of === 'initiator' ? [] : [rule.of.field]
  return 'from' in rule && Array.isArray(rule.from) ? (rule.from as readonly WhoRule[]).flatMap(namedBy) : []
}
