import { code, count, line, moment, money, person, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'
import { amount, change, goodsCode, quantity } from '../goods/fields.ts'
import { status } from '../goods/rules.ts'

/** What terminals use up (domain 11.3): sold by its unit, authorised and used by the piece. */
export const consume = defineNoun({
  name: 'consume',
  controller: 'Consume',
  table: 'consume',
  permission: 'consume',
  route: '/product/consume',
  states: { dict: 'product_status', codes: { off: status.off, on: status.on }, open: [] },
  moves: {
    edit: { from: ['off', 'on'], operation: 'edit', action: 'Save' },
    offer: { from: ['off'], to: 'on', ...change },
    withdraw: { from: ['on'], to: 'off', ...change },
    delete: { from: ['off'], operation: 'delete', action: 'Delete', danger: true },
  },
  fields: {
    consume_code: goodsCode,
    consume_name: line(100, 2, { entered: true, exported: true }),
    category_name: record('category_id', { entered: true, exported: true }),
    spec: line(50, 1, { entered: true, exported: true }),
    unit: code('unit', { min: 1, max: 7, entered: true, exported: true }),
    // Of one unit: 500 seals on a roll.
    pieces: count({ min: 1, max: 100_000, entered: true, exported: true }),
    price: money(amount),
    agent_price: money(amount),
    stock: count(quantity),
    // The part of the stock that approved orders wait for.
    reserved: count({ exported: true }),
    warn_stock: count(quantity),
    status: code('product_status', { exported: true }),
    create_time: moment({ exported: true }),
    // Pieces, where the product that needs it says nothing else.
    per_use_qty: count({ min: 1, max: 1000, entered: true, exported: true, detail: true }),
    shelf_months: count({ min: 1, max: 120, optional: true, entered: true, exported: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, exported: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'consume_code', 'consume_name', 'price', 'stock'],
    among: ['status'],
    equals: ['category_name'],
    // On sale, with less in stock than its warning says.
    flags: ['low'],
  },
  counters: {
    /** Consumables that run short. */
    consume_low: { low: true, tile: { group: 'trade', unit: 'kind', tone: 'waits' } },
  },
})
