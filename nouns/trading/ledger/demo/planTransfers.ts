import { type Calendar, HOUR, iso, MINUTE } from '@shouya/server/demo/calendar.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import { agentTransfer, transferType } from '../../agentTransfer/noun.ts'
import { entered, type Staff } from '../../demo/staff.ts'
import type { Agent } from './ground.ts'
import type { Journal } from './journal.ts'

const { table } = agentTransfer
const { waiting, done, refused, withdrawn } = agentTransfer.states.codes

/** `at`: when it was asked for. */
export type TransferRow = Record<string, unknown> & { readonly id: number; readonly at: number }

type Asked = { readonly agent: Agent; readonly at: number; readonly goods: number }

/** Fen that an agent has left of what it has paid in: of DL001 the 12,800 yuan of domain 11.2. */
const leftOf = (agentId: number): number => (agentId === 1 ? 1_280_000 : 500_000)

/**
 * Money of agents in and out: what they have paid in before they ordered, and some requests in each state.
 * `spent`: what each has ordered from its goods account; `voucher`: the bank's receipt, for the record of this id.
 */
export function planTransfers(
  agents: readonly Agent[],
  spent: ReadonlyMap<number, number>,
  staff: Staff,
  journal: Journal,
  days: Calendar,
  voucher: (at: number, id: number) => number,
) {
  const rows: TransferRow[] = []
  for (const agent of agents) {
    const goods = (spent.get(agent.id) ?? 0) + leftOf(agent.id)
    confirmPayIn(payIn({ agent, at: days.at(-260, 9 * 60 + 30), goods }), days.at(-260, 10 * 60))
  }
  const [own, second, third, fourth] = agents
  if (!own || !second || !third || !fourth) throw new Error('too few agents are approved')
  const wrong = payIn({ agent: own, at: days.at(-20, 9 * 60 + 20), goods: 300_000 })
  decide(wrong.row, staff.cashier, days.at(-20, 15 * 60), {
    ...{ status: refused, opinion: '回单金额与申请不一致，请核对后重新提交' },
  })
  payIn({ agent: own, at: days.present - 3 * HOUR, goods: 500_000 })
  payOut({ agent: second, at: days.present - 2 * HOUR, goods: 120_000 })
  const given = payOut({ agent: third, at: days.at(-15, 10 * 60), goods: 200_000 })
  const givenAt = days.at(-15, 11 * 60)
  decide(given.row, given.by, givenAt, { status: withdrawn })
  journal.giveBack({ table, id: given.row.id, at: givenAt })
  confirmPayOut(payOut({ agent: fourth, at: days.at(-12, 10 * 60), goods: 150_000 }), days.at(-12, 16 * 60))
  return { rows }

  function ask({ agent, at, goods }: Asked, columns: object) {
    const by = staff.agents.find(({ belongs }) => belongs === agent.name) ?? staff.operator
    const row: TransferRow = {
      ...{ id: rows.length + 1, at, agent_id: agent.id, agent_name: agent.name },
      ...{ goods_amount: goods, commission_amount: 0, status: waiting, voucher_file_ids: [] as number[] },
      ...columns,
      ...entered(by, at),
    }
    rows.push(row)
    return { agent, row, by, goods }
  }

  type Request = ReturnType<typeof ask>

  function payIn(asked: Asked): Request {
    const id = rows.length + 1
    return ask(asked, {
      ...{ type: transferType.payIn, trade_no: `PAYIN${String(id).padStart(8, '0')}` },
      voucher_file_ids: [voucher(asked.at, id)],
    })
  }

  function payOut(asked: Asked): Request {
    const bank = { bank_name: '沧岭银行松湾分行', bank_account_mask: '6222********0001' }
    const request = ask(asked, { type: transferType.payOut, ...bank })
    const { agent, at, goods: amount } = asked
    journal.setAside({ at, account: 'goods', ownerId: agent.id, amount, table, id: request.row.id })
    return request
  }

  function decide(row: TransferRow, by: Person, at: number, change: object): void {
    Object.assign(row, {
      ...{ decide_user_id: by.id, decide_user_name: by.real_name, decide_time: iso(at), version: 2 },
      ...change,
    })
  }

  function confirmPayIn({ agent, row, goods }: Request, at: number): void {
    decide(row, staff.cashier, at, { status: done })
    journal.post({
      ...{ at, event: 'agent_paid_in', table, id: row.id, owners: { agent: agent.id }, amounts: { amount: goods } },
      ...{ operator: staff.cashier, memo: `${agent.name} 预付货款` },
      posted: (txn_no) => Object.assign(row, { txn_no }),
    })
  }

  function confirmPayOut({ agent, row, goods }: Request, at: number): void {
    const trade_no = `PAYOUT${String(row.id).padStart(8, '0')}`
    decide(row, staff.cashier, at, { status: done, trade_no })
    const said = { table, id: row.id, operator: staff.cashier, memo: `${agent.name} 提款` }
    journal.post({
      ...{ at, event: 'agent_payout_sent', owners: { agent: agent.id }, amounts: { goods, commission: 0 }, ...said },
      posted: (txn_no) => Object.assign(row, { txn_no }),
    })
    journal.post({ at: at + MINUTE, event: 'refund_arrived', owners: {}, amounts: { amount: goods }, ...said })
  }
}
