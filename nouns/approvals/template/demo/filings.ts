import { type Calendar, HOUR, localText, MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Person, Team } from '@shouya/server/demo/people.ts'
import { type Random, random } from '@shouya/server/demo/random.ts'

/** `form`: the code of its template. */
export type Filing = { form: string; by: Person; at: number; data: Record<string, unknown> }

const COUNT = 48
const SUGGESTIONS = 12
const DAYS = 40

/** The submissions of the outlets in the last weeks, oldest first. */
export function filings(teams: readonly Team[], days: Calendar): Filing[] {
  const draw = random('filings')
  const anyTeam = () => {
    const team = teams[draw.int(0, teams.length - 1)]
    if (!team) throw new Error('no outlets')
    return team
  }
  const submissions = Array.from({ length: COUNT }, () => {
    const team = anyTeam()
    const at = days.at(-draw.int(1, DAYS), draw.int(8 * 60 + 30, 17 * 60))
    return draw.chance(0.6) ? leave(team, at, draw) : escort(team, at, draw)
  })
  const suggested = Array.from({ length: SUGGESTIONS }, () => suggestion(anyTeam(), days, draw))
  return [...submissions, ...suggested].sort((a, b) => a.at - b.at)
}

type Suggested = readonly [deviceType: string, place: string, text: string]

const suggestions: readonly [Suggested, ...Suggested[]] = [
  ['2', '营业厅大门', '大门门磁在大风天常常误报，建议更换为防风型门磁'],
  ['1', '自助区入口', '自助区入口一侧有盲区，建议增加一台半球摄像机'],
  ['1', '后院停车处', '后院夜间照度不足，画面不清，建议增加补光灯'],
  ['10', '监控设备间', '后备电源只能撑十分钟，建议更换蓄电池'],
]

/** A suggestion of an outlet; some leave a number for a call back. */
function suggestion({ safety, leader }: Team, days: Calendar, draw: Random): Filing {
  const [device_type, place, text] = draw.pick(suggestions)
  const call = draw.chance(0.5)
  const data = {
    device_type,
    place,
    urgency: String(draw.int(1, 3)),
    suggestion: text,
    photos: [],
    call_back: call ? '1' : '2',
    ...(call && { phone: `139${draw.int(10_000_000, 99_999_999)}` }),
  }
  const at = days.at(-draw.int(1, DAYS), draw.int(8 * 60 + 30, 17 * 60))
  return { form: 'SUGGESTION', by: draw.pick([safety, leader]), at, data }
}

const minute = (at: number) => localText(at).slice(0, 16)

/** 1 annual, 2 personal, 4 wedding or funeral, 5 time off; sick leave requires a certificate. */
const leaveTypes = ['1', '1', '2', '4', '5'] as const
const leaveReasons = [
  '回家看望父母，请予批准',
  '办理房产过户手续',
  '参加孩子家长会',
  '陪同家人体检复查',
  '补休上月加班两天',
] as const

function leave({ leader, safety, teller }: Team, at: number, draw: Random): Filing {
  const by = draw.pick([safety, teller])
  const begin = at + draw.int(2, 9) * 24 * HOUR
  const data = {
    staff_type: '1',
    leave_type: draw.pick(leaveTypes),
    range: [minute(begin), minute(begin + draw.int(1, 5) * 12 * HOUR)],
    handover_user: by === safety ? leader.id : safety.id,
    key_handover: by === safety,
    reason: draw.pick(leaveReasons),
    proof: [],
  }
  return { form: 'FLOW_LEAVE', by, at, data }
}

const escortReasons = [
  '节前备付现金不足，需临时下发',
  '库存超限，申请当日上缴',
  '企业客户集中缴存，上门收款',
  '残损币集中上缴',
] as const

function escort({ unit, leader }: Team, at: number, draw: Random): Filing {
  const data = {
    need_type: String(draw.int(1, 3)),
    from_dept: unit.id,
    to_dept: unit.parent_id,
    need_time: minute(at + draw.int(130, 900) * MINUTE),
    box_count: draw.int(1, 8),
    has_voucher: draw.chance(0.3),
    amount_level: String(draw.int(1, 3)),
    armed: true,
    reason: draw.pick(escortReasons),
    car_no: `沧A·Y${draw.int(100, 999)}`,
    crew: '一组：韩立、罗平',
    arrive_time: minute(at + 90 * MINUTE),
  }
  return { form: 'FLOW_TEMP_ESCORT', by: leader, at, data }
}
