import type { Order } from '../command.ts'
import { advance } from '../deciding/advance.ts'
import type { Deciding } from '../deciding/deciding.ts'
import type { Link } from '../instance.ts'
import { notWritable } from '../rights.ts'
import { titleOf } from '../titleOf.ts'
import { arePicksComplete } from './takePicks.ts'
import { changeForm } from './vote.ts'

/** The first event of a request. The host has judged the form, and whether the actor may start the request. */
export function submit(deciding: Deciding, order: Extract<Order, { do: 'submit' }>): undefined {
  const { initiator, form, picks = {}, definitionVersion, formVersion, link = null } = order
  const { definition } = deciding.flow
  if (deciding.instance.status !== 'draft') return deciding.refuse('NOT_DRAFT')
  const byAdmin = link?.as === 'revocation' && deciding.command.admin
  if (initiator.id !== deciding.command.actor && !byAdmin) return deciding.refuse('NOT_INITIATOR')
  if (link && !mayLink(link)) return deciding.refuse('LINK_NOT_ALLOWED')
  // A revocation carries the approved form, with the changes of the approvers.
  const [model] = link?.as === 'revocation' ? [] : notWritable(definition, 'start', {}, form)
  if (model !== undefined) return deciding.refuse('FIELD_NOT_WRITABLE', { model })
  if (!arePicksComplete(deciding, picks)) return
  const title = titleOf(deciding.flow, form, initiator, deciding.facts.day)
  const origin = { initiator, definitionVersion, formVersion, link }
  deciding.emit({ type: 'submitted', origin, form, picks, title })
  advance(deciding)
}

/** A refused or withdrawn request can be submitted again; only an approved one can be revoked. */
const mayLink = ({ as, status }: Link): boolean =>
  as === 'revocation' ? status === 'approved' : status === 'refused' || status === 'withdrawn'

/** Answers a return: the request starts over, past nodes that are carried. */
export function resubmit(deciding: Deciding, { patch, picks = {} }: Extract<Order, { do: 'resubmit' }>): undefined {
  const { instance, initiator, command } = deciding
  if (instance.status !== 'returned') return deciding.refuse('NOT_RETURNED')
  if (initiator.id !== command.actor) return deciding.refuse('NOT_INITIATOR')
  const { definition } = deciding.flow
  const [model] = notWritable(definition, 'start', instance.form, patch)
  if (model !== undefined) return deciding.refuse('FIELD_NOT_WRITABLE', { model })
  if (!arePicksComplete(deciding, { ...ownPicks(deciding), ...picks })) return
  const task = instance.tasks.find(({ kind, status }) => kind === 'resubmit' && status === 'open')
  if (!task) return deciding.refuse('NO_TASK')
  changeForm(deciding, patch)
  const title = titleOf(deciding.flow, deciding.instance.form, initiator, deciding.facts.day)
  deciding.emit({ type: 'resubmitted', task: task.no, picks, title })
  advance(deciding)
}

const ownPicks = ({ instance, flow }: Deciding) =>
  Object.fromEntries(
    flow.definition.start.picks.flatMap((node) => (instance.picks[node] ? [[node, instance.picks[node]]] : [])),
  )
