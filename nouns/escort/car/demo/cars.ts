import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { random } from '@shouya/server/demo/random.ts'
import type { Company } from '../../company/demo/companies.ts'

type Made = {
  company: Company
  /** The number among all vehicles. */
  no: number
  days: Calendar
  by: Person
  photo: number
}

type Special = { status?: number; reason?: string; inspect?: number; insure?: number; scrap?: string }

/** Vehicles with a special state, by number; 021, 035 and 009 are those of domain 3.2. */
const special: Readonly<Record<number, Special>> = {
  9: { status: 2, reason: '制动系统检修', inspect: -61 },
  12: { status: 3, reason: '防护检测报告待复核' },
  17: { insure: 6 },
  18: { inspect: -3 },
  21: { inspect: 273 },
  26: { scrap: '使用满八年，底盘锈蚀' },
  29: { status: 2, reason: '车载视频更换' },
  33: { insure: 24 },
  34: { status: 4, reason: '达到使用年限', scrap: '使用年限届满' },
  35: { inspect: 16 },
}

const models = ['江铃福特全顺', '依维柯得意', '东风御风', '南京依维柯'] as const

/** One of the 42 vehicles of domain 16.1. */
export function carRow({ company, no, days, by, photo }: Made) {
  const draw = random(`car ${no}`)
  const {
    status = 1,
    reason = null,
    inspect = draw.int(40, 330),
    insure = draw.int(40, 330),
    scrap,
  } = special[no] ?? {}
  const scrapBy = scrap === undefined ? null : by
  const type = no % 9 === 4 ? 2 : no % 11 === 6 ? 3 : no % 13 === 7 ? 4 : 1
  return {
    id: no,
    escort_company_id: company.id,
    plate_no: `浙Z8Y${String(no).padStart(3, '0')}`,
    car_seq: String(no).padStart(3, '0'),
    car_type: type,
    brand_model: draw.pick(models),
    frame_no: `LJXCMCAC9HT${String(100_000 + no * 37)}`,
    engine_no: `JX4D${20_000 + no * 13}`,
    protect_standard: type === 1 || type === 4 ? `BG-2025-${String(no).padStart(3, '0')}` : null,
    inspect_end: days.day(inspect),
    insure_end: days.day(insure),
    gps_no: `GPS${700_000 + no}`,
    video_no: `VD${500_000 + no}`,
    rfid: `E280${String(no).padStart(8, '0')}`,
    photo_file_ids: [photo],
    use_date: days.day(-900 - no * 11),
    scrap_date: status === 4 ? days.day(-20) : null,
    status,
    status_reason: reason,
    scrap_reason: scrap ?? null,
    scrap_user_id: scrapBy?.id ?? null,
    scrap_user_name: scrapBy?.real_name ?? null,
    scrap_time: scrapBy ? new Date(days.at(-22, 10 * 60)).toISOString() : null,
    create_user_id: by.id,
    create_user_name: by.real_name,
    create_time: new Date(days.at(-380, 9 * 60 + no)).toISOString(),
    version: reason === null && !scrapBy ? 1 : 2,
  }
}
