import type { Calendar } from './calendar.ts'

export type Unit = {
  id: number
  parent_id: number | null
  dept_code: string
  dept_name: string
  short_name: string
  dept_type: number
  path: string
  region_code: string
  address: string
  phone: string
  leader_user_id: number | null
  safety_user_id: number | null
  business_begin: string | null
  business_end: string | null
  deliver_time: string | null
  collect_time: string | null
  risk_level: number | null
  has_cash: boolean
  has_vault: boolean
  has_self_service: boolean
  alarm_code: string | null
  police_station: string | null
  open_date: string
  create_time: string
}

export type Draft = {
  code: string
  name: string
  type: number
  /** Default: that of the unit above. */
  city?: string
  street?: string
  risk?: number
  vault?: boolean
}

/** Adds units one after the other, parents first, with their future ids. */
export function unitMaker(calendar: Calendar) {
  const units: Unit[] = []
  const places = new Map<Unit, { city: string; street: string }>()

  function add(parent: Unit | null, { code, name, type, risk, vault = false, ...draft }: Draft): Unit {
    const id = units.length + 1
    const place = { city: '', street: '', ...(parent && places.get(parent)), ...draft }
    const unit: Unit = {
      id,
      parent_id: parent?.id ?? null,
      dept_code: code,
      dept_name: name,
      short_name: name.replace(/^沧岭银行/, ''),
      dept_type: type,
      path: parent ? `${parent.path}.${id}` : `${id}`,
      region_code: `9999${code.slice(2, 4)}`,
      address: `${place.city}市${place.street}${8 + ((id * 7) % 190)}号`,
      phone: `1990000${9000 + id}`,
      leader_user_id: null,
      safety_user_id: null,
      ...(type === 4 ? outletFields(id, code, place, vault ? 1 : (risk ?? 3)) : otherFields),
      has_cash: type === 4 || type === 6,
      has_vault: vault || type === 6,
      open_date: calendar.day(-800 - ((id * 37) % 3000)),
      create_time: new Date(calendar.at(-400, 9 * 60)).toISOString(),
    }
    units.push(unit)
    places.set(unit, place)
    return unit
  }

  return { units, add }
}

type Place = { city: string; street: string }

/** Some outlets open early. */
function outletFields(id: number, code: string, { city, street }: Place, risk_level: number) {
  const hours =
    id % 4 === 0
      ? { business_begin: '08:30', business_end: '16:30', deliver_time: '07:50', collect_time: '17:00' }
      : { business_begin: '09:00', business_end: '17:00', deliver_time: '08:20', collect_time: '17:30' }
  return {
    ...hours,
    risk_level,
    has_self_service: id % 11 !== 0,
    alarm_code: `AJ${code.slice(2)}`,
    police_station: `${city}市公安局${street}派出所`,
  }
}

const otherFields = {
  business_begin: null,
  business_end: null,
  deliver_time: null,
  collect_time: null,
  risk_level: null,
  has_self_service: false,
  alarm_code: null,
  police_station: null,
}
