import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  book: 'Use log',
  about:
    'Uses as terminals report them; the last 30 days unless days are given. Details stay two years, sums by month longer.',
  keywords: 'Device no.',
  days: 'Days',
  region: 'Used in',
  one: 'One use only',
  flag: { late: 'Late' },
  log: 'Use log',
  choice: {
    pay_from: { 0: 'Nothing to pay', 1: 'Package', 21: 'Balance', 22: 'Gift first' },
    result: { 1: 'Done', 2: 'Interrupted', 3: 'Failed' },
  },
  field: {
    start_time: 'Begin',
    device_no: 'Device no.',
    product_name: 'Product',
    agent_name: 'Agent',
    member_name: 'Member',
    use_type: 'Type',
    qty: 'Quantity',
    duration_s: 'Seconds',
    fee: 'Fee',
    pay_from: 'Paid from',
    result: 'Result',
    is_late: 'Late',
    consume_name: 'Main Consumable',
    consume_qty: 'Pieces Used in All',
    fee_gift: 'Of it gift',
    end_time: 'End',
    reported_time: 'Reported at',
    error_code: 'Error code',
    terminal_seq: 'Terminal no.',
    city_name: 'Used in',
    lng: 'Longitude',
    lat: 'Latitude',
  },
} satisfies Translation<typeof CN>
