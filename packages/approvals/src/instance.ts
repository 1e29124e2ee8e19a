import type { Values } from '@shouya/forms/document'
import type { Action, DeptId, Instant, NodeId, UserId } from './definition.ts'

/** The last four are the end. */
export type Status = 'draft' | 'running' | 'returned' | 'approved' | 'refused' | 'withdrawn' | 'terminated'

/** A request: what `evolve` made of its events. A cache, never the truth. */
export interface Instance {
  readonly status: Status
  /** Number of its last event; 0: none yet. */
  readonly seq: number
  /** Ids of the commands that made events, in their order. Other parts name a command by its number in here, from 1. */
  readonly commands: readonly string[]
  readonly origin: Origin | null
  readonly title: string
  readonly form: Values
  /** How often the form was changed; 1 after submission. */
  readonly formRev: number
  /** Model → revision of its last change. */
  readonly fieldRevs: Readonly<Record<string, number>>
  readonly round: number
  /** How many activations there were. */
  readonly acts: number
  /** The nodes of the present pass. */
  readonly marks: Readonly<Record<NodeId, Mark>>
  /** All that ever were; task n is `tasks[n - 1]`. */
  readonly tasks: readonly Task[]
  readonly picks: Picks
  readonly carry: Carry | null
  /** Topics published, with the node of a trigger. */
  readonly effects: readonly Emission[]
  /** Whether a person has decided anything. */
  readonly acted: boolean
  readonly urgedAt: Instant | null
  /** Who was informed, and by which nodes' field rights they read. */
  readonly copies: Readonly<Record<UserId, readonly (NodeId | 'start')[]>>
}

/** What never changes after submission. */
export interface Origin {
  readonly initiator: Profile
  /** Frozen versions, as the host names them. */
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
  /** The outside party that they belong to, an escort company say; absent for the bank's own people. */
  readonly party?: string
  readonly roles: readonly string[]
  readonly posts: readonly string[]
}

/** `again`: submitted anew after refusal or withdrawal. `revocation`: of a request that passed, undoing its `effects`. */
export interface Link {
  readonly as: 'again' | 'revocation'
  readonly instance: number
  /** Of the linked request, as the host read it. */
  readonly status: Status
  readonly effects: readonly Emission[]
}

/** A topic that was published; `node` null: at the end of the flow. */
export interface Emission {
  readonly topic: string
  readonly node: NodeId | null
}

/** Node → the people whom somebody picked for it. */
export type Picks = Readonly<Record<NodeId, readonly UserId[]>>

/** How a node was passed. `votes`: by its people; `empty`: there were none; `carried`: it stands from before a return. */
export type How = 'votes' | 'empty' | 'carried' | 'joined' | 'informed' | 'elapsed' | 'published'

/** A node that was entered: one activation. */
export interface Mark {
  readonly act: number
  readonly round: number
  readonly state: 'open' | 'done'
  readonly how: How | null
  /** Commands by number; `done` 0 while it is open. */
  readonly entered: number
  readonly done: number
  /** Revision of the form when it was done. */
  readonly formRev: number
  /** Of a gateway: what was chosen when it was entered. */
  readonly branches: readonly NodeId[]
  readonly seats: readonly Seat[]
  /** Of a delay. */
  readonly elapsesAt: Instant | null
}

/** One vote. `rule`: the who rule that found the person; null: added by hand or by the empty policy. */
export interface Seat {
  readonly weight: number
  readonly rule: number | null
  /** Its unit had nobody: the person is of one above it. */
  readonly above?: true
  /** Taken away again (remove-sign). */
  readonly gone?: true
}

/** The last six are ends. */
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

/** How somebody came by a task: `rule` by the node's own rules, `empty` for want of anybody else. */
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

/** Somebody's part in a node, from when it was given to them until it ended. */
export interface Task {
  readonly no: number
  /** null: the initiator's task to submit again. */
  readonly node: NodeId | null
  readonly act: number
  readonly round: number
  readonly kind: 'approve' | 'handle' | 'resubmit'
  /** `main` votes for its seat, `after` votes with it, `advice` is heard before its parent decides. */
  readonly part: 'main' | 'advice' | 'after'
  readonly origin: TaskOrigin
  readonly seat: number
  /** null: nobody of the pool has claimed it. */
  readonly assignee: UserId | null
  /** Whom the assignee stands in for during leave; may act as well. */
  readonly principal: UserId | null
  /** Who may claim it; empty: no pool. */
  readonly pool: readonly UserId[]
  readonly parent: number | null
  /** Who added or moved it. */
  readonly by: UserId | null
  readonly status: TaskStatus
  /** Commands by number: which opened it (gave it its turn), which ended it; 0: none yet. */
  readonly opened: number
  readonly ended: number
  readonly openedAt: Instant | null
  readonly endedAt: Instant | null
  /** Who decided; of a closed task: whose decision closed it. null: the system. */
  readonly endedBy: UserId | null
  /** Decided by policy, never to be shown as somebody's decision. */
  readonly auto: 'timeout' | 'duplicate' | null
  /** Revision of the form that was decided on. */
  readonly formRev: number
  readonly readAt: Instant | null
  /** By when it is to be decided; stays as it is however often somebody is reminded. null: ended, or without a limit. */
  readonly dueAt: Instant | null
  /** When the next reminder or time-out comes; null: none any more. */
  readonly timerAt: Instant | null
  readonly reminds: number
  readonly urges: number
}

/** Kept by a return with `jumpBack`: what was done between the target and the node `to` that returned. */
export interface Carry {
  readonly to: NodeId
  readonly nodes: Readonly<Record<NodeId, Mark>>
}

/** A request without any event. */
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

/** Whether something may still become of a task. */
export const isLive = ({ status }: Task): boolean => status === 'open' || status === 'suspended' || status === 'waiting'

/** Whether nothing but comments, copies and reading may follow. */
export const isEnded = ({ status }: Instance): boolean =>
  status === 'approved' || status === 'refused' || status === 'withdrawn' || status === 'terminated'

/** Ways to add people to a node. */
export type AddSign = Extract<Action, 'addBefore' | 'addAfter' | 'addParallel'>
