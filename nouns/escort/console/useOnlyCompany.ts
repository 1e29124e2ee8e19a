import { useRead } from '@shouya/console/api/useRead.ts'

/** The company of a form that has no choice, as for a company's own people; 0 where there are several, nothing while it is read. */
export function useOnlyCompany(): number | undefined {
  const { data } = useRead('Escort/GetCompanyList', {})
  if (data === undefined) return undefined
  const [only, ...others] = data
  return only && others.length === 0 ? only.id : 0
}
