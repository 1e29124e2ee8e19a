import type { Expression } from '@shouya/forms/expression'

/** Ids of the host's accounts and units, positive integers. */
export type UserId = number
export type DeptId = number
/** The id of a node or branch, unique in its definition. */
export type NodeId = string
/** Milliseconds since 1970 UTC. */
export type Instant = number

/**
 * A flow as an administrator made it (format 1). It is published only after `validateDefinition`, so the engine trusts
 * it. An instance keeps the definition and the form it started with.
 */
export interface Definition {
  readonly format: 1
  readonly name: string
  /** The parts of a request's title; absent: name of the initiator, of the flow, day, first text of the form. */
  readonly title?: readonly TitlePart[]
  /** Models of up to three fields that lists show with the title; absent: the first suitable ones. */
  readonly summary?: readonly string[]
  readonly policies: Policies
  readonly start: Start
  readonly flow: readonly FlowNode[]
  /** Topics published when the request is approved, each exactly once. */
  readonly onPass?: readonly Effect[]
  /** Named lists of people, so that what several rules share is changed in one place. */
  readonly groups?: readonly Group[]
}

/** `key`: the name by which rules refer to it; unique in its definition. */
export interface Group {
  readonly key: string
  readonly users: readonly UserId[]
}

/** `of`: the initiator's name, the flow's name, the day of submission in the host's format. */
export type TitlePart =
  | { readonly text: string }
  | { readonly field: string }
  | { readonly of: 'initiator' | 'flow' | 'day' }

/** Settings of the whole flow. */
export interface Policies {
  /** Until when the initiator may withdraw. `beforeFirstAction`: while no person has decided anything, in any round. */
  readonly withdraw: 'beforeFirstAction' | 'untilEnd' | 'never'
  /** Whether a person who agreed before (`consecutive`: at the node directly before) agrees automatically later. */
  readonly duplicate: 'never' | 'everApproved' | 'consecutive'
  /** `ask`: not automatically if something readable at the later node has changed since. */
  readonly duplicateIfFormChanged: 'ask' | 'pass'
  /**
   * Whether somebody may be substitute on one seat and fill another of the same request. `apart` (or absent): no, two
   * seats need two people.
   */
  readonly standIn?: 'apart' | 'together'
  /** Who decides instead of the initiator. Nobody approves their own request (domain.md 10.1). */
  readonly selfApprove: 'superior' | 'deptHead'
  readonly empty: Empty
  /** Most returns of one request, 1 to 100. */
  readonly maxRounds: number
  /** Fewest minutes between two urges, at least 1. */
  readonly urgeEvery: number
}

/** The fallback of a node without anybody who may act. `admin`: the flow's administrators. */
export interface Empty {
  readonly to: 'pass' | 'refuse' | 'admin' | 'users'
  readonly users?: readonly UserId[]
}

/** The initiator's part before anybody is asked. */
export interface Start {
  /** The initiator's rights to fields; fields not named can be written. */
  readonly fields: FieldRights
  /** Nodes whose people the initiator picks. */
  readonly picks: readonly NodeId[]
}

/** `write` includes reading; a hidden field is not sent. */
export type FieldRight = 'read' | 'write' | 'hidden'
/** Model of a field at the top of the form → right. */
export type FieldRights = Readonly<Record<string, FieldRight>>

/** `undo`: the topic that a revocation publishes for it. */
export interface Effect {
  readonly topic: string
  readonly undo?: string
}

/** One step of a sequence. */
export type FlowNode = PeopleNode | CcNode | Gateway | DelayNode | TriggerNode

/** A node where people act. */
export type PeopleNode = ApproveNode | HandleNode

interface Peopled {
  readonly id: NodeId
  readonly name: string
  readonly who: readonly WhoRule[]
  readonly mode: Mode
  /** Where its people may return to. A target node must have been decided by a person. */
  readonly returnable?: readonly ReturnTarget[]
  /** After a return from here: everything runs again, or it jumps back past nodes for which nothing has changed. */
  readonly afterReturn?: 'rerun' | 'jumpBack'
  /** What its people may do besides agreeing, commenting and reading. */
  readonly actions?: readonly Action[]
  /** Fields not named are readable. */
  readonly fields?: FieldRights
  readonly require?: Requirements
  readonly due?: Due
}

/** People decide whether the request goes on. */
export interface ApproveNode extends Peopled {
  readonly type: 'approve'
  /** Absent: the request ends as refused. */
  readonly onRefuse?: { readonly do: 'end' } | { readonly do: 'return'; readonly to: ReturnTarget }
}

/** Work rather than a decision: no refusal, and the initiator may do it. `agree` means done. */
export interface HandleNode extends Peopled {
  readonly type: 'handle'
}

/** `previous`: the last earlier node that a person decided. */
export type ReturnTarget = 'initiator' | 'previous' | NodeId

/** Agreeing, commenting and reading are always allowed; removing goes with adding, unclaiming with claiming. */
export type Action =
  | 'refuse'
  | 'return'
  | 'transfer'
  | 'delegate'
  | 'addBefore'
  | 'addAfter'
  | 'addParallel'
  | 'takeBack'
  | 'cc'

/** The requirements of a decision. */
export interface Requirements {
  /** `onRefuse`: for refusing and returning. A reason has at least two characters. Absent: `onRefuse`. */
  readonly reason?: 'onRefuse' | 'always' | 'never'
  /** Agreeing, refusing and returning need a signature; automatic agreement is then impossible. */
  readonly signature?: boolean
  /** The decision must be made on the current form. */
  readonly freshForm?: boolean
}

/**
 * `all`: 会签, one refusal refuses. `any`: 或签, one agreement passes; `anyRefuse` says whether the first refusal or only
 * that of all refuses; `claim`: one task for all, which one of them takes. `seq`: 依次, one after the other. `ratio`,
 * `weight`: passes with `pass` per cent of the people, or of their weights, refused when that is out of reach.
 */
export type Mode =
  | { readonly kind: 'all' }
  | { readonly kind: 'any'; readonly anyRefuse: 'first' | 'all'; readonly claim?: boolean }
  | { readonly kind: 'seq' }
  | { readonly kind: 'ratio'; readonly pass: number }
  | { readonly kind: 'weight'; readonly pass: number }

/**
 * After `hours` a task is overdue: `maxReminds` reminders follow, one every `remindEvery` hours (the first at once),
 * then the `outcome`. `work` counts hours of the host's calendar. `escalate`: to the superior of the assignee.
 */
export interface Due {
  readonly hours: number
  readonly calendar: 'work' | 'all'
  readonly remindEvery?: number
  readonly maxReminds?: number
  readonly outcome: 'none' | 'agree' | 'refuse' | 'transfer' | 'escalate'
  /** For `transfer`: the first of them who may act. */
  readonly to?: readonly WhoRule[]
}

/** The people who are informed, and what they may see. */
export interface CcNode {
  readonly id: NodeId
  readonly type: 'cc'
  readonly name: string
  readonly who: readonly WhoRule[]
  readonly fields?: FieldRights
}

/** `choice`: the first branch that holds. `inclusive`: all that hold. `parallel`: all. */
export interface Gateway {
  readonly id: NodeId
  readonly type: 'choice' | 'parallel' | 'inclusive'
  readonly name?: string
  readonly branches: readonly Branch[]
}

/**
 * In a choice or inclusive gateway each branch has a condition; the last is the else. In a parallel one no branch has
 * either.
 */
export interface Branch {
  readonly id: NodeId
  readonly name?: string
  /** Holds when it is `true`; reads fields and `$initiator.…` (`initiatorModels`). */
  readonly if?: Expression
  readonly else?: true
  readonly flow: readonly FlowNode[]
}

/** A pause without a task. */
export interface DelayNode {
  readonly id: NodeId
  readonly type: 'delay'
  readonly name?: string
  readonly hours: number
  readonly calendar: 'work' | 'all'
}

/** Publishes a topic, once in the life of a request even if the node runs again. */
export interface TriggerNode extends Effect {
  readonly id: NodeId
  readonly type: 'trigger'
  readonly name?: string
}

/** `weight` (mode `weight` only, absent 1): the vote of each person that the rule finds. */
export type WhoRule = { readonly weight?: number } & (
  | { readonly rule: 'users'; readonly users: readonly UserId[] }
  /**
   * `initiatorDept`: in the initiator's own unit; `initiatorCompany`: in their company and below; `initiatorParty`: of
   * their outside party (an escort company), everybody if they belong to none.
   */
  | {
      readonly rule: 'role' | 'post'
      readonly key: string
      readonly scope: 'all' | 'initiatorDept' | 'initiatorCompany' | 'initiatorParty'
      /** If nobody is found: the nearest unit above with any. Only for `initiatorDept` and `initiatorCompany`. */
      readonly fallbackUp?: boolean
    }
  /** A group of the definition. */
  | { readonly rule: 'group'; readonly key: string }
  /** Head of the unit, or `level - 1` units above. `fallbackUp`: of the next unit above that has a head. */
  | ({ readonly rule: 'deptHead'; readonly of: 'initiator' | { readonly field: string } } & HeadLevel)
  /** Heads from the initiator's unit (`from` 1) upwards to level `upTo` or the top, in this order (mode `seq`). */
  | { readonly rule: 'headsChain'; readonly from: number; readonly upTo: number | 'top' }
  | { readonly rule: 'superior'; readonly level: number }
  /** Handling and copies only. */
  | { readonly rule: 'initiator' }
  /** Picked by the initiator, or by the last decision before the node (`previousPick`). `from`: the candidates. */
  | {
      readonly rule: 'initiatorPick' | 'previousPick'
      readonly from?: readonly WhoRule[]
      readonly min: number
      readonly max: number
    }
  /** The person or persons that a field holds. */
  | { readonly rule: 'field'; readonly model: string }
  /** Head of the unit or units that a field holds. */
  | ({ readonly rule: 'fieldDeptHead'; readonly model: string } & HeadLevel)
)

/** `level` from 1. */
export interface HeadLevel {
  readonly level: number
  readonly fallbackUp: boolean
}
