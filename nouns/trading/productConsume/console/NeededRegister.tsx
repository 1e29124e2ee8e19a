import { goTo } from '@shouya/console/app/host/navigation.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useAdding } from '@shouya/console/ui/useAdding.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import Words from '@shouya/console/ui/Words.tsx'
import { useTranslation } from 'react-i18next'
import { productConsume } from '../noun.ts'
import ConsumePicker from './ConsumePicker.tsx'
import NeededForm from './NeededForm.tsx'
import { type NeededRow, neededShape } from './neededList.ts'
import ProductPicker from './ProductPicker.tsx'

/** Which consumables each product uses (domain 11.3). */
export default function NeededRegister() {
  const { t } = useTranslation()
  const register = useRegister('Product/GetConsumePageList', neededShape, productConsume.query.sorts)
  const { ask, dialog } = useDialog()
  const [adding, setAdding] = useAdding('Product/SaveConsume')
  const remove = useRemove('Product/DeleteConsume')
  const columns = useNounColumns<typeof productConsume, NeededRow>(productConsume, {
    product_name: { width: 216, render: (row) => <Words text={`${row.product_code} ${row.product_name}`} /> },
    consume_name: {
      width: 264,
      render: (row) => <Words text={`${row.consume_code} ${row.consume_name} ${row.spec}`} />,
    },
    unit: { width: 72 },
    qty_per_use: { width: 136, sort: true },
    required: { width: 72 },
    create_user_name: { width: 112, hidden: true },
    create_time: { width: 136, sort: true, hidden: true },
  })
  return (
    <>
      <NounList
        of={productConsume}
        name="ProductConsume.list"
        register={register}
        shape={neededShape}
        columns={columns}
        // Its product has all of it.
        onOpen={(row) => goTo(`/product/productList?id=${row.product_id}`)}
        actions={(row) => [
          {
            text: t('ui.edit'),
            path: 'Product/SaveConsume',
            body: { id: row.id },
            onClick: () => ask((onClose) => <NeededForm row={row} onClose={onClose} />),
          },
          {
            text: t('ui.delete'),
            path: 'Product/DeleteConsume',
            danger: true,
            onClick: () =>
              remove(row, {
                title: t('productConsume.deleteAsk', { product: row.product_name, consume: row.consume_name }),
              }),
          },
        ]}
        add={{ path: 'Product/SaveConsume', onClick: () => setAdding(true) }}
        fields={
          <>
            <Filter of="product_name">
              <ProductPicker allowClear placeholder={t('common.all')} />
            </Filter>
            <Filter of="consume_name">
              <ConsumePicker allowClear placeholder={t('common.all')} />
            </Filter>
          </>
        }
        flags={{ required: t('productConsume.field.required') }}
      />
      {adding && <NeededForm onClose={() => setAdding(false)} />}
      {dialog}
    </>
  )
}
