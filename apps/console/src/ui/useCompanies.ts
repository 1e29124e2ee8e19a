import { useMayCall } from '../api/can.ts'
import { useRead } from '../api/useRead.ts'

/** The caller's escort companies for lists. A caller with only one, as its own people, needs no column for it. */
export function useCompanies() {
  const enabled = useMayCall()('Escort/GetCompanyList')
  const { data } = useRead('Escort/GetCompanyList', {}, { enabled, staleTime: 5 * 60_000 })
  const short = (name: string) => data?.find(({ company_name }) => company_name === name)?.short_name ?? name
  return { several: data?.length !== 1, short }
}
