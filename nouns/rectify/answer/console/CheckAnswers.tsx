import { ExclamationCircleFilled } from '@ant-design/icons'
import { useDict } from '@shouya/console/ui/useDict.ts'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Button, Form } from 'antd'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { result } from '../rules.ts'
import type { Answer, AskedItem } from '../schemas.ts'
import AnswerFields, { type MoreProps } from './AnswerFields.tsx'
import { allNormal, flawed, progress } from './answers.ts'
import styles from './CheckAnswers.module.css'

type Props = {
  id?: string
  items: readonly AskedItem[]
  /** What the registers of the unit say about an item, where they are compared. */
  known?: (item: AskedItem) => ReactNode
  value?: readonly Answer[]
  onChange?: (answers: Answer[]) => void
  /** Focuses the first item with an error. */
  ref?: Ref<{ nativeElement: HTMLElement | null; focus: () => void }>
}

/** The items of a check with their answers: all normal first, then the exceptions. */
export default function CheckAnswers({ id, items, known, value = [], onChange, ref }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const refused = Form.Item.useStatus().status === 'error'
  const flaws = refused ? flawed(items, value) : undefined
  const { done, bad } = progress(value)
  useImperativeHandle(ref, () => {
    const [first] = flawed(items, value).keys()
    const row = () => list.current?.children.item(first ? items.indexOf(first) : 0) as HTMLElement | null
    return {
      get nativeElement() {
        return row()
      },
      focus: () => row()?.querySelector('input')?.focus({ preventScroll: true }),
    }
  }, [items, value])
  const change = (id: number, part: Partial<Answer>) =>
    onChange?.(value.map((answer) => (answer.item_id === id ? { ...answer, ...part } : answer)))
  return (
    <div id={id} className={styles.answers}>
      <div className={`ui-bar ${styles.head}`}>
        <span role="status">{t('answer.progress', { done, all: items.length, bad })}</span>
        <Button onClick={() => onChange?.(allNormal(items, value))}>{t('answer.allNormal')}</Button>
      </div>
      <ol ref={list} className={styles.items}>
        {items.map((item) => {
          const answer = value.find(({ item_id }) => item_id === item.item_id)
          return (
            <AnswerRow
              key={item.item_id}
              item={item}
              known={known}
              answer={answer}
              flaw={flaws?.get(item)}
              onChange={(part) => change(item.item_id, part)}
            />
          )
        })}
      </ol>
    </div>
  )
}

/** One item: its result, and its error once submitting was refused. */
function AnswerRow({ known, ...of }: MoreProps & Pick<Props, 'known'>) {
  const { item, answer, flaw, onChange } = of
  const { t } = useTranslation()
  const options = useDict('check_result').map(({ value, label }) => ({ value: Number(value), label }))
  const verdict = answer?.result ?? null
  return (
    <li className={styles.item}>
      <div className={styles.text} title={item.standard ?? undefined}>
        <span className="ui-note">{item.item_code}</span> {item.content}
      </div>
      <Verdict
        label={t('answer.resultOf', { item: `${item.item_code} ${item.content}` })}
        options={options.map((option) => ({ ...option, bad: option.value === result.abnormal }))}
        value={verdict}
        onChange={(next) => onChange({ result: next })}
      />
      {item.known_count ? known?.(item) : null}
      <AnswerFields {...of} />
      {flaw && (
        <div className={styles.flaw}>
          <ExclamationCircleFilled aria-hidden="true" /> {t(`answer.flaw.${flaw}`, { item: item.item_code })}
        </div>
      )}
    </li>
  )
}
