import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { productConsume } from '../noun.ts'
import ConsumePicker from './ConsumePicker.tsx'
import type { NeededRow, NeededValues } from './neededList.ts'
import ProductPicker from './ProductPicker.tsx'

/** Says that a product uses a consumable, or how much of it; both stay. */
export default function NeededForm({ row, onClose }: { row?: NeededRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Product/SaveConsume', NeededValues>
      path="Product/SaveConsume"
      title={row ? `${t('productConsume.editTitle')} · ${row.product_code}` : t('productConsume.addTitle')}
      initial={
        row
          ? { id: row.id, version: row.version, ...enteredOf(productConsume, row) }
          : { qty_per_use: 1, required: true }
      }
      toBody={(values) => values}
      small
      onClose={onClose}
    >
      <NounContext value={productConsume}>
        <Field of="product_name">
          <ProductPicker disabled={row !== undefined} />
        </Field>
        <Field of="consume_name">
          <ConsumePicker disabled={row !== undefined} known={row ? [row] : []} />
        </Field>
        <Field of="qty_per_use" />
        <Field of="required" />
      </NounContext>
    </FormDrawer>
  )
}
