import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import { Form, Input, InputNumber, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { answerKind, needPhoto } from '../../checkItem/rules.ts'
import { resultFields } from '../fields.ts'
import { contradicts, type Flaw, result } from '../rules.ts'
import type { Answer, AskedItem } from '../schemas.ts'
import styles from './CheckAnswers.module.css'
import NumberAnswer from './NumberAnswer.tsx'

const { known_reason, value_text, problem_desc, photos: most } = resultFields

export type MoreProps = {
  item: AskedItem
  answer: Answer | undefined
  /** The error of the answer, once submitting was refused. */
  flaw: Flaw['reason'] | undefined
  onChange: (part: Partial<Answer>) => void
}

/** The further inputs of an item besides its result: value, problem, photo, reason for contradicting a register. */
export default function AnswerFields({ item, answer, flaw, onChange }: MoreProps) {
  const { t } = useTranslation()
  const said: Partial<Answer> = answer ?? {}
  const verdict = said.result ?? null
  const name = { item: item.item_code }
  const status = (...of: Flaw['reason'][]) => (flaw && of.includes(flaw) ? 'error' : '')
  const isAnswered = verdict !== null && verdict !== result.notApplicable
  const contradicted = contradicts(item, verdict)
  const abnormal = verdict === result.abnormal
  const photos = isAnswered && (item.need_photo === needPhoto.always || abnormal)
  if (!contradicted && !photos && !abnormal && !(isAnswered && item.result_type !== answerKind.plain)) return null
  return (
    // A form item of its own, so that the list's error does not mark valid inputs of this row.
    <Form.Item className={styles.more}>
      <div className={styles.fields}>
        {contradicted && (
          <Input
            maxLength={known_reason.max}
            status={status('reason')}
            placeholder={t('answer.knownHint')}
            aria-label={t('answer.knownReasonOf', name)}
            value={said.known_reason ?? ''}
            onChange={({ target }) => onChange({ known_reason: target.value })}
          />
        )}
        {isAnswered && item.result_type === answerKind.number && (
          <NumberAnswer
            label={t('answer.valueOf', name)}
            item={item}
            status={status('value', 'limits')}
            value={said.value_num ?? null}
            onChange={(value_num) => onChange({ value_num })}
          />
        )}
        {isAnswered && item.result_type === answerKind.text && (
          <Input
            maxLength={value_text.max}
            status={status('value')}
            aria-label={t('answer.valueOf', name)}
            value={said.value_text ?? ''}
            onChange={({ target }) => onChange({ value_text: target.value })}
          />
        )}
        {isAnswered && item.result_type === answerKind.score && (
          <Space>
            <InputNumber
              aria-label={t('answer.valueOf', name)}
              min={0}
              max={item.full_score}
              precision={1}
              status={status('value')}
              value={said.score ?? null}
              onChange={(score) => onChange({ score })}
            />
            / {item.full_score}
          </Space>
        )}
        {abnormal && (
          <Input.TextArea
            maxLength={problem_desc.max}
            autoSize={{ minRows: 2 }}
            status={status('problem')}
            placeholder={t('answer.problemHint')}
            aria-label={t('answer.problemOf', name)}
            value={said.problem_desc ?? ''}
            onChange={({ target }) => onChange({ problem_desc: target.value })}
          />
        )}
        {photos && (
          <PhotoField
            label={item.item_code}
            max={most.max}
            value={said.photos ?? []}
            onChange={(ids) => onChange({ photos: ids })}
          />
        )}
      </div>
    </Form.Item>
  )
}
