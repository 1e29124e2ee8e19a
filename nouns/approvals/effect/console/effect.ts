import type { DataOf, RowOf } from '@shouya/console/api/path.ts'
import type { StatusKind } from '@shouya/console/ui/status.ts'

/** One effect among those of its request, and in the list of all. */
export type Effect = DataOf<'OaExamine/Get'>['effects'][number]
export type EffectRow = RowOf<'OaExamine/GetEffectList'>

export const effectShape = { topic: 'text', state: 'text' } as const

export const effectStates = ['waiting', 'published', 'done', 'failed', 'closed'] as const

/** How a state looks. */
export const stateKinds: Readonly<Record<Effect['state'], StatusKind>> = {
  waiting: 'waiting',
  published: 'active',
  done: 'done',
  failed: 'overdue',
  closed: 'void',
}
