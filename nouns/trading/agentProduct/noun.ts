import { code, company, count, day, line, moment, money, person, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

const states = { pending: 0, open: 1, paused: 2, ended: 3 } as const

/** What an agent may order, at which price, and how many devices of it (domain 11.4). */
export const agentProduct = defineNoun({
  name: 'agentProduct',
  controller: 'AgentProduct',
  table: 'agent_product',
  permission: 'agent_product',
  route: '/product/agentProduct',
  states: { dict: 'agent_product_status', codes: states, open: [] },
  moves: {
    activate: { from: ['pending'], to: 'open', operation: 'activate', action: 'Activate' },
    suspend: { from: ['open'], to: 'paused', operation: 'suspend', action: 'ChangeStatus', danger: true },
    resume: { from: ['paused'], to: 'open', operation: 'suspend', action: 'ChangeStatus' },
    // Before it ends, or after.
    renew: { from: ['open', 'ended'], to: 'open', operation: 'renew', action: 'Renew' },
  },
  fields: {
    agent_name: company('agent_id', { entered: true }),
    product_name: record('product_id', { entered: true }),
    model: line(50, 1),
    // Left out: the product's agent price by the agent's discount.
    agent_price: money({ optional: true, entered: true }),
    // What it pays today. Fen.
    price: money(),
    quota_devices: count({ min: 0, max: 100_000, entered: true }),
    // Devices of the product that are assigned to the agent.
    activated_devices: count(),
    begin_date: day({ entered: true }),
    end_date: day({ entered: true }),
    status: code('agent_product_status'),
    status_reason: line(200, 2, { optional: true }),
    status_time: moment({ optional: true }),
    create_time: moment(),
    status_user_name: person('status_user_id', { optional: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'end_date'],
    among: ['status'],
    equals: ['agent_name', 'product_name'],
  },
  counters: {
    /** Products of agents that end within 30 days. */
    agent_product_ending: { expiry: '30', tile: { group: 'trade', unit: 'paper', tone: 'waits' } },
  },
})
