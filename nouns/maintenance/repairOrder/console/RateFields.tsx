import Field from '@shouya/console/noun/Field.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { Form, Rate } from 'antd'
import { useTranslation } from 'react-i18next'
import { repairOrder } from '../noun.ts'
import { LEAST_NOTE, levelOf, POOR } from '../rules.ts'

const marks = ['rating_quality', 'rating_attitude', 'rating_speed'] as const
const BEST = 5

/** The marks before anybody has changed them. */
export const unmarked = Object.fromEntries(marks.map((name) => [name, BEST]))

/** Three marks of a repair; what is poor needs a word. */
export default function RateFields() {
  const { t } = useTranslation()
  const { label } = useNounWords(repairOrder)
  const form = Form.useFormInstance()
  const quality = Form.useWatch<number | undefined>('rating_quality', form) ?? BEST
  const attitude = Form.useWatch<number | undefined>('rating_attitude', form) ?? BEST
  const speed = Form.useWatch<number | undefined>('rating_speed', form) ?? BEST
  const isPoor = levelOf([quality, attitude, speed]) === POOR
  return (
    <>
      {marks.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={label(name)}
          className="ui-wide"
          rules={[{ required: true, type: 'number', min: 1 }]}
        >
          <Rate allowClear={false} aria-label={label(name)} />
        </Form.Item>
      ))}
      <Field
        of="rating_note"
        lines={2}
        required={isPoor}
        rules={isPoor ? [{ min: LEAST_NOTE, message: t('repairOrder.refused.note') }] : []}
      />
    </>
  )
}
