import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Button, Form, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { performanceItem } from '../noun.ts'
import { suggested } from '../rules.ts'
import Basis from './Basis.tsx'
import styles from './performance.module.css'
import type { FormValues, Item } from './performanceList.ts'

type Props = { of: number; items: readonly Item[]; required: boolean }

/** The points of people beside what the system counted; one button takes over what the system suggests. */
export default function ItemsField({ of, items, required }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(performanceItem)
  const form = Form.useFormInstance<FormValues>()
  const fill = () => {
    for (const [index, item] of items.entries()) {
      const given = form.getFieldValue(['items', index, 'manual']) as number | null | undefined
      if ((given ?? null) === null) form.setFieldValue(['items', index, 'manual'], suggested(item))
    }
  }
  return (
    <Form.Item label={t('performanceEvaluation.items.title')} className="ui-wide">
      <Button onClick={fill}>{t('performanceEvaluation.suggested')}</Button>
      <div className={styles.items}>
        {items.map((item, index) => (
          <fieldset key={item.seq} className={styles.item} aria-label={item.content}>
            <span>
              {item.seq + 1}. {item.content}
              <Basis of={of} item={item} />
            </span>
            <Form.Item name={['items', index, 'manual']} rules={[{ required }]}>
              <InputNumber
                min={0}
                max={item.weight}
                step={0.5}
                precision={1}
                suffix={`/ ${item.weight}`}
                aria-label={`${item.content} ${label('manual')}`}
                style={{ width: '100%' }}
              />
            </Form.Item>
          </fieldset>
        ))}
      </div>
    </Form.Item>
  )
}
