import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import ProductPicker from '../../productConsume/console/ProductPicker.tsx'
import { packageType, rechargePackage } from '../noun.ts'
import type { PackageDetail, PackageValues } from './packageList.ts'

const toValues = ({ id, version, products, ...row }: PackageDetail): PackageValues => ({
  ...{ id, version, product_ids: products.map((product) => product.id) },
  ...enteredOf(rechargePackage, row),
})

const toBody = ({ id, version, product_ids, ...values }: PackageValues): PackageValues => ({
  ...(id !== undefined && { id, version }),
  ...enteredOf(rechargePackage, values),
  ...(product_ids && { product_ids }),
})

/** Enters a package, or changes one. */
export default function PackageForm({ row, onClose }: { row?: PackageDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const title = row ? `${t('rechargePackage.editTitle')} · ${row.package_name}` : t('rechargePackage.addTitle')
  return (
    <FormDrawer<'Recharge/SavePackage', PackageValues>
      path="Recharge/SavePackage"
      title={title}
      initial={
        row
          ? toValues(row)
          : {
              ...{ package_type: packageType.times, gift_amount: 0, gift_times: 0, valid_days: 365 },
              ...{ sort: 100, product_ids: [] },
            }
      }
      toBody={toBody}
      {...(row && { reload: async () => toValues(await call('Recharge/GetPackage', { id: row.id })) })}
      onClose={onClose}
    >
      <NounContext value={rechargePackage}>
        <Fields />
      </NounContext>
    </FormDrawer>
  )
}

function Fields() {
  const { t } = useTranslation()
  const type = Form.useWatch('package_type', Form.useFormInstance())
  return (
    <>
      <Field of="package_name" />
      <Field of="package_type" />
      <Field of="price" {...(type === packageType.amount && { extra: t('rechargePackage.amountHint') })} />
      {type === packageType.times && (
        <>
          <Field of="times" required />
          <Field of="gift_times" extra={t('rechargePackage.giftTimesHint')} />
        </>
      )}
      {type === packageType.days && <Field of="days" required />}
      {type === packageType.amount && <Field of="gift_amount" extra={t('rechargePackage.giftHint')} />}
      <Field of="valid_days" extra={t('rechargePackage.validHint')} />
      <Field of="limit_per_member" extra={t('rechargePackage.limitHint')} />
      <Field of="begin_date" />
      <Field of="end_date" />
      <Field of="sort" />
      <Form.Item
        name="product_ids"
        label={t('rechargePackage.products')}
        extra={t('rechargePackage.productsHint')}
        className="ui-wide"
      >
        <ProductPicker mode="multiple" allowClear placeholder={t('rechargePackage.allProducts')} />
      </Form.Item>
      <Field of="remark" lines={2} />
    </>
  )
}
