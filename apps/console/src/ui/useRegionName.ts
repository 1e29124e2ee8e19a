import { useMemo } from 'react'
import { useRead } from '../api/useRead.ts'

/** What regions are called: a province, a city, or a district with its city; a code that names none stays as it is. */
export function useRegionName(): (code: string | null) => string {
  const { data } = useRead('Common/GetRegionList', {}, { staleTime: 'static' })
  const names = useMemo(() => {
    const all = new Map<string, string>()
    for (const province of data ?? []) {
      all.set(province.code, province.name)
      for (const city of province.children) {
        all.set(city.code, city.name)
        for (const { code, name } of city.children) all.set(code, `${city.name}${name}`)
      }
    }
    return all
  }, [data])
  return (code) => (code === null ? '-' : (names.get(code) ?? code))
}
