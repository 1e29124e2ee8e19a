import type { Ctx } from '@shouya/server/core/context.ts'
import { parties } from '@shouya/server/core/org/parties.ts'

const AGENT = 4

/** Agents in the caller's scope that deal: those whose people sign in. */
export const approvedAgents = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('agent')
    .select(['id', 'agent_name as name'])
    .where('status', 'in', parties[AGENT]?.admitted ?? [])
