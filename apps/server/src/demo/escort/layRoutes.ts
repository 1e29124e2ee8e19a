/** An outlet that boxes are carried to. */
export type Outlet = { id: number; dept_code: string; dept_name: string; path: string }
export type Stop = { dept_id: number; deliver_plan: string; collect_plan: string }
export type Route = { branch: string; stops: Stop[]; paths: string[] }

const STOPS = 5
const MORNING = 7 * 60 + 30
const EVENING = 17 * 60 + 20
const BETWEEN = 10

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The branch of a unit's path: the unit below the head office. */
const branchOf = (path: string): string => path.split('.').slice(0, 2).join('.')

/**
 * Routes of about five outlets each (domain 16.1: twenty-four for 120), none across two branches: where the outlets of a
 * branch are no multiple of five, the branches with the largest rest get a route more until there are enough.
 */
export function layRoutes(outlets: readonly Outlet[]): Route[] {
  const byBranch = [...Map.groupBy(outlets, ({ path }) => branchOf(path))].map(([branch, own]) => ({ branch, own }))
  const wanted = Math.round(outlets.length / STOPS)
  const rest = ({ own }: { own: readonly Outlet[] }) => own.length % STOPS
  const floors = byBranch.reduce((sum, { own }) => sum + Math.max(1, Math.floor(own.length / STOPS)), 0)
  const more = new Set(byBranch.toSorted((a, b) => rest(b) - rest(a)).slice(0, Math.max(0, wanted - floors)))
  return byBranch.flatMap((entry) => {
    const { branch, own } = entry
    const count = Math.max(1, Math.floor(own.length / STOPS)) + (more.has(entry) ? 1 : 0)
    return Array.from({ length: count }, (_, at) => {
      const from = Math.floor((own.length * at) / count)
      const to = Math.floor((own.length * (at + 1)) / count)
      const part = own.slice(from, to)
      return {
        branch,
        paths: part.map(({ path }) => path),
        stops: part.map(({ id }, no) => ({
          dept_id: id,
          deliver_plan: clock(MORNING + no * BETWEEN),
          collect_plan: clock(EVENING + no * BETWEEN),
        })),
      }
    })
  })
}
