import { useRead, useReadAhead } from '../api/useRead.ts'

/** The caller's units as lists call them. Whoever has one needs no column of units; who has none reads full names. */
export function useUnits() {
  // Before the rows, whose columns depend on it.
  useReadAhead('AdminDept/DEPTLIST', {})
  const { data } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  // A record names its unit as it was called then; a name of before stays in full.
  const short = (name: string) => data?.find(({ dept_name }) => dept_name === name)?.short_name ?? name
  return { several: data?.length !== 1, short }
}
