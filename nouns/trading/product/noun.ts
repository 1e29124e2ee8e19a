import {
  choice,
  code,
  count,
  decimal,
  file,
  flag,
  line,
  moment,
  money,
  paragraph,
  pattern,
  person,
  photos,
  record,
} from '@shouya/noun/field'
import { defineNoun, partOf } from '@shouya/noun/noun'
import { amount, change, goodsCode, quantity } from '../goods/fields.ts'
import { status } from '../goods/rules.ts'

const limit = { min: -1_000_000_000, max: 1_000_000_000, optional: true, entered: true } as const

/** The terminals that the trading side sells and leases (domain 11.3). */
export const product = defineNoun({
  name: 'product',
  controller: 'Product',
  table: 'product',
  permission: 'product',
  route: '/product/productList',
  logged: ['params', 'consumes'],
  states: { dict: 'product_status', codes: status, open: [] },
  moves: {
    edit: { from: ['off', 'on', 'discontinued'], operation: 'edit', action: 'Save' },
    offer: { from: ['off'], to: 'on', ...change },
    withdraw: { from: ['on'], to: 'off', ...change },
    discontinue: { from: ['off', 'on'], to: 'discontinued', ...change, danger: true },
    resume: { from: ['discontinued'], to: 'off', ...change },
    delete: { from: ['off', 'discontinued'], operation: 'delete', action: 'Delete', danger: true },
  },
  fields: {
    product_code: goodsCode,
    product_name: line(100, 2, { entered: true, exported: true }),
    category_name: record('category_id', { entered: true, exported: true }),
    model: line(50, 1, { entered: true, exported: true }),
    cover_file_id: file({ entered: true }),
    sale_mode: code('sale_mode', { min: 1, max: 3, entered: true, exported: true }),
    price: money(amount),
    agent_price: money(amount),
    // Of leasing, a month's.
    lease_fee: money({ ...amount, min: 1, optional: true }),
    deposit: money({ ...amount, optional: true }),
    stock: count(quantity),
    // The part of the stock that approved orders wait for.
    reserved: count({ exported: true }),
    warranty_months: count({ min: 0, max: 120, entered: true, exported: true }),
    sort: count({ min: 0, max: 9999, entered: true }),
    status: code('product_status', { min: 0, max: 2, exported: true }),
    create_time: moment({ exported: true }),
    image_file_ids: photos(9, { entered: true, detail: true }),
    // Cleaned rich text with its pictures.
    detail: paragraph(500_000, 0, { optional: true, entered: true, detail: true }),
    // Its devices are started, stopped and set from the console.
    has_device_ctrl: flag({ entered: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, exported: true, detail: true }),
  },
  parts: {
    /** What can be set on its devices. The limits of a text are those of its length. */
    param: {
      fields: {
        key: pattern(/^[a-z][a-z0-9_]{0,29}$/, 30, { entered: true }),
        label: line(30, 1, { entered: true }),
        type: choice([1, 2, 3, 4], { entered: true }),
        min: decimal(limit),
        max: decimal(limit),
        // Of the type; what a device begins with.
        default: line(100, 0, { optional: true, entered: true }),
        unit: line(10, 0, { optional: true, entered: true }),
      },
    },
  },
  query: {
    sorts: ['sort', 'product_code', 'product_name', 'price', 'stock', 'create_time'],
    among: ['status'],
    equals: ['sale_mode'],
  },
})

export const param = partOf(product, 'param')
