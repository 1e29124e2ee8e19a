import type { Values } from '@shouya/forms/document'
import type { Command, Order } from '../command.ts'
import { type Decided, decide } from '../decide.ts'
import type { NodeId, UserId } from '../definition.ts'
import type { Recorded } from '../event.ts'
import type { Flow } from '../flow.ts'
import { draft, type Instance, type Picks, type Task } from '../instance.ts'
import type { Answers } from '../question.ts'
import { INITIATOR, initiator } from './definitions.ts'
import { answersTo, type Directory } from './directory.ts'

export const START = Date.UTC(2026, 2, 2, 1, 0)
export const HOUR = 3_600_000
const MOST_ROUNDS = 60

/** `decide` with a directory, as a host calls it. */
function decideWith(
  flow: Flow,
  instance: Instance,
  command: Command,
  directory: Directory,
  now = START,
): Exclude<Decided, { is: 'need' }> {
  let answers: Answers = {}
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const decided = decide(flow, instance, command, { now, answers, day: '2026-03-02' })
    if (decided.is !== 'need') return decided
    answers = { ...answers, ...answersTo(directory, decided.questions) }
  }
  throw new Error('asks for ever')
}

/** A request in play: every command comes a minute after the one before. */
export class Game {
  instance: Instance = draft
  readonly records: Recorded[] = []
  /** The instance after each event, as the engine returned it. */
  readonly states: Instance[] = []
  now = START
  readonly flow: Flow
  readonly directory: Directory
  #commands = 0

  constructor(flow: Flow, directory: Directory = {}) {
    this.flow = flow
    this.directory = directory
  }

  /** 'ok' or the code of the refusal. */
  give(actor: UserId | null, order: Order, more: Partial<Command> = {}): string {
    this.now += 60_000
    const command: Command = { id: `c${++this.#commands}`, actor, order, ...more }
    const decided = decideWith(this.flow, this.instance, command, this.directory, this.now)
    if (decided.is === 'refused') return decided.refusal.code
    this.instance = decided.instance
    this.records.push(...decided.records)
    this.states.push(...decided.states)
    return 'ok'
  }

  submit(form: Values = {}, picks: Picks = {}): string {
    return this.give(INITIATOR, { do: 'submit', initiator, form, picks, definitionVersion: 1, formVersion: 1 })
  }

  /** The newest task of somebody (on a node), in any state. */
  task(user: UserId, node?: NodeId): Task {
    const isTheirs = ({ assignee, pool }: Task) => assignee === user || (assignee === null && pool.includes(user))
    const task = this.instance.tasks.findLast(
      (candidate) => isTheirs(candidate) && (node === undefined || candidate.node === node),
    )
    if (!task) throw new Error(`${user} has no task`)
    return task
  }

  agree(user: UserId, more: Partial<Extract<Order, { do: 'agree' }>> = {}): string {
    return this.give(user, { do: 'agree', task: this.task(user).no, ...more })
  }

  refuse(user: UserId, more: Partial<Extract<Order, { do: 'refuse' }>> = {}): string {
    return this.give(user, { do: 'refuse', task: this.task(user).no, ...more })
  }

  giveBack(user: UserId, to: string): string {
    return this.give(user, { do: 'return', task: this.task(user).no, to })
  }

  admin(order: Order): string {
    return this.give(900, order, { admin: true })
  }

  /** Advances time to the next timer and fires it. */
  tick(): string {
    const task = this.instance.tasks
      .filter(({ timerAt }) => timerAt !== null)
      .toSorted((a, b) => Number(a.timerAt) - Number(b.timerAt))[0]
    const delays = Object.entries(this.instance.marks).filter(([, { elapsesAt }]) => elapsesAt !== null)
    const [delay] = delays.toSorted(([, a], [, b]) => Number(a.elapsesAt) - Number(b.elapsesAt))
    if (delay && Number(delay[1].elapsesAt) <= (task?.timerAt ?? Number.POSITIVE_INFINITY)) {
      this.now = Math.max(this.now, Number(delay[1].elapsesAt))
      return this.give(null, { do: 'elapse', node: delay[0] })
    }
    if (!task) return 'no timer'
    this.now = Math.max(this.now, Number(task.timerAt))
    return this.give(null, { do: 'timeout', task: task.no })
  }

  get status(): string {
    return this.instance.status
  }

  /** Who can act now: `node:user`, sorted. */
  get open(): readonly string[] {
    return this.instance.tasks
      .filter(({ status }) => status === 'open')
      .map(({ node, assignee, pool }) => `${node ?? 'start'}:${assignee ?? `(${pool.join()})`}`)
      .toSorted()
  }

  /** The way so far: nodes in order of entry, `~` for carried ones, `(…)` for those without people. */
  get way(): string {
    return this.records
      .flatMap(({ event }) => {
        if (event.type === 'entered') return [event.node]
        if (event.type === 'passed' && event.how === 'carried') return [`~${event.node}`]
        return event.type === 'passed' && event.how === 'empty' ? [`(${event.node})`] : []
      })
      .join(' ')
  }
}
