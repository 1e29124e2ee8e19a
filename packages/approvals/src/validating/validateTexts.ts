import type { JsonPath } from '@shouya/forms/json'
import type { Definition } from '../definition.ts'
import { entriesOf } from '../indexFlow.ts'
import { TEXTS } from '../limits.ts'
import type { Report } from '../problem.ts'

/** Names and texts that are too long for lists, titles and papers. */
export function validateTexts(definition: Definition, at: (base: JsonPath, node?: string) => Report): undefined {
  const check = (report: Report, text: string | undefined, path: JsonPath, limit: number): undefined => {
    const count = text?.length ?? 0
    if (count > limit) report('text.long', path, { count, limit })
  }
  const top = at([])
  check(top, definition.name, ['name'], TEXTS.name)
  for (const [index, part] of (definition.title ?? []).entries())
    if ('text' in part) check(top, part.text, ['title', index, 'text'], TEXTS.title)
  for (const [index, { key }] of (definition.groups ?? []).entries())
    check(top, key, ['groups', index, 'key'], TEXTS.group)
  for (const { node, path } of entriesOf(definition)) {
    const report = at(path, node.id)
    check(report, node.name, ['name'], TEXTS.name)
    if (!('branches' in node)) continue
    for (const [index, { name }] of node.branches.entries())
      check(report, name, ['branches', index, 'name'], TEXTS.name)
  }
}
