import type { JsonPath } from '@shouya/forms/json'
import type { NodeId } from './definition.ts'

/**
 * The problems of a definition, named after the fault; `params` holds the parameters of the sentence. A `form.` code
 * comes from the form engine's check of a condition, whose own code is in `params.code`.
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

/** An `error` prevents publishing. `path` is the position in the definition's JSON. */
export interface Problem {
  readonly code: ProblemCode
  readonly level: 'error' | 'warning'
  readonly path: JsonPath
  /** The node to mark. */
  readonly node?: NodeId
  /** Several names are a list: each language joins lists its own way. */
  readonly params: Readonly<Record<string, string | number | readonly string[]>>
}

/** Collects problems at a position. */
export type Report = (
  code: ProblemCode,
  path?: JsonPath,
  params?: Problem['params'],
  level?: Problem['level'],
) => undefined
