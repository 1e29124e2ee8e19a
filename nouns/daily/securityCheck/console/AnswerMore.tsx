import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import { Form, Input, InputNumber, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './CheckAnswers.module.css'
import { type Answer, type Item, result } from './checkList.ts'
import { contradicts, type Flaw } from './checkRules.ts'
import NumberAnswer from './NumberAnswer.tsx'

const MOST_PHOTOS = 6

export type MoreProps = {
  item: Item
  answer: Answer | undefined
  /** For what the server would send it back, once the check was refused. */
  flaw: Flaw | undefined
  onChange: (part: Partial<Answer>) => void
}

/** What an item wants to know beside its verdict: a value, the problem, a photo, why it differs from a register. */
export default function AnswerMore({ item, answer, flaw, onChange }: MoreProps) {
  const { t } = useTranslation()
  const found = answer?.result ?? null
  const name = { item: item.item_code }
  const status = (...of: Flaw[]) => (flaw && of.includes(flaw) ? 'error' : '')
  const asked = found !== null && found !== result.notApplicable
  const contradicted = contradicts(item, found)
  const abnormal = found === result.abnormal
  const photos = asked && (item.need_photo === 2 || abnormal)
  if (!contradicted && !photos && !abnormal && !(asked && item.result_type !== 1)) return null
  return (
    // A form item of its own, so that the refusal of the list does not redden what is well in this row.
    <Form.Item className={styles.more}>
      <div className={styles.fields}>
        {contradicted && (
          <Input
            maxLength={200}
            status={status('reason')}
            placeholder={t('checks.knownHint')}
            aria-label={t('checks.knownReasonOf', name)}
            value={answer?.known_reason ?? ''}
            onChange={({ target }) => onChange({ known_reason: target.value })}
          />
        )}
        {asked && item.result_type === 2 && (
          <NumberAnswer
            label={t('checks.valueOf', name)}
            item={item}
            status={status('value', 'limits')}
            value={answer?.value_num ?? null}
            onChange={(value_num) => onChange({ value_num })}
          />
        )}
        {asked && item.result_type === 3 && (
          <Input
            maxLength={500}
            status={status('value')}
            aria-label={t('checks.valueOf', name)}
            value={answer?.value_text ?? ''}
            onChange={({ target }) => onChange({ value_text: target.value })}
          />
        )}
        {asked && item.result_type === 4 && (
          <Space>
            <InputNumber
              aria-label={t('checks.valueOf', name)}
              min={0}
              max={item.full_score}
              precision={1}
              status={status('value')}
              value={answer?.score ?? null}
              onChange={(score) => onChange({ score })}
            />
            / {item.full_score}
          </Space>
        )}
        {abnormal && (
          <Input.TextArea
            maxLength={500}
            autoSize={{ minRows: 2 }}
            status={status('problem')}
            placeholder={t('checks.problemHint')}
            aria-label={t('checks.problemOf', name)}
            value={answer?.problem_desc ?? ''}
            onChange={({ target }) => onChange({ problem_desc: target.value })}
          />
        )}
        {photos && (
          <PhotoField
            label={item.item_code}
            max={MOST_PHOTOS}
            value={answer?.photos ?? []}
            onChange={(ids) => onChange({ photos: ids })}
          />
        )}
      </div>
    </Form.Item>
  )
}
