import type { Permission, RoleMenu } from './roleList.ts'

/** The operations that the user has set, by permission; permissions without changes are left out. */
export type Draft = ReadonlyMap<string, readonly string[]>

export type Change = { permission: Permission; added: string[]; removed: string[] }

/** The first operation of each permission: it opens the page that the others need. */
const first = 'query'

export const wantedOf = (draft: Draft, { permission_id, granted }: Permission): readonly string[] =>
  draft.get(permission_id) ?? granted

/** Ticks or unticks operations of one permission. Another operation brings `query` along; without it none is left. */
export function tick(draft: Draft, permission: Permission, operations: readonly string[], on: boolean): Draft {
  const before = wantedOf(draft, permission)
  const withFirst = on && permission.operations.includes(first) ? [first, ...operations] : operations
  const all = on
    ? new Set([...before, ...withFirst])
    : new Set(before.filter((operation) => !operations.includes(operation)))
  const left = !on && operations.includes(first) ? new Set<string>() : all
  // In the catalogue's order, so that what was ticked and unticked again counts as unchanged.
  const wanted = permission.operations.filter((operation) => left.has(operation))
  const next = new Map(draft)
  if (wanted.join() === permission.granted.join()) next.delete(permission.permission_id)
  else next.set(permission.permission_id, wanted)
  return next
}

/** The changes of a draft against the present grants of a role. */
export function changesOf(draft: Draft, { groups }: Pick<RoleMenu, 'groups'>): Change[] {
  return groups
    .flatMap(({ permissions }) => permissions)
    .map((permission) => {
      const wanted = wantedOf(draft, permission)
      const added = wanted.filter((operation) => !permission.granted.includes(operation))
      const removed = permission.granted.filter((operation) => !wanted.includes(operation))
      return { permission, added, removed }
    })
    .filter(({ added, removed }) => added.length + removed.length > 0)
}

/** A draft on top of new grants of the role, without the changes that these contain. */
export function rebase(draft: Draft, before: RoleMenu, now: RoleMenu): Draft {
  const current = new Map(
    now.groups.flatMap(({ permissions }) => permissions).map((permission) => [permission.permission_id, permission]),
  )
  return changesOf(draft, before).reduce<Draft>((result, { permission, added, removed }) => {
    const granted = current.get(permission.permission_id)
    if (!granted) return result
    const less = removed.length > 0 ? tick(result, granted, removed, false) : result
    return added.length > 0 ? tick(less, granted, added, true) : less
  }, new Map())
}
