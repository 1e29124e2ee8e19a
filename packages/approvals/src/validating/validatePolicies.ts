import type { Definition } from '../definition.ts'
import type { Entry } from '../indexFlow.ts'
import type { Report } from '../problem.ts'
import { rulesIn } from '../rulesIn.ts'
import type { Fields } from './validateWho.ts'

/** The parts outside the flow: policies, start, title, summary, groups. */
export function validatePolicies(
  definition: Definition,
  entries: readonly Entry[],
  fields: Fields,
  report: Report,
): undefined {
  const { policies, start } = definition
  const { selfApprove, maxRounds, urgeEvery, empty } = policies
  // Nobody approves their own request, so `self` and `skip` of other engines are refused (design section 8).
  if (selfApprove !== 'superior' && selfApprove !== 'deptHead') report('policy.self', ['policies', 'selfApprove'])
  if (!(Number.isInteger(maxRounds) && maxRounds >= 1 && maxRounds <= 100))
    report('policy.rounds', ['policies', 'maxRounds'])
  if (!(urgeEvery >= 1)) report('policy.urge', ['policies', 'urgeEvery'])
  if ((empty.to === 'users') !== Boolean(empty.users?.length))
    report('policy.emptyUsers', ['policies', 'empty', 'users'])
  for (const model of Object.keys(start.fields))
    if (!fields.has(model)) report('field.unknown', ['start', 'fields', model], { model })
  for (const [index, id] of start.picks.entries())
    if (
      !entries.some(
        ({ node }) => node.id === id && 'who' in node && node.who.some(({ rule }) => rule === 'initiatorPick'),
      )
    )
      report('pick.noRule', ['start', 'picks', index], { target: id })
  checkTitle(definition, entries, fields, report)
  for (const [index, model] of (definition.summary ?? []).entries())
    if (!fields.has(model)) report('field.unknown', ['summary', index], { model })
  checkGroups(definition, report)
}

/** Each has a unique name and members; a group that no rule names is a leftover. */
function checkGroups(definition: Definition, report: Report): undefined {
  const { groups = [] } = definition
  const named = new Set(rulesIn(definition).flatMap((rule) => (rule.rule === 'group' ? rule.key : [])))
  for (const [index, { key, users }] of groups.entries()) {
    if (key === '' || groups.findIndex((other) => other.key === key) < index)
      report('group.key', ['groups', index, 'key'])
    if (users.length === 0) report('who.users', ['groups', index, 'users'])
    if (!named.has(key)) report('group.unused', ['groups', index], { key }, 'warning')
  }
}

/** Everybody reads titles, so they may contain no field that is hidden from anybody. */
function checkTitle(
  { title = [], start }: Definition,
  entries: readonly Entry[],
  fields: Fields,
  report: Report,
): undefined {
  const rights = [
    start.fields,
    ...entries.flatMap(({ node }) => ('fields' in node && node.fields ? [node.fields] : [])),
  ]
  for (const [index, part] of title.entries()) {
    if (!('field' in part)) continue
    if (!fields.has(part.field)) report('field.unknown', ['title', index], { model: part.field })
    if (rights.some((right) => right[part.field] === 'hidden'))
      report('title.hidden', ['title', index], { model: part.field })
  }
}
