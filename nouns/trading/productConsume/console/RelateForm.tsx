import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Button, Checkbox, Form, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { productConsume } from '../noun.ts'
import { MOST_NEEDED } from '../rules.ts'
import ConsumePicker from './ConsumePicker.tsx'
import styles from './Needed.module.css'
import type { Needing } from './neededList.ts'

type Values = BodyOf<'Product/Relate'>
const { qty_per_use: quantity } = productConsume.fields

/** All that a product uses up, a line for each. */
export default function RelateForm({ product, onClose }: { product: Needing; onClose: () => void }) {
  const { t } = useTranslation()
  const { label } = useNounWords(productConsume)
  const { id, version, consumes } = product
  return (
    <FormDrawer<'Product/Relate', Values>
      path="Product/Relate"
      title={`${t('productConsume.relate')} · ${product.product_code}`}
      initial={{
        ...{ id, version },
        consumes: consumes.map(({ consume_id, qty_per_use, required }) => ({ consume_id, qty_per_use, required })),
      }}
      toBody={(values) => ({ ...values, consumes: values.consumes ?? [] })}
      onClose={onClose}
    >
      <p className="ui-note ui-wide">{t('productConsume.relateHint')}</p>
      <Form.List name="consumes">
        {(lines, { add, remove }, { errors }) => (
          <div className="ui-wide">
            {lines.map(({ key, name }) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
              <div
                key={key}
                role="group"
                aria-label={t('productConsume.line', { n: name + 1 })}
                className={styles.line}
              >
                <Form.Item name={[name, 'consume_id']} label={label('consume_name')} rules={[{ required: true }]}>
                  <ConsumePicker known={consumes} />
                </Form.Item>
                <Form.Item name={[name, 'qty_per_use']} label={label('qty_per_use')} rules={[{ required: true }]}>
                  <InputNumber min={quantity.min} max={quantity.max} precision={0} />
                </Form.Item>
                <Form.Item name={[name, 'required']} valuePropName="checked">
                  <Checkbox>{label('required')}</Checkbox>
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={`${t('productConsume.dropLine')} ${name + 1}`}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Form.ErrorList errors={errors} />
            <Button
              icon={<PlusOutlined aria-hidden="true" />}
              disabled={lines.length >= MOST_NEEDED}
              onClick={() => add({ qty_per_use: 1, required: true })}
            >
              {t('productConsume.addLine')}
            </Button>
          </div>
        )}
      </Form.List>
    </FormDrawer>
  )
}
