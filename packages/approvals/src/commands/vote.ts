import { own } from '@shouya/forms/json'
import type { Order } from '../command.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { wouldFillTwo } from '../deciding/otherSeats.ts'
import { isLive, type Task } from '../instance.ts'
import { notWritable, same } from '../rights.ts'
import type { TaskNode } from './hold.ts'

type Decision = Extract<Order, { do: 'agree' | 'refuse' | 'return' | 'addSign' }>

/** The least length of a reason (domain.md 10.1). */
const LEAST_REASON = 2

/** Whether a decision has what the node requires: reason, signature, current form, only writable fields. */
export function isComplete(deciding: Deciding, { task, node }: TaskNode, decision: Decision): boolean {
  const { reason: whenReason = 'onRefuse', signature = false, freshForm = false } = node.require ?? {}
  const place = { task: task.no, node: node.id }
  const isWanted =
    whenReason === 'always' || (whenReason === 'onRefuse' && (decision.do === 'refuse' || decision.do === 'return'))
  if (isWanted && !hasText(decision.reason)) deciding.refuse('REASON_REQUIRED', place)
  if (signature && !decision.signature) deciding.refuse('SIGNATURE_REQUIRED', place)
  if (freshForm && (decision.seenRev ?? 0) < deciding.instance.formRev) deciding.refuse('FORM_CHANGED', place)
  const { definition } = deciding.flow
  const [model] = notWritable(definition, node.id, deciding.instance.form, decision.patch ?? {})
  if (model !== undefined) deciding.refuse('FIELD_NOT_WRITABLE', { ...place, model })
  return !deciding.stuck
}

/** Whether the actor may agree here, given their other agreements for themselves or for others. */
export function isApartFrom(deciding: Deciding, { task, node }: TaskNode): boolean {
  if (wouldFillTwo(deciding, task)) deciding.refuse('STANDS_IN', { task: task.no, node: node.id })
  return !deciding.stuck
}

/** The reason of an event, if there is one. */
export const saying = (text = ''): { readonly reason?: string } => (text.trim() === '' ? {} : { reason: text.trim() })

/** Whether a reason is long enough. */
export const hasText = (text: string | undefined): boolean => (text ?? '').trim().length >= LEAST_REASON

/** Records a decision: the fields first, so that it counts as made on the changed form. */
export function vote(
  deciding: Deciding,
  { task }: TaskNode,
  result: 'agreed' | 'refused' | 'returned',
  { reason = '', signature = null, patch }: { reason?: string; signature?: string | null; patch?: Decision['patch'] },
): undefined {
  changeForm(deciding, patch ?? {})
  const { actor } = deciding.command
  const behalf = task.principal === null || task.principal === actor ? null : task.principal
  deciding.emit({ type: 'decided', task: task.no, result, reason: reason.trim(), signature, auto: null }, actor, behalf)
  if (task.part === 'advice') resumeParent(deciding, task)
}

/** Changes the form by those values of a patch that differ. */
export function changeForm(deciding: Deciding, patch: Decision['patch'] & {}): undefined {
  const { form } = deciding.instance
  const changed = Object.entries(patch).filter(([model, value]) => !same(own(form, model), value))
  if (changed.length > 0) deciding.emit({ type: 'changed', patch: Object.fromEntries(changed) })
}

/** Reopens a task when all opinions that it waits for are there. */
export function resumeParent(deciding: Deciding, { parent }: Task): undefined {
  const owner = parent === null ? undefined : deciding.task(parent)
  const isPending = deciding.instance.tasks.some(
    (task) => task.parent === parent && task.part === 'advice' && isLive(task),
  )
  if (owner?.status === 'suspended' && !isPending) deciding.emit({ type: 'resumed', task: owner.no })
}
