import type { Command, Order } from './command.ts'
import { addSign, removeSign } from './commands/addSign.ts'
import { cc, comment, urge } from './commands/aside.ts'
import { claim, read, unclaim } from './commands/claim.ts'
import { agree, giveBack, refuse } from './commands/decideTask.ts'
import { delegate, handOver, reassign, transfer } from './commands/giveAway.ts'
import { resubmit, submit } from './commands/submit.ts'
import { takeBack } from './commands/takeBack.ts'
import { elapse, timeout } from './commands/timers.ts'
import { hasText } from './commands/vote.ts'
import { Deciding } from './deciding/deciding.ts'
import { finish } from './deciding/finish.ts'
import type { Recorded } from './event.ts'
import type { Flow } from './flow.ts'
import { type Instance, isEnded } from './instance.ts'
import type { Facts, Question } from './question.ts'
import type { Refusal } from './refusal.ts'

/**
 * `done`: the records to store, none for a repeated command; `states`: the instance after each record, for `project`.
 * Otherwise nothing has happened.
 */
export type Decided =
  | {
      readonly is: 'done'
      readonly records: readonly Recorded[]
      readonly states: readonly Instance[]
      readonly instance: Instance
    }
  | { readonly is: 'need'; readonly questions: readonly Question[] }
  | { readonly is: 'refused'; readonly refusal: Refusal }

const AFTER_THE_END: ReadonlySet<string> = new Set(['comment', 'cc', 'read'])
const BY_ADMIN: ReadonlySet<string> = new Set(['terminate', 'reassign', 'handOver'])
const BY_SYSTEM: ReadonlySet<string> = new Set(['timeout', 'elapse'])

/**
 * Decides a command on an instance (`draft` for the first one). Pure: the same arguments give the same result. Where
 * answers are missing it lists the questions; the host adds the answers and calls again, at most once per consecutive
 * node. Never throws on commands of the right shape.
 */
export function decide(flow: Flow, instance: Instance, command: Command, facts: Facts): Decided {
  // A repeated command: the client has not received the answer.
  if (instance.commands.includes(command.id)) return { is: 'done', records: [], states: [], instance }
  const deciding = new Deciding(flow, instance, command, facts)
  if (isInOrder(deciding)) execute(deciding)
  if (deciding.refusal) return { is: 'refused', refusal: deciding.refusal }
  if (deciding.needs.size > 0) return { is: 'need', questions: [...deciding.needs.values()] }
  const { records, states } = deciding
  return { is: 'done', records, states, instance: deciding.instance }
}

/** Checks that apply to all orders: the status of the request, and who may give such an order. */
function isInOrder(deciding: Deciding): boolean {
  const { instance, command } = deciding
  const { do: name } = command.order
  if (name !== 'submit' && instance.status === 'draft') deciding.refuse('NOT_RUNNING')
  if (isEnded(instance) && !AFTER_THE_END.has(name)) deciding.refuse('ENDED')
  if (BY_ADMIN.has(name) && !command.admin) deciding.refuse('NOT_ADMIN')
  if (BY_SYSTEM.has(name) !== (command.actor === null)) deciding.refuse('NOT_SYSTEM')
  return !deciding.stuck
}

function execute(deciding: Deciding): undefined {
  const { order } = deciding.command
  switch (order.do) {
    case 'submit':
      return submit(deciding, order)
    case 'resubmit':
      return resubmit(deciding, order)
    case 'agree':
      return agree(deciding, order)
    case 'refuse':
      return refuse(deciding, order)
    case 'return':
      return giveBack(deciding, order)
    case 'withdraw':
      return withdraw(deciding, order)
    case 'takeBack':
      return takeBack(deciding, order)
    case 'transfer':
      return transfer(deciding, order)
    case 'delegate':
      return delegate(deciding, order)
    case 'addSign':
      return addSign(deciding, order)
    case 'removeSign':
      return removeSign(deciding, order)
    case 'claim':
      return claim(deciding, order)
    case 'unclaim':
      return unclaim(deciding, order)
    case 'read':
      return read(deciding, order)
    default:
      return executeAside(deciding, order)
  }
}

function executeAside(deciding: Deciding, order: Deciding['command']['order']): undefined {
  switch (order.do) {
    case 'urge':
      return urge(deciding)
    case 'comment':
      return comment(deciding, order)
    case 'cc':
      return cc(deciding, order)
    case 'terminate':
      return terminate(deciding, order)
    case 'reassign':
      return reassign(deciding, order)
    case 'handOver':
      return handOver(deciding, order)
    case 'timeout':
      return timeout(deciding, order)
    case 'elapse':
      return elapse(deciding, order)
  }
}

/** Withdraws the request, as far as the policy allows (I10). */
function withdraw(deciding: Deciding, { reason = '' }: Extract<Order, { do: 'withdraw' }>): undefined {
  const { withdraw: policy } = deciding.flow.definition.policies
  if (deciding.command.actor !== deciding.initiator.id) return deciding.refuse('NOT_INITIATOR')
  if (policy === 'never' || (policy === 'beforeFirstAction' && deciding.instance.acted))
    return deciding.refuse('WITHDRAW_NOT_ALLOWED')
  finish(deciding, { type: 'withdrawn', reason: reason.trim() })
}

/** Ends the request, by an administrator with a reason. */
function terminate(deciding: Deciding, { reason }: Extract<Order, { do: 'terminate' }>): undefined {
  if (!hasText(reason)) return deciding.refuse('REASON_REQUIRED')
  finish(deciding, { type: 'terminated', reason: reason.trim() })
}
