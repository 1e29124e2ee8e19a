import { own } from '@shouya/forms/json'
import type { Order } from '../command.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { wouldFillTwo } from '../deciding/otherSeats.ts'
import { isLive, type Task } from '../instance.ts'
import { notWritable, same } from '../rights.ts'
import type { Held } from './hold.ts'

type Decision = Extract<Order, { do: 'agree' | 'refuse' | 'return' | 'addSign' }>

/** A reason that says something (domain.md 10.1). */
const LEAST_REASON = 2

/** Whether a decision has what the node requires: reason, signature, the newest form, only fields it may write. */
export function isComplete(deciding: Deciding, { task, node }: Held, decision: Decision): boolean {
  const { reason: when = 'onRefuse', signature = false, freshForm = false } = node.require ?? {}
  const where = { task: task.no, node: node.id }
  const wanted = when === 'always' || (when === 'onRefuse' && (decision.do === 'refuse' || decision.do === 'return'))
  if (wanted && !hasText(decision.reason)) deciding.refuse('REASON_REQUIRED', where)
  if (signature && !decision.signature) deciding.refuse('SIGNATURE_REQUIRED', where)
  if (freshForm && (decision.seenRev ?? 0) < deciding.instance.formRev) deciding.refuse('FORM_CHANGED', where)
  const { definition } = deciding.flow
  const [model] = notWritable(definition, node.id, deciding.instance.form, decision.patch ?? {})
  if (model !== undefined) deciding.refuse('FIELD_NOT_WRITABLE', { ...where, model })
  return !deciding.stuck
}

/** Whether the actor may agree here beside what else they have agreed to, themselves or for others. */
export function isApartFrom(deciding: Deciding, { task, node }: Held): boolean {
  if (wouldFillTwo(deciding, task)) deciding.refuse('STANDS_IN', { task: task.no, node: node.id })
  return !deciding.stuck
}

/** What is said along, where something is. */
export const saying = (text = ''): { readonly reason?: string } => (text.trim() === '' ? {} : { reason: text.trim() })

/** Whether a reason says something. */
export const hasText = (text: string | undefined): boolean => (text ?? '').trim().length >= LEAST_REASON

/** Writes a decision down: the fields first, so that it counts as made on the form with them. */
export function vote(
  deciding: Deciding,
  { task }: Held,
  result: 'agreed' | 'refused' | 'returned',
  { reason = '', signature = null, patch }: { reason?: string; signature?: string | null; patch?: Decision['patch'] },
): undefined {
  changeForm(deciding, patch ?? {})
  const { actor } = deciding.command
  const behalf = task.principal === null || task.principal === actor ? null : task.principal
  deciding.emit({ type: 'decided', task: task.no, result, reason: reason.trim(), signature, auto: null }, actor, behalf)
  if (task.part === 'advice') resumeParent(deciding, task)
}

/** Keeps those values of a patch that differ from what is there. */
export function changeForm(deciding: Deciding, patch: Decision['patch'] & {}): undefined {
  const { form } = deciding.instance
  const changed = Object.entries(patch).filter(([model, value]) => !same(own(form, model), value))
  if (changed.length > 0) deciding.emit({ type: 'changed', patch: Object.fromEntries(changed) })
}

/** Whoever asked for opinions decides when all of them are there. */
export function resumeParent(deciding: Deciding, { parent }: Task): undefined {
  const owner = parent === null ? undefined : deciding.task(parent)
  const asked = deciding.instance.tasks.some((task) => task.parent === parent && task.part === 'advice' && isLive(task))
  if (owner?.status === 'suspended' && !asked) deciding.emit({ type: 'resumed', task: owner.no })
}
