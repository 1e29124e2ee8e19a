/** An outlet where boxes are delivered. */
export type Outlet = { id: number; dept_code: string; dept_name: string; path: string }
export type Stop = { dept_id: number; deliver_plan: string; collect_plan: string }
export type Route = { branch: string; stops: Stop[]; paths: string[] }

const STOPS = 5
const MORNING = 7 * 60 + 30
const EVENING = 17 * 60 + 20
const BETWEEN = 10

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The branch of a unit's path: the unit below head office. */
const branchOf = (path: string): string => path.split('.').slice(0, 2).join('.')

/**
 * Routes of about five outlets each (domain 16.1: twenty-four for 120), none across two branches: the branches with the
 * largest remainder get an additional route until there are enough.
 */
export function layRoutes(outlets: readonly Outlet[]): Route[] {
  const byBranch = [...Map.groupBy(outlets, ({ path }) => branchOf(path))].map(([branch, ofBranch]) => ({
    branch,
    ofBranch,
  }))
  const wanted = Math.round(outlets.length / STOPS)
  const rest = ({ ofBranch }: { ofBranch: readonly Outlet[] }) => ofBranch.length % STOPS
  const floors = byBranch.reduce((sum, { ofBranch }) => sum + Math.max(1, Math.floor(ofBranch.length / STOPS)), 0)
  const more = new Set(byBranch.toSorted((a, b) => rest(b) - rest(a)).slice(0, Math.max(0, wanted - floors)))
  return byBranch.flatMap((entry) => {
    const { branch, ofBranch } = entry
    const count = Math.max(1, Math.floor(ofBranch.length / STOPS)) + (more.has(entry) ? 1 : 0)
    return Array.from({ length: count }, (_, index) => {
      const from = Math.floor((ofBranch.length * index) / count)
      const to = Math.floor((ofBranch.length * (index + 1)) / count)
      const part = ofBranch.slice(from, to)
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
