import type { Values } from '@shouya/forms/document'
import type { NodeId, ReturnTarget, UserId } from './definition.ts'
import type { AddSign, Link, Picks, Profile } from './instance.ts'

/** The parts of a decision on a task. `patch`: fields to change; `seenRev`: revision of the form that was shown. */
interface Decision {
  readonly task: number
  readonly reason?: string
  readonly signature?: string
  readonly patch?: Values
  readonly picks?: Picks
  readonly seenRev?: number
}

/**
 * A request to change an instance. The host has checked its shape, the values by the form, and that the actor may use
 * the action.
 */
export type Order =
  | {
      readonly do: 'submit'
      readonly initiator: Profile
      readonly form: Values
      readonly picks?: Picks
      readonly definitionVersion: number
      readonly formVersion: number
      readonly link?: Link
    }
  | { readonly do: 'resubmit'; readonly patch: Values; readonly picks?: Picks }
  | ({ readonly do: 'agree' } & Decision)
  | ({ readonly do: 'refuse' } & Decision)
  | ({ readonly do: 'return'; readonly to: ReturnTarget } & Decision)
  | { readonly do: 'withdraw'; readonly reason?: string }
  | { readonly do: 'takeBack'; readonly task: number }
  | { readonly do: 'transfer' | 'delegate'; readonly task: number; readonly to: UserId; readonly reason?: string }
  | ({ readonly do: 'addSign'; readonly how: AddSign; readonly users: readonly UserId[] } & Decision)
  /** `task`: the added task. */
  | { readonly do: 'removeSign'; readonly task: number }
  | { readonly do: 'claim' | 'unclaim' | 'read'; readonly task: number }
  | { readonly do: 'urge' }
  /** `mentions`: participants who are notified. */
  | {
      readonly do: 'comment'
      readonly text: string
      readonly files?: readonly string[]
      readonly mentions?: readonly UserId[]
    }
  /** By the initiator, or from a task whose node allows it (`task`, also a closed one). */
  | { readonly do: 'cc'; readonly users: readonly UserId[]; readonly task?: number; readonly reason?: string }
  /** Administrators. */
  | { readonly do: 'terminate'; readonly reason: string }
  | { readonly do: 'reassign'; readonly task: number; readonly to: UserId; readonly reason: string }
  /** Hands over everything that a leaving user holds in this request. */
  | { readonly do: 'handOver'; readonly from: UserId; readonly to: UserId }
  /** Fired by timers of the host: of a task, of a delay. */
  | { readonly do: 'timeout'; readonly task: number }
  | { readonly do: 'elapse'; readonly node: NodeId }

/** `id`: unique per request; a repeated command changes nothing. `actor` null: a timer. */
export interface Command {
  readonly id: string
  readonly actor: UserId | null
  /** Whether the actor administers this flow. */
  readonly admin?: boolean
  readonly order: Order
}
