import type { Row } from '@shouya/contract/action'
import type { Ctx } from '@shouya/server/core/context.ts'
import { cityOf, provinceOf, regionName } from '@shouya/server/core/org/regions.ts'
import { sql } from 'kysely'
import type * as Device from '../contract.ts'
import { handedOut } from '../rules.ts'

type Places = Row<typeof Device.GetPlaceList>

/** Where devices stand, by city; districts count for theirs. */
export async function listPlaces({ scoped }: Ctx): Promise<Places> {
  const rows = await scoped
    .rows('device')
    .select(['city_code', 'status'])
    .select([
      sql<number>`count(*)::int`.as('devices'),
      sql<number>`(count(*) filter (where net_state = 1))::int`.as('online'),
    ])
    .where('status', 'in', handedOut)
    .groupBy(['city_code', 'status'])
    .execute()
  const places = new Map<string, Places[number]>()
  for (const { city_code, status, devices, online } of rows) {
    const code = city_code === null ? '' : cityOf(city_code)
    const place = places.get(code) ?? { code, ...namesOf(code), devices: 0, online: 0, status: {} }
    places.set(code, place)
    place.devices += devices
    place.online += online
    place.status[status] = (place.status[status] ?? 0) + devices
  }
  return [...places.values()].sort(
    (a, b) => Number(a.code === '') - Number(b.code === '') || b.devices - a.devices || (a.code < b.code ? -1 : 1),
  )
}

const namesOf = (code: string) =>
  code === '' ? { name: '', province: '' } : { name: regionName(code), province: regionName(provinceOf(code)) }
