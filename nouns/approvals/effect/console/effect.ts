import type { DataOf, RowOf } from '@shouya/console/api/path.ts'
import type { StatusKind } from '@shouya/console/ui/status.ts'

/** An effect, in the detail of its request and in the list of all. */
export type Effect = DataOf<'OaExamine/Get'>['effects'][number]
export type EffectRow = RowOf<'OaExamine/GetEffectList'>

export const effectShape = { topic: 'text', state: 'text' } as const

export const effectStates = ['waiting', 'published', 'done', 'failed', 'closed'] as const

/** The status color of each state. */
export const stateKinds: Readonly<Record<Effect['state'], StatusKind>> = {
  waiting: 'waiting',
  published: 'active',
  done: 'done',
  failed: 'overdue',
  closed: 'void',
}
