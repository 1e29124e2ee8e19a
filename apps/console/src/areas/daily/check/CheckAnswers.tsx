import { Button, Input, InputNumber, Radio, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import PhotoField from '../../../ui/PhotoField.tsx'
import { useDict } from '../../../ui/useDict.ts'
import styles from './CheckAnswers.module.css'
import { type Answer, type Item, result } from './checkList.ts'
import { allNormal, progress } from './checkRules.ts'

const MOST_PHOTOS = 6

type Props = {
  items: readonly Item[]
  value?: readonly Answer[]
  onChange?: (answers: Answer[]) => void
}

/** The items of a check with their answers: all normal first, then the exceptions. */
export default function CheckAnswers({ items, value = [], onChange }: Props) {
  const { t } = useTranslation()
  const { done, bad } = progress(value)
  const change = (id: number, part: Partial<Answer>) =>
    onChange?.(value.map((answer) => (answer.item_id === id ? { ...answer, ...part } : answer)))
  return (
    <div className={styles.answers}>
      <div className={styles.head}>
        <span role="status">{t('checks.progress', { done, all: items.length, bad })}</span>
        <Button onClick={() => onChange?.(allNormal(value))}>{t('checks.allNormal')}</Button>
      </div>
      <ol className={styles.items}>
        {items.map((item) => {
          const answer = value.find(({ item_id }) => item_id === item.item_id)
          return (
            <AnswerRow key={item.item_id} item={item} answer={answer} onChange={(part) => change(item.item_id, part)} />
          )
        })}
      </ol>
    </div>
  )
}

type RowProps = { item: Item; answer: Answer | undefined; onChange: (part: Partial<Answer>) => void }

/** One item: what is found, and what an exception wants to know. */
function AnswerRow({ item, answer, onChange }: RowProps) {
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
      <Radio.Group
        className={styles.choice}
        optionType="button"
        buttonStyle="solid"
        options={options}
        value={found}
        aria-label={t('checks.resultOf', { item: `${item.item_code} ${item.content}` })}
        onChange={({ target }) => onChange({ result: target.value })}
      />
      {asked && item.result_type === 2 && (
        <InputNumber
          className={styles.more}
          aria-label={t('checks.valueOf', name)}
          value={answer?.value_num ?? null}
          precision={2}
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
