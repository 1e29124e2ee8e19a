import { handle } from '@shouya/server/core/handle.ts'
import { cityOf, isCity, regionName } from '@shouya/server/core/org/regions.ts'
import { agent } from '../../agent/noun.ts'
import * as City from '../contract.ts'

export const city = handle(City, {
  async GetCityList({ scoped }) {
    const agents = await scoped
      .rows('agent')
      .select('region_codes')
      .where('status', '=', agent.states.codes.approved)
      .execute()
    const devices = await scoped
      .rows('device')
      .select(['city_code', (row) => row.fn.countAll<number>().as('count')])
      .where('city_code', 'is not', null)
      .groupBy('city_code')
      .execute()
    const cities = new Map<string, { agents: number; devices: number }>()
    const at = (code: string) => {
      const counts = cities.get(code) ?? { agents: 0, devices: 0 }
      cities.set(code, counts)
      return counts
    }
    for (const { region_codes } of agents)
      for (const code of new Set(region_codes.map(cityOf).filter(isCity))) at(code).agents++
    for (const { city_code, count } of devices)
      if (city_code !== null && isCity(cityOf(city_code))) at(cityOf(city_code)).devices += Number(count)
    return [...cities]
      .map(([code, counts]) => ({ code, name: regionName(code), ...counts }))
      .sort((a, b) => (a.code < b.code ? -1 : 1))
  },
})
