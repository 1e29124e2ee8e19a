import type { Values } from '@shouya/forms/document'
import type { Action, DeptId, Instant, NodeId, UserId } from './definition.ts'

/** The last four are final. */
export type Status = 'draft' | 'running' | 'returned' | 'approved' | 'refused' | 'withdrawn' | 'terminated'

/** A request as `evolve` makes it from its events. A cache; the events are the truth. */
export interface Instance {
  readonly status: Status
  /** Number of its last event; 0: none yet. */
  readonly seq: number
  /** Ids of the commands that made events, in order. Elsewhere a command is its number in this list, from 1. */
  readonly commands: readonly string[]
  readonly origin: Origin | null
  readonly title: string
  readonly form: Values
  /** Revision of the form; 1 after submission. */
  readonly formRev: number
  /** Model → revision of its last change. */
  readonly fieldRevs: Readonly<Record<string, number>>
  readonly round: number
  /** The number of activations so far. */
  readonly acts: number
  /** The nodes of the current pass. */
  readonly marks: Readonly<Record<NodeId, Mark>>
  /** All tasks ever; task n is `tasks[n - 1]`. */
  readonly tasks: readonly Task[]
  readonly picks: Picks
  readonly carry: Carry | null
  /** Topics published, with the node of a trigger. */
  readonly effects: readonly Emission[]
  /** Whether a person has decided anything. */
  readonly acted: boolean
  readonly urgedAt: Instant | null
  /** Who was informed, and with which nodes' field rights they read. */
  readonly copies: Readonly<Record<UserId, readonly (NodeId | 'start')[]>>
}

/** What never changes after submission. */
export interface Origin {
  readonly initiator: Profile
  /** Frozen versions, as the host numbers them. */
  readonly definitionVersion: number
  readonly formVersion: number
  readonly link: Link | null
}

/** The initiator as of submission. `deptPath`: units from the top down to their own. */
export interface Profile {
  readonly id: UserId
  readonly name: string
  readonly dept: DeptId
  readonly deptPath: readonly DeptId[]
  readonly company: DeptId
  /** Their outside party, e.g. an escort company; absent for the bank's own people. */
  readonly party?: string
  readonly roles: readonly string[]
  readonly posts: readonly string[]
}

/** `again`: submitted after refusal or withdrawal. `revocation`: of an approved request, undoing its `effects`. */
export interface Link {
  readonly as: 'again' | 'revocation'
  readonly instance: number
  /** Of the linked request, as the host read it. */
  readonly status: Status
  readonly effects: readonly Emission[]
}

/** A published topic; `node` null: at the end of the flow. */
export interface Emission {
  readonly topic: string
  readonly node: NodeId | null
}

/** Node → the people picked for it. */
export type Picks = Readonly<Record<NodeId, readonly UserId[]>>

/** How a node was passed. `votes`: by its people; `empty`: there were none; `carried`: kept from before a return. */
export type How = 'votes' | 'empty' | 'carried' | 'joined' | 'informed' | 'elapsed' | 'published'

/** One activation of a node. */
export interface Mark {
  readonly act: number
  readonly round: number
  readonly state: 'open' | 'done'
  readonly how: How | null
  /** Numbers of commands; `done` 0 while it is open. */
  readonly entered: number
  readonly done: number
  /** Revision of the form when it was done. */
  readonly formRev: number
  /** Of a gateway: the branches chosen on entry. */
  readonly branches: readonly NodeId[]
  readonly seats: readonly Seat[]
  /** Of a delay. */
  readonly elapsesAt: Instant | null
}

/** One vote. `rule`: the who rule that found the person; null: added by hand or by the empty policy. */
export interface Seat {
  readonly weight: number
  readonly rule: number | null
  /** The person is of a unit above, because the unit has nobody. */
  readonly above?: true
  /** Removed again (remove-sign). */
  readonly gone?: true
}

/** The last six are final. */
export type TaskStatus =
  | 'waiting'
  | 'open'
  | 'suspended'
  | 'agreed'
  | 'refused'
  | 'returned'
  | 'transferred'
  | 'closed'
  | 'cancelled'

/** Why somebody has a task: `rule` by the node's own rules, `empty` by the empty policy. */
export type TaskOrigin =
  | 'rule'
  | 'empty'
  | 'transfer'
  | 'delegate'
  | 'addBefore'
  | 'addAfter'
  | 'addParallel'
  | 'takeBack'
  | 'reassign'
  | 'handOver'
  | 'timeout'

/** Somebody's part in a node, from assignment to end. */
export interface Task {
  readonly no: number
  /** null: the initiator's task to resubmit. */
  readonly node: NodeId | null
  readonly act: number
  readonly round: number
  readonly kind: 'approve' | 'handle' | 'resubmit'
  /** `main` votes for its seat, `after` votes with it, `advice` is given before its parent decides. */
  readonly part: 'main' | 'advice' | 'after'
  readonly origin: TaskOrigin
  readonly seat: number
  /** null: not claimed yet. */
  readonly assignee: UserId | null
  /** Whom the assignee substitutes during leave; may act as well. */
  readonly principal: UserId | null
  /** Who may claim it; empty: no pool. */
  readonly pool: readonly UserId[]
  readonly parent: number | null
  /** Who added or moved it. */
  readonly by: UserId | null
  readonly status: TaskStatus
  /** Numbers of the commands that opened it (gave it its turn) and ended it; 0: none yet. */
  readonly opened: number
  readonly ended: number
  readonly openedAt: Instant | null
  readonly endedAt: Instant | null
  /** Who decided; of a closed task: whose decision closed it. null: the system. */
  readonly endedBy: UserId | null
  /** Decided by policy; never shown as a person's decision. */
  readonly auto: 'timeout' | 'duplicate' | null
  /** Revision of the form at the decision. */
  readonly formRev: number
  readonly readAt: Instant | null
  /** Its deadline, independent of reminders. null: ended, or without a limit. */
  readonly dueAt: Instant | null
  /** The next reminder or time-out; null: none. */
  readonly timerAt: Instant | null
  readonly reminds: number
  readonly urges: number
}

/** Kept by a return with `jumpBack`: what was done between the target and the returning node `to`. */
export interface Carry {
  readonly to: NodeId
  readonly nodes: Readonly<Record<NodeId, Mark>>
}

/** A request without events. */
export const draft: Instance = {
  status: 'draft',
  seq: 0,
  commands: [],
  origin: null,
  title: '',
  form: {},
  formRev: 0,
  fieldRevs: {},
  round: 0,
  acts: 0,
  marks: {},
  tasks: [],
  picks: {},
  carry: null,
  effects: [],
  acted: false,
  urgedAt: null,
  copies: {},
}

/** Whether a task can still change. */
export const isLive = ({ status }: Task): boolean => status === 'open' || status === 'suspended' || status === 'waiting'

/** Whether only comments, copies and reading can follow. */
export const isEnded = ({ status }: Instance): boolean =>
  status === 'approved' || status === 'refused' || status === 'withdrawn' || status === 'terminated'

/** Ways to add people to a node. */
export type AddSign = Extract<Action, 'addBefore' | 'addAfter' | 'addParallel'>
