import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { guardItem } from '../noun.ts'
import type { FormValues, GuardDetail } from './guardList.ts'
import styles from './guards.module.css'

const { reason } = guardItem.fields

/** Points taken of each item; whoever takes some says why. */
export default function ItemsField({ items }: { items: GuardDetail['items'] }) {
  const { t } = useTranslation()
  const { label } = useNounWords(guardItem)
  const form = Form.useFormInstance<FormValues>()
  const taken = Form.useWatch<FormValues['items'] | undefined>('items', form)
  return (
    <Form.Item label={t('guardEvaluation.items.title')} className="ui-wide">
      <div className={styles.items}>
        {items.map((item, index) => (
          <fieldset key={item.seq} className={styles.item} aria-label={item.content}>
            <span>
              {item.seq + 1}. {item.content}
            </span>
            <Form.Item name={['items', index, 'deduct']} rules={[{ type: 'number', min: 0, max: item.full }]}>
              <InputNumber
                min={0}
                max={item.full}
                precision={0}
                prefix="−"
                suffix={`/ ${item.full}`}
                aria-label={`${item.content} ${label('deduct')}`}
                style={{ width: '100%' }}
              />
            </Form.Item>
            {(taken?.[index]?.deduct ?? 0) > 0 ? (
              <Form.Item
                name={['items', index, 'reason']}
                rules={[{ required: true, min: reason.min, max: reason.max, whitespace: true }]}
              >
                <Input
                  maxLength={reason.max}
                  placeholder={label('reason')}
                  aria-label={`${item.content} ${label('reason')}`}
                />
              </Form.Item>
            ) : (
              <span />
            )}
          </fieldset>
        ))}
      </div>
    </Form.Item>
  )
}
