import type { flowMoves } from '@shouya/contract/approval'
import { can, type Principal } from '../../../core/context.ts'

/** States of a flow. */
export const status = { draft: 0, published: 1, disabled: 2 } as const
/** `custom_form.status` of a form that may be filled in. */
export const FILLABLE = 1

type Row = { status: number; draft_changed: boolean }

/** What the caller may do with a flow now. */
export function movesOf(row: Row, user: Principal): (typeof flowMoves)[number][] {
  const right = (operation: string) => can(user, 'sys_examine', operation)
  const moves = {
    edit: right('edit'),
    publish: right('publish') && row.draft_changed,
    disable: right('disable') && row.status === status.published,
    enable: right('disable') && row.status === status.disabled,
    delete: right('delete') && row.status === status.draft,
    copy: right('add'),
  }
  return (Object.keys(moves) as (keyof typeof moves)[]).filter((move) => moves[move])
}
