import { expect } from 'vitest'
import type { ApproveNode, DelayNode, FlowNode, Policies, WhoRule } from '../../definition.ts'
import { approve, flow, INITIATOR } from '../definitions.ts'
import type { Directory } from '../directory.ts'
import { Game } from '../game.ts'

/** A submitted request on these nodes. */
export function started(
  nodes: readonly FlowNode[],
  policies: Partial<Policies> = {},
  directory: Directory = {},
  form = {},
) {
  const game = new Game(flow(nodes, policies), directory)
  expect(game.submit(form)).toBe('ok')
  return game
}

export const one = (more: Partial<ApproveNode>) => approve('n', [1], more)
export const by = (...who: WhoRule[]) => approve('n', [], { who })
export const openBy = (rule: WhoRule, directory: Directory, form = {}) => started([by(rule)], {}, directory, form).open
export const any = { mode: { kind: 'any', anyRefuse: 'first' } } as const
export const heads = { heads: { 30: [[1], [2], [3]] } }
export const pick = { rule: 'initiatorPick', min: 1, max: 2 } as const
export const picking = (rule: WhoRule) => new Game(flow([by(rule)], {}, { start: { fields: {}, picks: ['n'] } }), {})
export const due = { hours: 2, calendar: 'all', outcome: 'agree' } as const

export const submission = {
  do: 'submit',
  initiator: { id: INITIATOR, name: '何向北', dept: 30, deptPath: [30], company: 20, roles: [], posts: [] },
  form: {},
  definitionVersion: 1,
  formVersion: 1,
} as const

export const delay = (more: Partial<DelayNode>): DelayNode => ({
  id: 'd',
  type: 'delay',
  hours: 3,
  calendar: 'all',
  ...more,
})
