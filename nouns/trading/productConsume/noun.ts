import { code, count, flag, moment, person, record } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Which consumables the devices of a product use up (domain 11.3). */
export const productConsume = defineNoun({
  name: 'productConsume',
  controller: 'Product',
  infix: 'Consume',
  table: 'product_consume',
  permission: 'consume',
  route: '/product/productConsume',
  unrecorded: true,
  fields: {
    product_name: record('product_id', { entered: true }),
    consume_name: record('consume_id', { entered: true }),
    unit: code('unit', { min: 1, max: 7 }),
    // Pieces of one use.
    qty_per_use: count({ min: 1, max: 1000, entered: true }),
    // Without it the device does not start.
    required: flag({ entered: true }),
    create_user_name: person('create_user_id', { optional: true }),
    create_time: moment(),
  },
  query: {
    sorts: ['create_time', 'qty_per_use'],
    equals: ['product_name', 'consume_name', 'required'],
  },
})
