import type { Access, Action, Grant } from '@shouya/contract/action'
import { nouns } from '../../app.ts'
import type { Handler } from '../../core/handle.ts'

export type Entry = { action: Action; handler: Handler<Action> }

/** Every action that the server registers, by name: the matrix tests iterate over them. */
export const entries: readonly Entry[] = nouns
  .flatMap(({ entries: nounEntries }) => nounEntries as readonly Entry[])
  .sort((a, b) => (nameOf(a.action) < nameOf(b.action) ? -1 : 1))

export const actions: readonly Action[] = entries.map(({ action }) => action)

export function nameOf({ controller, name }: Action): string {
  return `${controller}/${name}`
}

/** One way into an action: the whole action, or one row of its closed table from a body field to an operation. */
export type Branch = {
  action: Action
  /** `User/Get`, `User/GetSessionList[user_id absent]`, `Common/Export[controller=Log]`. */
  label: string
  /** `public`, `signedIn`, or alternative operations. */
  grants: 'public' | 'signedIn' | readonly Grant[]
  /** Makes a body take this branch; `present` keeps the generated value. */
  shape(body: Record<string, unknown>): Record<string, unknown>
}

const listed = (grant: Grant | 'signedIn'): Branch['grants'] => (grant === 'signedIn' ? grant : [grant])

export const branches = (action: Action): Branch[] => {
  const label = nameOf(action)
  const single = (grants: Branch['grants']): Branch[] => [{ action, label, grants, shape: (body) => body }]
  const access: Access = action.access
  if (access === 'public' || access === 'signedIn') return single(access)
  if ('operation' in access) return single([access])
  if ('anyOf' in access) return single(access.anyOf)
  const { by } = access
  if ('values' in access)
    return Object.entries(access.values).map(([value, grant]) => ({
      action,
      label: `${label}[${by}=${value}]`,
      grants: [grant],
      shape: (body) => ({ ...body, [by]: value }),
    }))
  return [
    { action, label: `${label}[${by} absent]`, grants: listed(access.absent), shape: ({ [by]: _, ...body }) => body },
    {
      action,
      label: `${label}[${by} present]`,
      grants: [access.present],
      shape: (body) => ({ [by]: 987_654_321, ...body }),
    },
  ]
}
