import { useUser } from '@shouya/console/api/account.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { Alert, Checkbox, Form, Select } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buyerType, isPhysical, orderType, totalsOf } from '../rules.ts'
import LinesField, { keyOf, type LineValue } from './LinesField.tsx'
import type { OrderDetail } from './orderList.ts'

export type Known = DataOf<'Order/GetOfferList'>

/** Dictionary user_type: the bank's own people. */
const INSIDE = 1

/** Buyer, goods with what they cost as it is entered, and where they go. */
export default function OrderFields({ row }: { row: OrderDetail | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const isOutside = useUser().user_type !== INSIDE
  const type = Form.useWatch<number | undefined>('order_type', form) ?? orderType.devices
  const buyer = Form.useWatch<string | undefined>('buyer', form)
  const [buyer_type = 0, buyer_id = 0] = (buyer ?? '').split('-').map(Number)
  const { data: known } = useRead(
    'Order/GetOfferList',
    { buyer_type: buyer_type as 2 | 3, buyer_id, order_type: type },
    { enabled: buyer_id > 0 },
  )
  // The body needs the prices that were shown.
  useEffect(() => form.setFieldValue('known', known), [form, known])
  const isRenewal = type === orderType.renewal
  return (
    <>
      <BuyerItem row={row} />
      <Field of="order_type" />
      <Form.Item name="known" hidden>
        <input type="hidden" />
      </Form.Item>
      <Form.Item name="lines" label={t('order.items')} className="ui-wide" rules={[{ required: true, type: 'array' }]}>
        <LinesField
          offers={known?.offers ?? []}
          isMonthly={type === orderType.lease || isRenewal}
          isSingle={isRenewal}
        />
      </Form.Item>
      {known?.offers.length === 0 && (
        <Alert
          className="ui-wide"
          role="status"
          type="warning"
          showIcon
          title={t(buyer_type === 2 && type !== orderType.renewal ? 'order.noOffersAgent' : 'order.noOffers')}
        />
      )}
      <Totals known={known} />
      {isPhysical(type) && (
        <>
          <Field of="contact_name" />
          <Field of="phone" />
          <Field of="address" lines={1} />
        </>
      )}
      {!isOutside && <Field of="freight" required={false} />}
      <Field of="invoice_type" />
      <Field of="invoice_title" />
      <Field of="invoice_tax_no" />
      <Field of="remark" lines={2} />
      <Form.Item name="submit" valuePropName="checked" className="ui-wide">
        <Checkbox>{t('order.isOrdered')}</Checkbox>
      </Form.Item>
    </>
  )
}

/** Who orders; where they are, their goods go. Their phone is masked: left so, the server takes the whole one. */
function BuyerItem({ row }: { row: OrderDetail | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const [keywords, setKeywords] = useState('')
  const { data: found = [] } = useRead('Order/GetBuyerList', { keywords }, { keep: true, enabled: row === undefined })
  const options = row
    ? [{ value: `${row.buyer_type}-${row.buyer_id}`, label: row.buyer_name }]
    : found.map((each) => ({
        value: `${each.buyer_type}-${each.buyer_id}`,
        label: `${t(`order.buyerType.${each.buyer_type === buyerType.agent ? 'agent' : 'member'}`)} ${each.number} ${each.name}`,
      }))
  const choose = (value: string) => {
    const chosen = found.find((each) => `${each.buyer_type}-${each.buyer_id}` === value)
    if (!chosen) return
    const { contact_name, phone, address } = chosen
    form.setFieldsValue({ contact_name, phone, address, lines: [{ key: null, qty: 1, months: 1 }] })
  }
  return (
    <Form.Item
      name="buyer"
      label={t('order.buyer')}
      extra={row ? undefined : t('order.buyerHint')}
      className="ui-wide"
      rules={[{ required: true }]}
    >
      <Select<string>
        disabled={row !== undefined}
        placeholder={t('ui.choose')}
        showSearch={{ filterOption: false, onSearch: setKeywords }}
        onChange={choose}
        options={options}
      />
    </Form.Item>
  )
}

/** What the order costs as it stands in the form. */
function Totals({ known }: { known: Known | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const lines = Form.useWatch<LineValue[] | undefined>('lines', form) ?? []
  const freight = Form.useWatch<number | null | undefined>('freight', form) ?? 0
  const chosen = lines.flatMap(({ key, qty, months }) => {
    const offer = known?.offers.find((each) => keyOf(each) === key)
    return offer ? [{ ...offer, qty, months }] : []
  })
  const { goods, discount, total } = totalsOf(chosen, known?.discount_rate ?? 0, freight)
  const deposit = chosen.reduce((sum, line) => sum + line.deposit * line.qty, 0)
  const words = { goods: yuan(goods), discount: yuan(discount), freight: yuan(freight), total: yuan(total) }
  return (
    <Alert
      className="ui-wide"
      role="status"
      type="info"
      showIcon
      title={t('order.willTotal', words)}
      {...(deposit > 0 && { description: t('order.depositLater', { amount: yuan(deposit) }) })}
    />
  )
}
