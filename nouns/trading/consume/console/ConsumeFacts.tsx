import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useTranslation } from 'react-i18next'
import { consume } from '../noun.ts'
import type { ConsumeDetail } from './consumeList.ts'
import Stock from './Stock.tsx'

/** All fields of a consumable, and the products that use it. */
export default function ConsumeFacts({ row }: { row: ConsumeDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(consume)
  return (
    <Facts
      of={consume}
      row={row}
      show={[
        'category_name',
        'spec',
        'unit',
        'pieces',
        'price',
        'agent_price',
        { label: label('stock'), value: <Stock row={row} /> },
        'reserved',
        'warn_stock',
        'per_use_qty',
        'shelf_months',
        {
          label: t('consume.products'),
          value: row.products.map(({ product_code, product_name }) => `${product_code} ${product_name}`).join(mark('、')),
          wide: true,
        },
        'create_user_name',
        'create_time',
        'remark',
      ]}
    />
  )
}
