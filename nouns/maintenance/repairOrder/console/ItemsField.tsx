import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import MoneyInput from '@shouya/console/ui/MoneyInput.tsx'
import { Button, Checkbox, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairItem } from '../noun.ts'
import { MOST_ITEMS } from '../rules.ts'
import styles from './ItemsField.module.css'

export type Item = { name: string; spec: string | null; qty: number; price: number; under_warranty: boolean }
type Props = { id?: string; value?: Item[]; onChange?: (items: Item[]) => void }

const { name: nameField, spec: specField, qty: qtyField } = repairItem.fields

/** The parts of a repair, a line each; on a phone a line is a card. */
export default function ItemsField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(repairItem)
  const change = (at: number, part: Partial<Item>) =>
    onChange?.(value.map((item, index) => (index === at ? { ...item, ...part } : item)))
  return (
    <div id={id} className={styles.items}>
      {value.map((item, at) => {
        const of = (field: Parameters<typeof label>[0]) => `${label(field)} ${at + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <div key={at} className={styles.item}>
            <Input
              value={item.name}
              maxLength={nameField.max}
              placeholder={label('name')}
              aria-label={of('name')}
              onChange={({ target }) => change(at, { name: target.value })}
            />
            <Input
              value={item.spec ?? ''}
              maxLength={specField.max}
              placeholder={label('spec')}
              aria-label={of('spec')}
              onChange={({ target }) => change(at, { spec: target.value || null })}
            />
            <InputNumber<number>
              value={item.qty}
              min={qtyField.min}
              max={qtyField.max}
              precision={0}
              prefix="×"
              aria-label={of('qty')}
              onChange={(qty) => change(at, { qty: qty ?? 1 })}
            />
            <MoneyInput
              value={item.price}
              aria-label={of('price')}
              onChange={(price) => change(at, { price: price ?? 0 })}
            />
            <Checkbox
              checked={item.under_warranty}
              onChange={({ target }) => change(at, { under_warranty: target.checked })}
            >
              {label('under_warranty')}
            </Checkbox>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={`${t('repairOrder.items.drop')} ${at + 1}`}
              onClick={() => onChange?.(value.filter((_, index) => index !== at))}
            />
          </div>
        )
      })}
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={value.length >= MOST_ITEMS}
        onClick={() => onChange?.([...value, { name: '', spec: null, qty: 1, price: 0, under_warranty: false }])}
      >
        {t('repairOrder.items.add')}
      </Button>
    </div>
  )
}
