import { searchText } from '@shouya/noun/searchText'
import { documentNumber, type Serial, unitPart } from '@shouya/server/core/numbers/nextNumber.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { type Calendar, HOUR, localText, MINUTE, TIMEZONE } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { random } from '@shouya/server/demo/random.ts'
import { signedHash } from '@shouya/server/noun/signature.ts'
import type { Kysely } from 'kysely'
import { faultRepair, technical } from '../noun.ts'
import { ESCALATED_AFTER } from '../server/rules.ts'
import { type FaultKind, faultKinds } from './faultKinds.ts'

const status = faultRepair.states.codes

export const part: DemoPart = {
  title: 'faults',
  after: ['maintenance'],
  tables: ['fault_repair'],
  fill: fillFaults,
}

const DAYS = 60
/** An outlet has a fault about every twenty days. */
const CHANCE = 0.05

type Plan = {
  team: Team
  kind: FaultKind
  at: number
  /** The times of its steps; null for those in the future. */
  startedAt: number | null
  recoveredAt: number | null
  fate: 'mended' | 'beyond' | 'void'
}

/** Sixty days of the outlets' faults with their course (domain 16.1). */
async function fillFaults(tx: Kysely<DB>, { teams, days }: Ground) {
  const plans = teams
    .flatMap((team) => planOf(team, days))
    .sort((a, b) => a.at - b.at || a.team.unit.id - b.team.unit.id)
  const devices = await devicesByPlace(tx)
  const serials = new Map<string, Serial>()
  const rows = plans.map((plan, index) => {
    const day = localText(plan.at).slice(0, 10)
    const unit = unitPart(plan.team.unit.dept_code)
    const serial = serials.get(`${day} ${unit}`) ?? { prefix: 'GZ', day, unit, last: 0 }
    serial.last++
    serials.set(`${day} ${unit}`, serial)
    const device = devices.get(`${plan.team.unit.id} ${plan.kind.device_type}`)
    const named = { device_id: device?.id ?? null, device_no: device?.equip_no ?? null }
    return { ...rowOf(plan, index + 1, documentNumber(serial), days.now), ...named }
  })
  await insertRows(tx, 'fault_repair', rows)
  await insertRows(tx, 'serial', [...serials.values()])
  return { faults: rows.length }
}

/** A device of each unit and type, which its faults name. */
async function devicesByPlace(tx: Kysely<DB>) {
  const rows = await tx
    .selectFrom('equipment')
    .select(['id', 'equip_no', 'dept_id', 'device_type'])
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [`${row.dept_id} ${row.device_type}`, row]))
}

function planOf(team: Team, days: Calendar): Plan[] {
  const draw = random(`faults ${team.unit.dept_code}`)
  const plans: Plan[] = team.unit.dept_code === SHOWN_OUTLET ? shownPlans(team, days) : []
  for (let day = -DAYS; day <= 0; day++) {
    const [chance, kindIndex, minutes, wait, takes, outcome] = [
      draw.next(),
      draw.int(0, faultKinds.length - 1),
      draw.int(8 * 60, 17 * 60),
      draw.int(10, 120),
      draw.int(1, 40),
      draw.next(),
    ]
    const at = days.at(day, minutes)
    const kind = faultKinds[kindIndex]
    if (chance >= CHANCE || !kind || at > days.until) continue
    const ifPast = (moment: number) => (moment <= days.until ? moment : null)
    const begun = at + wait * MINUTE
    plans.push({
      ...{
        team,
        kind,
        at,
        startedAt: ifPast(begun),
        recoveredAt: outcome > 0.97 ? null : ifPast(begun + takes * HOUR),
      },
      fate: outcome < 0.03 ? 'void' : outcome > 0.985 ? 'beyond' : 'mended',
    })
  }
  return plans
}

/** The shown outlet always has a fault in progress, and one that is not started. */
const shownPlans = (team: Team, days: Calendar): Plan[] =>
  faultKinds.slice(0, 2).map((kind, no) => {
    const at = no === 0 ? days.at(-2, 9 * 60) : days.until - 25 * MINUTE
    return { team, kind, at, startedAt: no === 0 ? at + 40 * MINUTE : null, recoveredAt: null, fate: 'mended' }
  })

function stateOf({ startedAt, recoveredAt, fate }: Plan): number {
  if (fate === 'void') return status.void
  if (startedAt === null) return status.waiting
  if (fate === 'beyond') return status.beyondRepair
  return recoveredAt === null ? status.working : status.recovered
}

function rowOf(plan: Plan, id: number, bill_no: string, now: number) {
  const { team, kind, at, startedAt, recoveredAt } = plan
  const { unit, safety, teller, leader } = team
  const state = stateOf(plan)
  const isRecovered = state === status.recovered && recoveredAt !== null
  const { handle_result, ...fault } = kind
  const finder = id % 3 === 0 ? teller : safety
  const content = {
    ...fault,
    dept_id: unit.id,
    fault_time: localText(at),
    find_user_id: finder.id,
    photos: [] as number[],
    handle_result:
      isRecovered || state === status.beyondRepair ? (isRecovered ? handle_result : '配件已停产，需更换整机') : null,
    recover_time: isRecovered ? localText(recoveredAt) : null,
    recover_user_id: isRecovered ? safety.id : null,
  }
  const lasted = (isRecovered ? recoveredAt : now) - at
  const escalates = technical.includes(kind.device_type) && state !== status.void && lasted >= ESCALATED_AFTER
  return {
    ...content,
    id,
    bill_no,
    biz_date: localText(at).slice(0, 10),
    dept_name: unit.dept_name,
    find_user_name: finder.real_name,
    status: state,
    start_time: state === status.void || startedAt === null ? null : new Date(startedAt).toISOString(),
    handle_note: null,
    recover_user_name: isRecovered ? safety.real_name : null,
    recover_sign: isRecovered
      ? {
          user_id: safety.id,
          name: safety.real_name,
          time: localText(recoveredAt),
          method: 2,
          img_url: null,
          ip: safety.ip,
        }
      : null,
    sign_hash: isRecovered ? signedHash(faultRepair, content, TIMEZONE) : null,
    escalated_at: escalates ? new Date(at + ESCALATED_AFTER + 5 * MINUTE).toISOString() : null,
    void_reason: state === status.void ? '重复登记' : null,
    is_backfill: false,
    search_text: searchText(faultRepair, { ...kind, bill_no, dept_name: unit.dept_name }),
    create_user_id: finder.id,
    create_user_name: finder.real_name,
    create_time: new Date(at).toISOString(),
    update_user_id: state === status.void ? leader.id : null,
    version: 1 + [startedAt !== null, isRecovered].filter(Boolean).length,
  }
}
