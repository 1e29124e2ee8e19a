import type { Values } from '@shouya/forms/document'
import { type Json, own } from '@shouya/forms/json'
import { canonical } from './canonical.ts'
import type { Definition, FieldRight, NodeId, UserId } from './definition.ts'
import { indexFlow } from './indexFlow.ts'
import type { Instance } from './instance.ts'

/** What people at a node may do with a field; `start`: the initiator. A node that is none hides everything. */
export function rightAt(definition: Definition, at: NodeId | 'start', model: string): FieldRight {
  if (at === 'start') return definition.start.fields[model] ?? 'write'
  const node = indexFlow(definition).get(at)?.node
  if (!node) return 'hidden'
  const fields = 'fields' in node ? node.fields : undefined
  const right = fields && Object.hasOwn(fields, model) ? fields[model] : undefined
  return right ?? 'read'
}

/** Where a person took part, and by whose field rights they may read: nodes of their tasks and copies, or the start. */
export function placesOf(instance: Instance, user: UserId): readonly (NodeId | 'start')[] {
  const initiator = instance.origin?.initiator.id === user
  const tasks = instance.tasks
    .filter(({ assignee, principal, pool }) => assignee === user || principal === user || pool.includes(user))
    .flatMap(({ node }) => node ?? [])
  return [...new Set([...(initiator ? (['start'] as const) : []), ...tasks, ...(instance.copies[user] ?? [])])]
}

/**
 * The best right of a person over their places; `hidden` for who takes no part. Writing belongs to one task or to
 * submitting, so it reads here.
 */
export function readable(definition: Definition, instance: Instance, user: UserId, model: string): boolean {
  return placesOf(instance, user).some((place) => rightAt(definition, place, model) !== 'hidden')
}

/** The form as a person may see it: in detail, print, export, search and notices alike (I14). */
export const readableForm = (definition: Definition, instance: Instance, user: UserId): Values =>
  Object.fromEntries(Object.entries(instance.form).filter(([model]) => readable(definition, instance, user, model)))

/** The fields of a patch that differ from what is kept and may not be written here. */
export function notWritable(
  definition: Definition,
  at: NodeId | 'start',
  form: Values,
  patch: Values,
): readonly string[] {
  return Object.keys(patch).filter(
    (model) => rightAt(definition, at, model) !== 'write' && !same(own(form, model), own(patch, model)),
  )
}

/** Equal as JSON; what was never entered is null. */
export const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || canonical(a ?? null) === canonical(b ?? null)
