import type { Calendar } from '@shouya/server/demo/calendar.ts'
import { personNames } from '@shouya/server/demo/personNames.ts'
import { random } from '@shouya/server/demo/random.ts'
import { member } from '../../member/noun.ts'
import type { Agent } from './ground.ts'

const MEMBERS = 180
const towns = [
  ...[['松湾', '330100', 120.15, 30.28] as const, ['东屏', '330200', 121.55, 29.87] as const],
  ...[['北渚', '330500', 120.09, 30.89] as const, ['青梧', '330600', 120.58, 30.03] as const],
  ...[['南栎', '330300', 120.7, 27.99] as const, ['云埠', '330400', 120.75, 30.75] as const],
  ...[['石漾', '330700', 119.65, 29.08] as const, ['桐浦', '331000', 121.42, 28.66] as const],
] as const
const words =
  `青禾 云杉 和瑞 长顺 恒丰 永泰 聚宝 同福 瑞祥 金谷 明德 春晖 百川 正源 兴隆 安和 德茂 广源 鼎盛 万通 嘉禾 福临 信成`.split(
    ' ',
  )
const trades = [
  '粮油商行',
  '物业',
  '贸易',
  '超市',
  '药房',
  '珠宝行',
  '典当行',
  '金店',
  '加油站',
  '烟酒商行',
  '建材',
  '农资',
]

const status = member.states.codes

export type MemberPlan = {
  readonly id: number
  readonly name: string
  readonly agent: Agent
  readonly status: number
  readonly type: number
  readonly contact: string
  readonly phone: string
  readonly town: (typeof towns)[number]
  readonly street: string
  readonly since: number
}

/** The samples of domain 11.11, by the number of the member. */
const samples: Readonly<Record<number, readonly [name: string, town: number, status: number]>> = {
  3: ['松湾青禾粮油商行', 0, status.normal],
  8: ['东屏云杉物业', 1, status.waiting],
  11: ['石漾和瑞贸易', 6, status.frozen],
}

const stateOf = (id: number): number => {
  if (id % 30 === 7) return status.unverified
  if (id % 30 === 14) return status.waiting
  if (id % 45 === 20) return status.refused
  if (id % 26 === 25) return status.frozen
  if (id % 36 === 33) return status.canceled
  return status.normal
}

/** Members in all states, most of them normal; DL001, whose account the demonstration shows, has a quarter of them. */
export function planMembers(agents: readonly [Agent, ...Agent[]], days: Calendar): MemberPlan[] {
  const draw = random('trade members')
  const names = personNames('trade members')
  return Array.from({ length: MEMBERS }, (_, index): MemberPlan => {
    const id = index + 1
    const sample = samples[id]
    const town = towns[sample?.[1] ?? index % towns.length] ?? towns[0]
    const word = words[Math.floor(index / towns.length) % words.length] as string
    const trade = trades[(index + Math.floor(index / towns.length)) % trades.length] as string
    return {
      ...{ id, name: sample?.[0] ?? `${town[0]}${word}${trade}`, status: sample?.[2] ?? stateOf(id) },
      agent: sample || index % 4 === 0 ? agents[0] : draw.pick(agents),
      // Institutions and merchants.
      type: id % 12 === 5 ? 1 : 2,
      contact: names.next().real_name,
      phone: `199001${String(id).padStart(5, '0')}`,
      town,
      street: `${town[0]}市${draw.pick(['望湖', '听松', '锦溪', '石桥', '柳堤', '长亭'])}路${draw.int(1, 300)}号`,
      since: days.at(-draw.int(70, 290), 9 * 60 + draw.int(0, 480)),
    }
  })
}
