import type { Command } from '../command.ts'
import type { NodeId, PeopleNode, UserId } from '../definition.ts'
import type { Event, Recorded } from '../event.ts'
import { evolve } from '../evolve.ts'
import type { Flow } from '../flow.ts'
import { type FlowIndex, indexFlow } from '../indexFlow.ts'
import type { Instance, Mark, Origin, Profile, Task } from '../instance.ts'
import { type Answer, type AnswerTo, type Facts, keyOf, type Question } from '../question.ts'
import type { Refusal, RefusalCode } from '../refusal.ts'

/**
 * The state of one decision in progress: events so far, the resulting instance, open questions. Whoever finds `stuck`
 * stops; `decide` then discards what was done.
 */
export class Deciding {
  readonly records: Recorded[] = []
  /** The instance after each event. */
  readonly states: Instance[] = []
  readonly needs = new Map<string, Question>()
  readonly index: FlowIndex
  readonly flow: Flow
  readonly command: Command
  readonly facts: Facts
  instance: Instance
  refusal: Refusal | undefined

  constructor(flow: Flow, instance: Instance, command: Command, facts: Facts) {
    this.flow = flow
    this.instance = instance
    this.command = command
    this.facts = facts
    this.index = indexFlow(flow.definition)
  }

  /** `actor` differs from the command's where a policy acts (null). */
  emit(event: Event, actor: UserId | null = this.command.actor, onBehalfOf: UserId | null = null): undefined {
    const { id } = this.command
    const record: Recorded = {
      seq: this.instance.seq + 1,
      at: this.facts.now,
      actor,
      onBehalfOf,
      command: id,
      part: this.records.length + 1,
      event,
    }
    this.records.push(record)
    this.instance = evolve(this.instance, record)
    this.states.push(this.instance)
  }

  /** The host's answer; undefined, and recorded as needed, while it is missing. */
  ask<Q extends Question>(question: Q): AnswerTo<Q> | undefined {
    const key = keyOf(question)
    const answer: Answer | undefined = this.facts.answers[key]
    if (answer === undefined) this.needs.set(key, question)
    return answer as AnswerTo<Q> | undefined
  }

  /** Only the first refusal counts. Returns undefined, so that callers can return it directly. */
  refuse(code: RefusalCode, place: Omit<Refusal, 'code'> = {}): undefined {
    this.refusal ??= { code, ...place }
    return undefined
  }

  get stuck(): boolean {
    return this.refusal !== undefined || this.needs.size > 0
  }

  get origin(): Origin {
    const { origin } = this.instance
    // `decide` rejects everything but `submit` on a draft.
    if (!origin) throw new Error('a draft has no origin')
    return origin
  }

  get initiator(): Profile {
    return this.origin.initiator
  }

  task(no: number): Task | undefined {
    return this.instance.tasks[no - 1]
  }

  mark(node: NodeId): Mark | undefined {
    return this.instance.marks[node]
  }

  /** The node of a task; undefined for the initiator's task. */
  nodeOf(task: Task): PeopleNode | undefined {
    const node = task.node === null ? undefined : this.index.get(task.node)?.node
    return node && 'mode' in node ? node : undefined
  }
}
