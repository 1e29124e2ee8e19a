import type { StateName } from '@shouya/noun/noun'
import type { Calendar } from '@shouya/server/demo/calendar.ts'
import { agents as names } from '@shouya/server/demo/posts.ts'
import { agent } from '../noun.ts'

/** An agent of domain 11.2 and 16.1. Days are counted from today. */
export type DemoAgent = {
  id: number
  level: number
  parent: number | null
  state: StateName<typeof agent>
  regions: readonly string[]
  /** The last day of the contract; a draft may have none. */
  end: number | null
  /** Why it was refused, disabled or has ended, or is to end. */
  reason?: string
  /** The end of its contract waits for finance. */
  ending?: true
}

const of = (
  id: number,
  [level, parent]: readonly [number, number | null],
  state: DemoAgent['state'],
  region: string,
  end: number | null,
  more: Pick<DemoAgent, 'reason' | 'ending'> = {},
): DemoAgent => ({ id, level, parent, state, regions: region === '' ? [] : [region], end, ...more })

/** A tree of four levels with every state; accounts of the agents' people refer to these ids. */
export const demoAgents: readonly DemoAgent[] = [
  of(1, [2, 4], 'approved', '330100', 420),
  of(2, [3, 5], 'waiting', '330203', 360),
  of(3, [3, 1], 'refused', '330106', 300, { reason: '营业执照已过期，请更新后重新提交' }),
  of(4, [1, null], 'approved', '330000', 700),
  of(5, [2, 4], 'approved', '330200', 510),
  of(6, [2, 4], 'approved', '330300', 380),
  of(7, [2, 4], 'approved', '330400', 290),
  of(8, [3, 7], 'approved', '330402', 240),
  of(9, [3, 5], 'approved', '330205', 330),
  of(10, [2, 4], 'approved', '330500', 20),
  of(11, [3, 1], 'approved', '330102', 400),
  of(12, [3, 1], 'approved', '330105', 365),
  of(13, [4, 11], 'approved', '330102', 180),
  of(14, [4, 9], 'approved', '330205', 210),
  of(15, [3, 7], 'disabled', '330411', 95, { reason: '连续三个月未结清货款' }),
  of(16, [3, 6], 'disabled', '330302', 60, { reason: '双方协商终止合作', ending: true }),
  of(17, [3, 6], 'ended', '330303', -30, { reason: '合同到期不再续签' }),
  of(18, [2, 4], 'draft', '', null),
  of(19, [3, 5], 'draft', '330206', 365),
  of(20, [3, 10], 'waiting', '330502', 365),
  of(21, [3, 1], 'waiting', '330105', 365),
  of(22, [4, 8], 'refused', '330402', 365, { reason: '区域内已有网点代理，暂不增设' }),
  of(23, [4, 8], 'approved', '330402', 150),
  of(24, [2, 4], 'approved', '330800', 6),
]

const contacts = ['林承', '周渡', '沈望', '顾深', '许砚', '陈泊', '陆知', '程远', '方圆', '何川', '宋听', '江一']

type By = { id: number; real_name: string }
/** Who entered the agents, who approves them, and who is asked for their end. */
export type Makers = { maker: By; judge: By; finance: By }

const pathOf = ({ id, parent }: DemoAgent): string => {
  const above = demoAgents.find((other) => other.id === parent)
  return above ? `${pathOf(above)}.${id}` : String(id)
}

type At = (day: number, hour: number) => string

/** The data of an agent whose form was filled in. */
const complete = (id: number, end: number, days: Calendar) => ({
  contact_name: contacts[id % contacts.length],
  phone: `1990001${String(id).padStart(4, '0')}`,
  id_card_mask: '9999**********0012',
  bank_account_mask: '6222********0001',
  credit_code: `91990000MA0002${String(id).padStart(3, '0')}X`,
  address: `沧岭市桂花路${100 + id}号`,
  bank_name: '沧岭银行松湾分行',
  contract_no: `CLYH-DL-${String(id).padStart(3, '0')}`,
  contract_begin: days.day(end - 730),
  contract_end: days.day(end),
})

/** The columns of a person and a moment; without, both are empty. */
function stamp(name: string, by: By | null, time: string) {
  const { id, real_name } = by ?? { id: null, real_name: null }
  return { [`${name}_user_id`]: id, [`${name}_user_name`]: real_name, [`${name}_time`]: by ? time : null }
}

/** Who has submitted and judged an agent, and changed its state since. `day`: that of its entry. */
function course({ state, reason, ending }: DemoAgent, { maker, judge, finance }: Makers, day: number, at: At) {
  const isJudged = state !== 'draft' && state !== 'waiting'
  const isOver = state === 'disabled' || state === 'ended'
  const isAsked = ending === true || state === 'ended'
  const judged = isJudged ? judge : null
  const changer = state === 'ended' ? finance : judged
  return {
    ...stamp('submit', state === 'draft' ? null : maker, at(day + 1, 11)),
    ...stamp('audit', judged, at(day + 2, 15)),
    audit_opinion: isJudged ? (state === 'refused' ? (reason ?? null) : '资料齐全，同意') : null,
    ...stamp('status', changer, isOver ? at(-8, 10) : at(day + 2, 15)),
    status_reason: reason ?? null,
    ...stamp('end_ask', isAsked ? maker : null, at(-9, 16)),
    end_reason: isAsked ? (reason ?? null) : null,
    version: isJudged ? 3 : 1,
  }
}

const shares = { discount: [10_000, 9_500, 9_200, 9_000], commission: [300, 200, 150, 100] } as const

/** The row of an agent. `licence`: its papers. */
export function agentRow(of: DemoAgent, days: Calendar, makers: Makers, licence: readonly number[]) {
  const { id, state, end, level } = of
  const { maker } = makers
  const at: At = (day, hour) => new Date(days.at(day, hour * 60)).toISOString()
  const entered = state === 'draft' || state === 'waiting' ? -9 - (id % 5) : -200 - id
  return {
    id,
    agent_name: names[id - 1],
    agent_level: level,
    parent_agent_id: of.parent,
    path: pathOf(of),
    ...(end !== null && complete(id, end, days)),
    licence_file_ids: licence,
    region_codes: of.regions,
    discount_rate: shares.discount[level - 1],
    commission_rate: shares.commission[level - 1],
    credit_limit: level <= 2 && end !== null ? 5_000_000 : 0,
    status: agent.states.codes[state],
    ...course(of, makers, entered, at),
    create_user_id: maker.id,
    create_user_name: maker.real_name,
    create_time: at(entered, 9),
  }
}
