import { useRead, useReadAhead } from '../api/useRead.ts'

/** The caller's units for lists. A caller with one unit needs no column for it; without any, full names are used. */
export function useUnits() {
  // Before the rows, whose columns depend on it.
  useReadAhead('AdminDept/DEPTLIST', {})
  const { data } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  // A record contains its unit's name of that time; an outdated name stays in full.
  const short = (name: string) => data?.find(({ dept_name }) => dept_name === name)?.short_name ?? name
  return { several: data?.length !== 1, short }
}
