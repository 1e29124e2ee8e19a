import type { Values } from '@shouya/forms/document'
import type { Instant, NodeId, UserId } from './definition.ts'
import type { Carry, How, Origin, Picks, Seat, Task } from './instance.ts'

/** A new task; number, activation, round and times follow from the instance and the record. */
export type NewTask = Pick<
  Task,
  'node' | 'kind' | 'part' | 'origin' | 'seat' | 'assignee' | 'principal' | 'pool' | 'parent' | 'by' | 'dueAt'
> & { readonly status: 'open' | 'waiting' }

/** What happened. It contains everything that had to be looked up, and never changes. */
export type Event =
  | {
      readonly type: 'submitted'
      readonly origin: Origin
      readonly form: Values
      readonly picks: Picks
      readonly title: string
    }
  | { readonly type: 'resubmitted'; readonly task: number; readonly picks: Picks; readonly title: string }
  /** Fields with their new values. */
  | { readonly type: 'changed'; readonly patch: Values }
  | { readonly type: 'picked'; readonly picks: Picks }
  | {
      readonly type: 'entered'
      readonly node: NodeId
      readonly seats?: readonly Seat[]
      readonly branches?: readonly NodeId[]
      readonly elapsesAt?: Instant
    }
  | { readonly type: 'passed'; readonly node: NodeId; readonly how: How }
  | { readonly type: 'opened'; readonly task: NewTask }
  /** A waiting task gets its turn. */
  | { readonly type: 'turned'; readonly task: number; readonly dueAt: Instant | null }
  | {
      readonly type: 'decided'
      readonly task: number
      readonly result: 'agreed' | 'refused' | 'returned'
      readonly reason: string
      readonly signature: string | null
      readonly auto: Task['auto']
    }
  | { readonly type: 'ended'; readonly tasks: readonly number[]; readonly as: 'closed' | 'cancelled' }
  /** Transferred: the task ends, another opens on its seat. */
  | { readonly type: 'moved'; readonly task: number; readonly reason: string }
  /** `reason`: the text for those who were asked, added or informed; absent: none. */
  | { readonly type: 'suspended'; readonly task: number; readonly reason?: string }
  | { readonly type: 'resumed'; readonly task: number }
  | { readonly type: 'seated'; readonly node: NodeId; readonly seat: Seat; readonly reason?: string }
  | { readonly type: 'unseated'; readonly node: NodeId; readonly seat: number }
  | { readonly type: 'claimed'; readonly task: number; readonly user: UserId }
  | { readonly type: 'unclaimed'; readonly task: number }
  | { readonly type: 'pooled'; readonly task: number; readonly pool: readonly UserId[] }
  | { readonly type: 'read'; readonly task: number }
  /** `nodes` lose their marks, gateways `reopened` wait for their branches again. `to` null: the initiator. */
  | {
      readonly type: 'returned'
      readonly from: NodeId
      readonly to: NodeId | null
      readonly nodes: readonly NodeId[]
      readonly reopened: readonly NodeId[]
      readonly carry: Carry | null
    }
  | {
      readonly type: 'takenBack'
      readonly task: number
      readonly nodes: readonly NodeId[]
      readonly reopened: readonly NodeId[]
    }
  | { readonly type: 'reminded'; readonly task: number; readonly next: Instant | null }
  | { readonly type: 'urged'; readonly tasks: readonly number[] }
  | {
      readonly type: 'commented'
      readonly text: string
      readonly files: readonly string[]
      readonly mentions?: readonly UserId[]
    }
  | {
      readonly type: 'copied'
      readonly users: readonly UserId[]
      readonly place: NodeId | 'start'
      readonly reason?: string
    }
  | { readonly type: 'emitted'; readonly topic: string; readonly node: NodeId | null }
  | { readonly type: 'approved' }
  | { readonly type: 'refused'; readonly node: NodeId }
  | { readonly type: 'withdrawn'; readonly reason: string }
  | { readonly type: 'terminated'; readonly reason: string }

/** An event as stored: number `part` (from 1) of a command. `actor` null: the system, by policy. */
export interface Recorded {
  readonly seq: number
  readonly at: Instant
  readonly actor: UserId | null
  /** Whom the actor substituted in a decision. */
  readonly onBehalfOf: UserId | null
  readonly command: string
  readonly part: number
  readonly event: Event
}
