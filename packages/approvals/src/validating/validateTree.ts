import type { JsonPath } from '@shouya/forms/json'
import type { Definition } from '../definition.ts'
import type { Entry } from '../indexFlow.ts'
import type { Report } from '../problem.ts'

const LIMITS = { nodes: 200, depth: 12 } as const

const RESERVED: ReadonlySet<string> = new Set(['initiator', 'previous', 'start'])

/** Ids, sizes, and whether the flow asks anybody at all. */
export function validateTree(
  definition: Definition,
  entries: readonly Entry[],
  at: (base: JsonPath, node?: string) => Report,
): undefined {
  const top = at([])
  if (definition.format !== 1) top('format', ['format'])
  if (definition.name.trim() === '') top('name.missing', ['name'])
  if (entries.length > LIMITS.nodes) top('size.nodes', ['flow'], { limit: LIMITS.nodes })
  if (!entries.some(({ node }) => 'mode' in node)) top('flow.nobody', ['flow'], {}, 'warning')
  const usedIds = new Set<string>()
  for (const { node, path, way } of entries) {
    const report = at(path, node.id)
    checkId(node.id, usedIds, report, ['id'])
    if (way.length === LIMITS.depth + 1) report('size.depth', [], { limit: LIMITS.depth })
    if ('who' in node && node.name.trim() === '') report('name.missing', ['name'])
    if (!('branches' in node)) continue
    for (const [index, { id }] of node.branches.entries()) checkId(id, usedIds, report, ['branches', index, 'id'])
  }
}

function checkId(id: string, usedIds: Set<string>, report: Report, path: JsonPath): undefined {
  if (id === '') report('id.missing', path)
  // Names of Object.prototype would be found where no node is.
  else if (RESERVED.has(id) || id in Object.prototype) report('id.reserved', path, { id })
  else if (usedIds.has(id)) report('id.taken', path, { id })
  usedIds.add(id)
}
