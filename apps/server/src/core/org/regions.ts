import { areaList } from '@vant/area-data'

/** Administrative divisions (GB/T 2260) by six-digit code: provinces end in four zeros, cities in two, districts in none. */
const { province_list: provinces, city_list: cities, county_list: districts } = areaList

type Region = { code: string; name: string }

const below = (list: Readonly<Record<string, string>>, parent: string): Region[] =>
  Object.entries(list).flatMap(([code, name]) => (code.startsWith(parent) ? [{ code, name }] : []))

export const cityOf = (code: string): string => `${code.slice(0, 4)}00`
export const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`

const has = (list: object, code: string) => Object.hasOwn(list, code)

export const isRegion = (code: string): boolean => [provinces, cities, districts].some((list) => has(list, code))
export const isCity = (code: string): boolean => has(cities, code)

/** What stands under a province in place of a city: its districts say enough by themselves. */
const STANDS_IN = /^省直辖|^自治区直辖/

/** A region in a few words: a province, a city, or a district with its city. */
export function regionName(code: string): string {
  const district = districts[code]
  if (district === undefined) return cities[code] ?? provinces[code] ?? code
  const city = cities[cityOf(code)] ?? ''
  return STANDS_IN.test(city) ? district : `${city}${district}`
}

/** The digits of a code that say something: all regions within it begin with them. */
export const regionStem = (code: string): string => code.replace(/(00){1,2}$/, '')

/** Provinces with their cities and districts. */
export const regionTree = Object.entries(provinces).map(([code, name]) => ({
  code,
  name,
  children: below(cities, code.slice(0, 2)).map((city) => ({
    ...city,
    children: below(districts, city.code.slice(0, 4)),
  })),
}))
