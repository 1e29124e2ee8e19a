import type { formMoves } from '@shouya/contract/customForm'
import { can, type Principal } from '../../../core/context.ts'

/** States of a form. */
export const status = { draft: 0, published: 1, disabled: 2 } as const

type Row = { status: number; draft_changed: boolean }

/** What the caller may do with a form now. */
export function movesOf(row: Row, user: Principal): (typeof formMoves)[number][] {
  const right = (operation: string) => can(user, 'queryForm', operation)
  const moves = {
    edit: right('edit'),
    publish: right('publish') && row.draft_changed,
    disable: right('publish') && row.status === status.published,
    enable: right('publish') && row.status === status.disabled,
    delete: right('delete') && row.status === status.draft,
    copy: right('add'),
  }
  return (Object.keys(moves) as (keyof typeof moves)[]).filter((move) => moves[move])
}

type Audience = { role_ids: readonly number[] }

/** Whether somebody may fill a form in: by role where roles are named, else every employee; outsiders only by role. */
export const mayFill = ({ role_ids }: Audience, { roles, scope }: Pick<Principal, 'roles' | 'scope'>): boolean =>
  role_ids.length === 0 ? scope.kind !== 'party' : roles.some(({ id }) => role_ids.includes(id))
