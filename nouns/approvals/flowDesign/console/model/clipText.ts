import type { FlowNode } from '@shouya/approvals/definition'

/** Distinguishes nodes that were copied here from other text. */
const MARK = 'shouya.flow'

/** Nodes as text for the clipboard, which can be pasted into other flows. */
export const clipText = (nodes: readonly FlowNode[]): string => JSON.stringify({ [MARK]: nodes }, null, 2)

/** The nodes in a text; undefined if there are none. Their content is validated after pasting. */
export function nodesOfText(text: string): readonly FlowNode[] | undefined {
  try {
    const nodes = (JSON.parse(text) as Record<string, unknown> | null)?.[MARK]
    return Array.isArray(nodes) && nodes.length > 0 && nodes.every(isNode) ? nodes : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNamed = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && typeof value.id === 'string' && (value.name === undefined || typeof value.name === 'string')

function isNode(value: unknown): value is FlowNode {
  if (!isNamed(value)) return false
  switch (value.type) {
    case 'approve':
    case 'handle':
      return Array.isArray(value.who) && value.who.every(isRule) && isObject(value.mode)
    case 'cc':
      return Array.isArray(value.who) && value.who.every(isRule)
    case 'choice':
    case 'parallel':
    case 'inclusive':
      return Array.isArray(value.branches) && value.branches.every(isBranch)
    case 'delay':
      return typeof value.hours === 'number'
    default:
      return value.type === 'trigger' && typeof value.topic === 'string'
  }
}

const isRule = (value: unknown) => isObject(value) && typeof value.rule === 'string'

const isBranch = (value: unknown): boolean =>
  isNamed(value) &&
  Array.isArray(value.flow) &&
  value.flow.every(isNode) &&
  (value.if === undefined || isObject(value.if))
