import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import CategorySelect from '@shouya/console/versions/categories/CategorySelect.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { consume } from '../noun.ts'
import type { ConsumeDetail, ConsumeValues } from './consumeList.ts'

const toValues = ({ id, version, ...row }: ConsumeDetail): ConsumeValues => ({
  ...{ id, version },
  ...enteredOf(consume, row),
})

const toBody = ({ id, version, ...values }: ConsumeValues): ConsumeValues => ({
  ...(id !== undefined && { id, version }),
  ...enteredOf(consume, values),
})

/** Enters a consumable, or changes one. */
export default function ConsumeForm({ row, onClose }: { row?: ConsumeDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Consume/Save', ConsumeValues>
      path="Consume/Save"
      title={row ? `${t('consume.editTitle')} · ${row.consume_code}` : t('consume.addTitle')}
      initial={row ? toValues(row) : { pieces: 1, per_use_qty: 1, stock: 0, warn_stock: 0 }}
      toBody={toBody}
      {...(row && { reload: async () => toValues(await call('Consume/Get', { id: row.id })) })}
      again={!row}
      onClose={onClose}
    >
      <NounContext value={consume}>
        <Field of="consume_code" extra={t('consume.codeHint')} />
        <Field of="consume_name" />
        <Field of="category_name">
          <CategorySelect of="Consume" />
        </Field>
        <Field of="spec" />
        <Field of="unit" />
        <Field of="pieces" extra={t('consume.piecesHint')} />
        <Field of="price" />
        <Field
          of="agent_price"
          dependencies={['price']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, fen: number | null) =>
                fen != null && fen > (getFieldValue('price') ?? fen)
                  ? Promise.reject(new Error(t('product.refused.agentPrice')))
                  : Promise.resolve(),
            }),
          ]}
        />
        <Field of="stock" />
        <Field of="warn_stock" extra={t('consume.warnHint')} />
        <Field of="per_use_qty" />
        <Field of="shelf_months" />
        <Field of="remark" lines={2} />
      </NounContext>
    </FormDrawer>
  )
}
