import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

const free = 'trading belongs to no unit: agents see their tree, others the whole or nothing (order.db.test.ts)'
const own = 'named by whoever orders, found in scope or refused (order.db.test.ts)'
const part = 'a part of the order, which was found in scope'

/** What names a row in the actions of orders. */
export default {
  'Order/GetPageList agent_id': { free },
  'Order/GetOrderStatusCount agent_id': { free },
  'Order/GetOrderTotalAmount agent_id': { free },
  'Order/GetPrintList agent_id': { free },
  'Order/GetPrintList ids': { free },
  'Order/Get id': { free },
  'Order/GetOfferList buyer_id': { free: own },
  'Order/Save id': { free },
  'Order/Save buyer_id': { free: own },
  'Order/Save lines.product_id': { free: own },
  'Order/Save lines.consume_id': { free: own },
  'Order/Save lines.binding_id': { free: own },
  'Order/Pay id': { free },
  'Order/Pay pay_voucher_file_ids': { free: 'own uploads only (`tiePhotos`)' },
  'Order/UpdateStatus id': { free },
  'Order/UpdateStatus back.lines.line_id': { free: part },
  'Order/Deliver id': { free },
  'Order/Deliver file_ids': { free: 'own uploads only (`tiePhotos`)' },
  'Order/Deliver lines.line_id': { free: part },
  'Order/Invoice id': { free },
  'Order/Delete id': { free },
} satisfies Cases
