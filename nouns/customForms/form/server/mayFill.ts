import type { Principal } from '@shouya/server/core/context.ts'

type Audience = { role_ids: readonly number[] }

/** Whether somebody may fill a form in: by role where roles are named, else every employee; outsiders only by role. */
export const mayFill = ({ role_ids }: Audience, { roles, scope }: Pick<Principal, 'roles' | 'scope'>): boolean =>
  role_ids.length === 0 ? scope.kind !== 'party' : roles.some(({ id }) => role_ids.includes(id))
