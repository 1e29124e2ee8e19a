import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  add: 'New product consumable',
  addTitle: 'New product consumable',
  editTitle: 'Change the quantity',
  about:
    'Which consumables each product uses, and how many pieces a use takes. Without a required one a device does not start.',
  keywords: 'Code or name of product or consumable',
  relate: 'Relate consumables',
  relateHint: 'The product no longer uses what is not in this list',
  line: 'Line {n}',
  addLine: 'Add a consumable',
  dropLine: 'Remove',
  deleteAsk: 'Delete the consumable “{consume}” of “{product}”?',
  refused: {
    twice: 'A consumable can be chosen once',
    consume: 'There is no such consumable on sale',
    product: 'There is no such product, or it is discontinued',
  },
  field: {
    product_name: 'Product',
    consume_name: 'Consumable',
    unit: 'Unit',
    qty_per_use: 'Pieces per use',
    required: 'Required',
    create_user_name: 'Created by',
    create_time: 'Created',
  },
} satisfies Translation<typeof CN>
