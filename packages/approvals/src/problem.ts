import type { JsonPath } from '@shouya/forms/json'
import type { NodeId } from './definition.ts'

/**
 * What can be wrong with a definition. Names say what; `params` holds what the sentence needs. A `form.` code comes from
 * the form engine's check of a condition, its own code is in `params.code`.
 */
export type ProblemCode =
  | 'format'
  | 'name.missing'
  | 'id.missing'
  | 'id.taken'
  | 'id.reserved'
  | 'size.nodes'
  | 'size.depth'
  | 'flow.nobody'
  | 'branches.few'
  | 'else.missing'
  | 'else.last'
  | 'if.missing'
  | 'if.unwanted'
  | 'if.never'
  | 'if.shadowed'
  | 'else.never'
  | 'form.expression'
  | 'who.missing'
  | 'who.initiator'
  | 'who.heads'
  | 'who.users'
  | 'who.level'
  | 'who.key'
  | 'who.group'
  | 'who.wholeBank'
  | 'who.above'
  | 'group.key'
  | 'group.unused'
  | 'weight.unused'
  | 'weight.value'
  | 'mode.pass'
  | 'mode.handle'
  | 'pick.two'
  | 'pick.count'
  | 'pick.unlisted'
  | 'pick.noRule'
  | 'pick.first'
  | 'field.unknown'
  | 'field.people'
  | 'field.units'
  | 'fields.write'
  | 'action.unknown'
  | 'action.handle'
  | 'action.seq'
  | 'action.noTarget'
  | 'target.unknown'
  | 'target.notBefore'
  | 'target.unused'
  | 'target.onRefuse'
  | 'due.hours'
  | 'due.reminds'
  | 'due.idle'
  | 'due.signature'
  | 'due.handle'
  | 'due.to'
  | 'topic.unknown'
  | 'topic.fields'
  | 'topic.kind'
  | 'policy.self'
  | 'policy.rounds'
  | 'policy.urge'
  | 'policy.emptyUsers'
  | 'title.hidden'
  | 'text.long'

/** An `error` keeps a definition from being published. `path` leads to the place in its JSON. */
export interface Problem {
  readonly code: ProblemCode
  readonly level: 'error' | 'warning'
  readonly path: JsonPath
  /** The node that shows it. */
  readonly node?: NodeId
  /** Names of several things are a list: each language writes lists its own way. */
  readonly params: Readonly<Record<string, string | number | readonly string[]>>
}

/** Gathers problems at a place. */
export type Report = (
  code: ProblemCode,
  path?: JsonPath,
  params?: Problem['params'],
  level?: Problem['level'],
) => undefined
