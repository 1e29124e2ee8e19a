import { useRead } from '@shouya/console/api/useRead.ts'

/** The id of the only company that the caller sees, as a company's own people do; 0 where there are several, undefined while loading. */
export function useOnlyCompany(): number | undefined {
  const { data } = useRead('Escort/GetCompanyList', {})
  if (data === undefined) return undefined
  const [only, ...others] = data
  return only && others.length === 0 ? only.id : 0
}
