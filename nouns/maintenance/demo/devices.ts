import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'
import { equipment, eventKind } from '../equipment/noun.ts'
import { nextEquipNo, numberPrefix } from '../equipment/rules.ts'
import { GENERAL } from './vendors.ts'

const { normal, stopped, scrapped } = equipment.states.codes

type Kind = readonly [type: number, name: string, location: string, brand: string, model: string, months: number]

/** The twenty devices of an outlet; the fourth, seventh and eleventh are those of domain 8.1. */
const kinds: readonly Kind[] = [
  [1, '枪机1 柜台全景', '现金区', '锐视', 'RS-IPC400', 6],
  [1, '枪机2 营业厅', '营业大厅', '锐视', 'RS-IPC400', 6],
  [2, '红外探测器', '后窗', '安讯', 'AX-PIR20', 6],
  [4, '防尾随联动门', '现金区入口', '恒修', 'HX-LD2', 3],
  [3, '紧急按钮', '3号柜台', '安讯', 'AX-PB1', 3],
  [2, '报警主机', '监控设备间', '安讯', 'AX-8000', 6],
  [8, '干粉灭火器 4kg', '营业大厅', '安泰', 'MFZ/ABC4', 12],
  [8, '烟感探测器', '监控设备间', '安泰', 'YG-210', 12],
  [5, '门禁读卡器', '后台通道', '锐视', 'RS-AC10', 6],
  [6, '防弹玻璃', '现金柜台', '固锁', 'GS-BR24', 12],
  [1, 'NVR 32路', '监控设备间', '锐视', 'RS-NVR32', 6],
  [7, '保险柜', '现金区', '固锁', 'GS-S120', 12],
  [9, '防暴盾牌', '营业大厅', '云盾', 'YD-P1', 12],
  [9, '钢叉', '营业大厅', '云盾', 'YD-F2', 12],
  [10, 'UPS主机', '监控设备间', '恒源', 'HY-3K', 6],
  [11, '自助区对讲', '自助服务区', '锐视', 'RS-IC2', 12],
  [12, '存取款一体机', '自助服务区', '智联', 'ZL-CRS6', 3],
  [12, 'ATM加钞间照明', '加钞间', '智联', 'ZL-L1', 12],
  [13, '手持金属探测器', '营业大厅', '云盾', 'YD-MD3', 12],
  [14, '应急照明', '楼梯间', '安泰', 'YJ-08', 12],
]

const PER_OUTLET = kinds.length
/** Why a device is not in order. */
const reasons = new Map<number, string>([
  [stopped, '线路改造停用'],
  [scrapped, '超过使用年限'],
])

/** Some are out of service or scrapped; their orders say which are in repair. */
function statusBy(luck: number): number {
  if (luck < 0.01) return stopped
  return luck < 0.025 ? scrapped : normal
}

/** When a device was bought, maintained and changed, in days before today. */
function agesOf(draw: Random, months: number) {
  const bought = draw.int(40, 2000)
  const maintained = Math.min(draw.int(5, months * 30 + 6), bought)
  return { bought, maintained, changed: Math.min(4, maintained), luck: draw.next() }
}

/** The devices of all outlets (domain 16.1) with what happened to them. */
export function deviceRows(teams: readonly Team[], days: Calendar) {
  const draw = random('devices')
  const devices: object[] = []
  const events: object[] = []
  const last = new Map<string, number>()
  for (const { unit, safety, leader } of teams)
    for (const [at, [device_type, name, location, brand, model, maint_months]] of kinds.entries()) {
      const id = devices.length + 1
      const prefix = numberPrefix(unit.dept_code)
      const serial = last.get(prefix) ?? 0
      last.set(prefix, serial + 1)
      const { bought, maintained, changed, luck } = agesOf(draw, maint_months)
      const status = unit.dept_code === SHOWN_OUTLET ? normal : statusBy(luck)
      const status_reason = reasons.get(status) ?? null
      devices.push({
        id,
        equip_no: nextEquipNo(unit.dept_code, serial),
        ...{ name, device_type, brand, model, location, maint_months, status, status_reason },
        sn: `${model.replace(/\W/g, '')}${100_000 + id}`,
        dept_id: unit.id,
        buy_date: days.day(-bought),
        warranty_end: days.day(-bought + 3 * 365),
        // A few stand under a contract of their own.
        maintain_company_id: at === PER_OUTLET - 1 && unit.id % 10 === 0 ? GENERAL : null,
        last_maint: days.day(-maintained),
        scrap_date: status === scrapped ? days.day(-changed) : null,
        create_user_id: safety.id,
        create_user_name: safety.real_name,
        create_time: new Date(days.at(-59, 9 * 60 + (id % 480))).toISOString(),
      })
      const event = (ago: number, by: Team['safety'], what: object) => ({
        ...{
          id: events.length + 1,
          equipment_id: id,
          to_status: null,
          user_id: by.id,
          user_name: by.real_name,
          ...what,
        },
        day: days.day(-ago),
        create_time: new Date(days.at(-ago, 15 * 60)).toISOString(),
      })
      events.push(event(maintained, safety, { kind: eventKind.maintained, note: '例行维保，功能正常' }))
      if (status_reason !== null)
        events.push(event(changed, leader, { kind: eventKind.state, note: status_reason, to_status: status }))
    }
  return { devices, events }
}
