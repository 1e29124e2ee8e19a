import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { Button, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { orderLine } from '../noun.ts'
import { amountOf, MOST_LINES } from '../rules.ts'
import styles from './Order.module.css'
import type { Offer } from './orderList.ts'

/** A line of the form: which of the offers, how many, for how long. */
export type LineValue = { key: string | null; qty: number; months: number }

export const keyOf = ({
  product_id,
  consume_id,
  binding_id,
}: Pick<Offer, 'product_id' | 'consume_id' | 'binding_id'>) =>
  [binding_id ?? 0, consume_id ?? 0, product_id ?? 0].join('-')

type Props = {
  id?: string
  value?: LineValue[]
  onChange?: (lines: LineValue[]) => void
  offers: readonly Offer[]
  /** Leases and renewals are for months; a renewal is of one lease. */
  isMonthly: boolean
  isSingle: boolean
}

const { qty: qtyField, months: monthsField } = orderLine.fields

/** The goods of an order, a line each, with what they cost; on a phone a line is a card. */
export default function LinesField({ id, value = [], onChange, offers, isMonthly, isSingle }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(orderLine)
  const change = (at: number, part: Partial<LineValue>) =>
    onChange?.(value.map((line, index) => (index === at ? { ...line, ...part } : line)))
  const taken = new Set(value.map(({ key }) => key))
  return (
    <div id={id}>
      {value.map((line, at) => {
        const named = (text: string) => `${text} ${at + 1}`
        const offer = offers.find((each) => keyOf(each) === line.key)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <div key={at} className={styles.line}>
            <Select<string>
              value={line.key}
              placeholder={t('ui.choose')}
              aria-label={named(label('item_name'))}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={(key) => change(at, { key })}
              options={offers
                .filter((each) => keyOf(each) === line.key || !taken.has(keyOf(each)))
                .map((each) => ({
                  value: keyOf(each),
                  label: `${each.item_name} ${each.item_spec ?? ''} ¥ ${yuan(each.price)}`,
                }))}
            />
            <InputNumber<number>
              value={line.qty}
              min={qtyField.min}
              max={isSingle ? 1 : qtyField.max}
              precision={0}
              prefix="×"
              aria-label={named(label('qty'))}
              onChange={(qty) => change(at, { qty: qty ?? 1 })}
            />
            {isMonthly ? (
              <InputNumber<number>
                value={line.months}
                min={monthsField.min}
                max={monthsField.max}
                precision={0}
                aria-label={named(label('months'))}
                suffix={label('months')}
                onChange={(months) => change(at, { months: months ?? 1 })}
              />
            ) : (
              <span />
            )}
            <span className={styles.amount}>{offer ? yuan(amountOf({ ...line, price: offer.price })) : '-'}</span>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={named(t('order.dropItem'))}
              onClick={() => onChange?.(value.filter((_, index) => index !== at))}
            />
          </div>
        )
      })}
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={value.length >= Math.min(MOST_LINES, offers.length)}
        onClick={() => onChange?.([...value, { key: null, qty: 1, months: isMonthly ? 12 : 1 }])}
      >
        {t('order.addItem')}
      </Button>
    </div>
  )
}
