import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { signs, tones } from '../cells.ts'
import styles from './Board.module.css'

const MOST_RULES = 3

/** From which number a value is coloured, and how; the first rule that holds counts. */
export default function WarnRules() {
  const { t } = useTranslation()
  return (
    <Form.List name="warn_rule">
      {(fields, { add, remove }) => (
        <>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.warn}>
              <Form.Item name={[name, 'sign']}>
                <Select
                  aria-label={t('monitor.warn.sign')}
                  style={{ width: 80 }}
                  options={signs.map((value) => ({ value, label: value }))}
                />
              </Form.Item>
              <Form.Item name={[name, 'value']} rules={[{ required: true }]}>
                <InputNumber aria-label={t('monitor.warn.value')} />
              </Form.Item>
              <Form.Item name={[name, 'tone']}>
                <Select
                  aria-label={t('monitor.warn.tone')}
                  style={{ width: 96 }}
                  options={tones.map((value) => ({ value, label: t(`monitor.warn.${value}`) }))}
                />
              </Form.Item>
              <Form.Item>
                <Button
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={t('monitor.warn.remove', { n: name + 1 })}
                  onClick={() => remove(name)}
                />
              </Form.Item>
            </div>
          ))}
          {fields.length < MOST_RULES && (
            <Button
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => add({ sign: '<', value: 0, tone: 'bad' })}
            >
              {t('monitor.warn.add')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  )
}
