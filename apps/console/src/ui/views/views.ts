import type { BodyOf, DataOf } from '../../api/path.ts'

export type View = DataOf<'SavedView/GetList'>['views'][number]
type Saved = BodyOf<'SavedView/Save'>

/** The sharing of a view, as the value of a choice: nobody (empty), a role, a unit. */
export type Share = '' | `role ${number}` | `dept ${number}`

export const longestName = 20
const longestQuery = 400

export const shareOf = ({ role_id, dept_id }: Pick<View, 'role_id' | 'dept_id'>): Share =>
  role_id !== null ? `role ${role_id}` : dept_id !== null ? `dept ${dept_id}` : ''

export const sharedWith = (share: Share): Pick<Saved, 'role_id' | 'dept_id'> => {
  const [kind, id] = share.split(' ')
  return { role_id: kind === 'role' ? Number(id) : null, dept_id: kind === 'dept' ? Number(id) : null }
}

/** Why a view cannot be saved: no name, or the query is too long. */
export const keepRefused = (name: string, query: string): boolean => name === '' || query.length > longestQuery

/** The body that saves a query and columns under a name: an own view of that name is replaced. */
export function keptView(
  views: readonly View[],
  kept: Pick<Saved, 'list' | 'name' | 'query' | 'columns'>,
  share: Share,
): Saved {
  const existing = views.find(({ own, name }) => own && name === kept.name)
  return { ...kept, ...sharedWith(share), ...(existing && { id: existing.id, version: existing.version }) }
}

/** The view that a list shows now: one with the same query; own ones take precedence. */
export const shownView = (views: readonly View[], query: string): View | undefined =>
  query === '' ? undefined : views.find((view) => view.query === query)
