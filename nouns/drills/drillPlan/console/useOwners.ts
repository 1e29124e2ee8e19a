import { useRead } from '@shouya/console/api/useRead.ts'

/** Dictionary dept_type: 总行, 分行. */
const HEAD = 1
const BRANCH = 2

/** Whose plans the user may write: those of the whole bank (`bank`), those of branches in their scope; `some`: of any. */
export function useOwners() {
  const { data: units = [] } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const bank = units.some(({ dept_type }) => dept_type === HEAD)
  const branches = units.filter(({ dept_type }) => dept_type === BRANCH)
  return { bank, branches, some: bank || branches.length > 0 }
}
