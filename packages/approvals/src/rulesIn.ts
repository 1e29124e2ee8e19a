import type { Definition, WhoRule } from './definition.ts'
import { entriesOf } from './indexFlow.ts'

/** Every rule that finds people, including those that narrow a choice and those of time-outs. */
export const rulesIn = (definition: Definition): readonly WhoRule[] =>
  entriesOf(definition).flatMap(({ node }) => [
    ...('who' in node ? node.who.flatMap(withInner) : []),
    ...('due' in node ? (node.due?.to ?? []).flatMap(withInner) : []),
  ])

const withInner = (rule: WhoRule): readonly WhoRule[] => [
  rule,
  ...('from' in rule && Array.isArray(rule.from) ? (rule.from as readonly WhoRule[]).flatMap(withInner) : []),
]
