import type { Values } from '@shouya/forms/document'
import { type Json, own } from '@shouya/forms/json'
import { canonical } from './canonical.ts'
import type { Definition, FieldRight, FieldRights, NodeId, UserId } from './definition.ts'
import { indexFlow } from './indexFlow.ts'
import type { Instance } from './instance.ts'

/** The right of people at a node to a field; `start`: the initiator. An unknown node hides everything. */
export function rightAt(definition: Definition, place: NodeId | 'start', model: string): FieldRight {
  if (place === 'start') return named(definition.start.fields, model) ?? 'write'
  const node = indexFlow(definition).get(place)?.node
  if (!node) return 'hidden'
  return ('fields' in node && node.fields && named(node.fields, model)) || 'read'
}

/** Own properties only: a field may be named like an inherited one. */
const named = (fields: FieldRights, model: string): FieldRight | undefined =>
  Object.hasOwn(fields, model) ? fields[model] : undefined

/** Where a person took part, for the field rights of reading: nodes of their tasks and copies, or the start. */
export function placesOf(instance: Instance, user: UserId): readonly (NodeId | 'start')[] {
  const initiator = instance.origin?.initiator.id === user
  const tasks = instance.tasks
    .filter(({ assignee, principal, pool }) => assignee === user || principal === user || pool.includes(user))
    .flatMap(({ node }) => node ?? [])
  return [...new Set([...(initiator ? (['start'] as const) : []), ...tasks, ...(instance.copies[user] ?? [])])]
}

/**
 * Whether a person may read a field at any of their places; false for non-participants. Write access belongs to one
 * task or to submitting.
 */
export function readable(definition: Definition, instance: Instance, user: UserId, model: string): boolean {
  return placesOf(instance, user).some((place) => rightAt(definition, place, model) !== 'hidden')
}

/** The form as a person may see it: in detail, print, export, search and notices alike (I14). */
export const readableForm = (definition: Definition, instance: Instance, user: UserId): Values =>
  Object.fromEntries(Object.entries(instance.form).filter(([model]) => readable(definition, instance, user, model)))

/** The fields of a patch that differ from the stored values and may not be written here. */
export function notWritable(
  definition: Definition,
  place: NodeId | 'start',
  form: Values,
  patch: Values,
): readonly string[] {
  return Object.keys(patch).filter(
    (model) => rightAt(definition, place, model) !== 'write' && !same(own(form, model), own(patch, model)),
  )
}

/** Equal as JSON; a value never entered is null. */
export const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || canonical(a ?? null) === canonical(b ?? null)
