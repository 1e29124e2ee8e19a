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
 * One decision while it is made: events so far, the instance that they lead to, what has to be asked. Whoever finds
 * `stuck` stops; whatever was done until then is thrown away by `decide`.
 */
export class Deciding {
  readonly records: Recorded[] = []
  /** The instance after each of them. */
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

  /** The host's answer; undefined, and noted as needed, while there is none. */
  ask<Q extends Question>(question: Q): AnswerTo<Q> | undefined {
    const key = keyOf(question)
    const answer: Answer | undefined = this.facts.answers[key]
    if (answer === undefined) this.needs.set(key, question)
    return answer as AnswerTo<Q> | undefined
  }

  /** The first refusal counts. Gives undefined, so that it can be returned in place of what was asked for. */
  refuse(code: RefusalCode, where: Omit<Refusal, 'code'> = {}): undefined {
    this.refusal ??= { code, ...where }
    return undefined
  }

  get stuck(): boolean {
    return this.refusal !== undefined || this.needs.size > 0
  }

  get origin(): Origin {
    const { origin } = this.instance
    // decide lets nothing but `submit` through to a draft.
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

  /** The node of a task; undefined for the initiator's own. */
  nodeOf(task: Task): PeopleNode | undefined {
    const node = task.node === null ? undefined : this.index.get(task.node)?.node
    return node && 'mode' in node ? node : undefined
  }
}
