import type { Row } from '@shouya/contract/action'
import { type Ctx, can } from '@shouya/server/core/context.ts'
import { filesOf } from '@shouya/server/core/files/quotedFiles.ts'
import type * as Agent from '../contract.ts'
import { agent } from '../noun.ts'
import { overlapsOf } from './overlaps.ts'
import { type AgentRow, hasMade, rowsOf } from './rows.ts'

/** Agents with all their fields, their papers, and what their regions share with others. */
export async function detailsOf(ctx: Ctx, rows: readonly AgentRow[]): Promise<Row<typeof Agent.Get>[]> {
  const listed = await rowsOf(ctx, rows)
  const mayAudit = can(ctx.user, agent.permission, 'audit')
  return Promise.all(
    rows.map(async (row, at) => ({
      ...row,
      ...(listed[at] as (typeof listed)[number]),
      licence_files: await filesOf(ctx, row.licence_file_ids),
      overlaps: mayAudit ? await overlapsOf(ctx, row) : [],
      may_change_terms: mayChangeTerms(ctx, row),
    })),
  )
}

/** Whether the caller may change what was agreed with an agent: before its approval whoever may change it. */
export function mayChangeTerms(
  { user }: Pick<Ctx, 'user'>,
  row: Pick<AgentRow, 'status' | 'create_user_id' | 'submit_user_id'>,
): boolean {
  const { draft, refused } = agent.states.codes
  const isNew = row.status === draft || row.status === refused
  return isNew || (can(user, agent.permission, 'audit') && !hasMade(row, user.userId))
}
