import type { DataOf } from '@shouya/console/api/path.ts'
import { normalPath } from '@shouya/console/app/host/menuPages.ts'
import type { Page } from '@shouya/console/ui/page/Page.ts'
import { taskAssignment } from '../noun.ts'

export type MenuType = DataOf<'TaskAssignment/GetMenu'>[number]
export type MenuPeriod = MenuType['periods'][number]

type Can = (permission: string, operation: string) => boolean

/** The page of a type, with the records of a period where one is given; undefined while it is not built or the user may not open it. */
export function wayOf(
  { page_path }: Pick<MenuType, 'page_path'>,
  period: Pick<MenuPeriod, 'period_key'> | undefined,
  pages: readonly Pick<Page, 'path' | 'permission'>[],
  can: Can,
): string | undefined {
  const [path = '', query] = page_path.split('?')
  const page = pages.find((built) => normalPath(built.path) === normalPath(path))
  if (!page || (page.permission !== null && !can(page.permission, 'query'))) return undefined
  const filters = new URLSearchParams(query)
  if (period) filters.set('period_key', period.period_key)
  return filters.size > 0 ? `${path}?${filters}` : path
}

/** The list of the tasks of a type and a period; undefined for users without it. */
export function listOf(
  { task_code }: Pick<MenuType, 'task_code'>,
  { period_key }: Pick<MenuPeriod, 'period_key'>,
  can: Can,
): string | undefined {
  if (!can(taskAssignment.permission, 'query')) return undefined
  return `${taskAssignment.route}?${new URLSearchParams({ tab: 'tasks', task_code, period_key })}`
}

const DAY = 86_400_000

/** How many days are left until the day of a deadline: 0 on it, below 0 after it. */
export const daysUntil = (deadline: string, today: string): number =>
  Math.round((Date.parse(deadline.slice(0, 10)) - Date.parse(today)) / DAY)

/** How a period stands: all done, something overdue, or still to do. */
export function standOf({ due, done, overdue }: MenuPeriod): 'done' | 'overdue' | 'todo' {
  if (overdue > 0) return 'overdue'
  return done === due ? 'done' : 'todo'
}
