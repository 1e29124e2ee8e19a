import { Button, Input, InputNumber, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import PhotoField from '../../../ui/PhotoField.tsx'
import { useDict } from '../../../ui/useDict.ts'
import Verdict from '../../../ui/Verdict.tsx'
import styles from './CheckAnswers.module.css'
import { type Answer, type Item, result } from './checkList.ts'
import { allNormal, contradicts, progress } from './checkRules.ts'
import KnownLine from './KnownLine.tsx'
import NumberAnswer from './NumberAnswer.tsx'

const MOST_PHOTOS = 6

type Props = {
  items: readonly Item[]
  /** The unit whose registers know some of them. */
  dept: number
  value?: readonly Answer[]
  onChange?: (answers: Answer[]) => void
}

/** The items of a check with their answers: all normal first, then the exceptions. */
export default function CheckAnswers({ items, dept, value = [], onChange }: Props) {
  const { t } = useTranslation()
  const { done, bad } = progress(value)
  const change = (id: number, part: Partial<Answer>) =>
    onChange?.(value.map((answer) => (answer.item_id === id ? { ...answer, ...part } : answer)))
  return (
    <div className={styles.answers}>
      <div className={`ui-bar ${styles.head}`}>
        <span role="status">{t('checks.progress', { done, all: items.length, bad })}</span>
        <Button onClick={() => onChange?.(allNormal(items, value))}>{t('checks.allNormal')}</Button>
      </div>
      <ol className={styles.items}>
        {items.map((item) => {
          const answer = value.find(({ item_id }) => item_id === item.item_id)
          return (
            <AnswerRow
              key={item.item_id}
              item={item}
              dept={dept}
              answer={answer}
              onChange={(part) => change(item.item_id, part)}
            />
          )
        })}
      </ol>
    </div>
  )
}

type RowProps = { item: Item; dept: number; answer: Answer | undefined; onChange: (part: Partial<Answer>) => void }

/** One item: what is found, and what an exception wants to know. */
function AnswerRow({ item, dept, answer, onChange }: RowProps) {
  const { t } = useTranslation()
  const options = useDict('check_result').map(({ value, label }) => ({ value: Number(value), label }))
  const found = answer?.result ?? null
  const name = { item: item.item_code }
  const asked = found !== null && found !== result.notApplicable
  const photos = asked && (item.need_photo === 2 || found === result.abnormal)
  return (
    <li className={styles.item}>
      <div className={styles.text} title={item.standard ?? undefined}>
        <span className="ui-note">{item.item_code}</span> {item.content}
      </div>
      <Verdict
        label={t('checks.resultOf', { item: `${item.item_code} ${item.content}` })}
        options={options.map((one) => ({ ...one, bad: one.value === result.abnormal }))}
        value={found}
        onChange={(next) => onChange({ result: next })}
      />
      {item.known_count ? <KnownLine className={styles.more} item={item} dept={dept} /> : null}
      {contradicts(item, found) && (
        <Input
          className={styles.more}
          maxLength={200}
          placeholder={t('checks.knownHint')}
          aria-label={t('checks.knownReasonOf', name)}
          value={answer?.known_reason ?? ''}
          onChange={({ target }) => onChange({ known_reason: target.value })}
        />
      )}
      {asked && item.result_type === 2 && (
        <NumberAnswer
          className={styles.more}
          label={t('checks.valueOf', name)}
          item={item}
          value={answer?.value_num ?? null}
          onChange={(value_num) => onChange({ value_num })}
        />
      )}
      {asked && item.result_type === 3 && (
        <Input
          className={styles.more}
          maxLength={500}
          aria-label={t('checks.valueOf', name)}
          value={answer?.value_text ?? ''}
          onChange={({ target }) => onChange({ value_text: target.value })}
        />
      )}
      {asked && item.result_type === 4 && (
        <Space className={styles.more}>
          <InputNumber
            aria-label={t('checks.valueOf', name)}
            min={0}
            max={item.full_score}
            precision={1}
            value={answer?.score ?? null}
            onChange={(score) => onChange({ score })}
          />
          / {item.full_score}
        </Space>
      )}
      {found === result.abnormal && (
        <Input.TextArea
          className={styles.more}
          maxLength={500}
          autoSize={{ minRows: 2 }}
          placeholder={t('checks.problemHint')}
          aria-label={t('checks.problemOf', name)}
          value={answer?.problem_desc ?? ''}
          onChange={({ target }) => onChange({ problem_desc: target.value })}
        />
      )}
      {photos && (
        <div className={styles.more}>
          <PhotoField
            label={item.item_code}
            max={MOST_PHOTOS}
            value={answer?.photos ?? []}
            onChange={(ids) => onChange({ photos: ids })}
          />
        </div>
      )}
    </li>
  )
}
