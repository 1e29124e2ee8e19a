import type {
  ApproveNode,
  CcNode,
  Definition,
  Due,
  FlowNode,
  Gateway,
  HandleNode,
  WhoRule,
} from '@shouya/approvals/definition'
import type { Expression } from '@shouya/forms/expression'

/** Of the initiator's branch, or else of the nearest unit above. */
export const nearest = <K extends string>(rule: 'role' | 'post', key: K) =>
  ({ rule, key, scope: 'initiatorCompany', fallbackUp: true }) as const

/** Role codes and posts of the bank (domain 13, dictionary post). */
export const people = {
  /** 网点负责人: the head of the initiator's unit, or of the next unit above that has a head. */
  head: { rule: 'deptHead', of: 'initiator', level: 1, fallbackUp: true },
  branchSecurity: nearest('role', 'branch_security'),
  /** 分管行长 and 保卫科长. */
  vicePresident: nearest('post', '02'),
  securityChief: nearest('post', '04'),
  securityOfficer: nearest('post', '05'),
  headSecurity: { rule: 'role', key: 'hq_security', scope: 'all' },
  /** 保卫部总经理 and their deputy. */
  headSecurityChiefs: { rule: 'post', key: '03', scope: 'all' },
  escortAdmin: { rule: 'role', key: 'escort_admin', scope: 'all' },
  /** Of the initiator's own company; of all companies if the initiator belongs to none, like guards of the bank. */
  ownEscortAdmin: { rule: 'role', key: 'escort_admin', scope: 'initiatorParty' },
  monitors: nearest('role', 'monitor_center'),
  safetyOfficer: { rule: 'role', key: 'outlet_safety', scope: 'initiatorDept' },
} as const satisfies Record<string, WhoRule>

const actions = ['refuse', 'return', 'transfer', 'delegate', 'addBefore', 'addAfter', 'takeBack', 'cc'] as const

type More = Partial<Omit<ApproveNode, 'id' | 'type' | 'name' | 'who'>>

/** One of the people decides, unless `more` says otherwise; returns go to the initiator or the previous node. */
export const approve = (id: string, name: string, who: readonly WhoRule[], more: More = {}): ApproveNode => ({
  id,
  type: 'approve',
  name,
  who,
  mode: { kind: 'any', anyRefuse: 'first' },
  actions,
  returnable: ['initiator', 'previous'],
  ...more,
})

/** The first node of a flow, without a previous node. */
export const approveFirst = (name: string, who: readonly WhoRule[], more: More = {}): ApproveNode =>
  approve('n1', name, who, { returnable: ['initiator'], ...more })

export const handle = (
  id: string,
  name: string,
  who: readonly WhoRule[],
  more: Partial<Omit<HandleNode, 'id' | 'type' | 'name' | 'who'>>,
): HandleNode => ({
  id,
  type: 'handle',
  name,
  who,
  mode: { kind: 'any', anyRefuse: 'first' },
  actions: ['return', 'transfer', 'cc'],
  returnable: ['initiator'],
  ...more,
})

export const inform = (name: string, ...who: readonly WhoRule[]): CcNode => ({ id: 'cc', type: 'cc', name, who })

/** Nodes that apply only if a condition holds. */
export const when = (id: string, name: string, condition: Expression, ...flow: readonly FlowNode[]): Gateway => ({
  id,
  type: 'choice',
  branches: [
    { id: `${id}_yes`, name, if: condition, flow },
    { id: `${id}_no`, name: '其他', else: true, flow: [] },
  ],
})

/** Nodes in parallel branches. */
export const together = (id: string, name: string, ...nodes: readonly FlowNode[]): Gateway => ({
  id,
  type: 'parallel',
  name,
  branches: nodes.map((node, index) => ({ id: `${id}_${index + 1}`, flow: [node] })),
})

/** Reminds three times, without further effect. */
export const remind = (hours: number, calendar: Due['calendar'] = 'work'): Due => ({
  hours,
  calendar,
  remindEvery: hours,
  maxReminds: 3,
  outcome: 'none',
})

export const escalate = (hours: number, calendar: Due['calendar'] = 'work'): Due => ({
  hours,
  calendar,
  outcome: 'escalate',
})

/** A flow with the settings that all flows of the bank share. */
export const definitionOf = (
  name: string,
  flow: readonly FlowNode[],
  more: Partial<Pick<Definition, 'start' | 'onPass'>> = {},
): Definition => ({
  format: 1,
  name,
  policies: {
    withdraw: 'beforeFirstAction',
    duplicate: 'consecutive',
    duplicateIfFormChanged: 'ask',
    selfApprove: 'superior',
    empty: { to: 'admin' },
    maxRounds: 10,
    urgeEvery: 30,
  },
  start: { fields: {}, picks: [] },
  flow,
  ...more,
})
