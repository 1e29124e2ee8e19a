import { EditOutlined } from '@ant-design/icons'
import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { App, Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../cells.ts'
import { dataType } from '../measures.ts'
import styles from './Board.module.css'
import type { BoardColumn, BoardRow } from './boardList.ts'
import ValueText from './ValueText.tsx'

type Props = { row: BoardRow; column: BoardColumn; period: string }

/** A cell that people fill in: its value, and in its place the input, which says itself why a value is refused. */
export default function FillCell({ row, column, period }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [written, setWritten] = useState<string>()
  const [error, setError] = useState<string>()
  const value = row.values[column.key]
  const label = t('monitor.fillOf', { dept: row.dept_name, title: column.title })
  const close = () => {
    setWritten(undefined)
    setError(undefined)
  }
  const fill = useAction('Monitor/Fill', {
    quiet: () => true,
    onSuccess: () => {
      void message.success(t('monitor.filled'))
      close()
    },
    onError: (failure: ApiError) => setError(failure.issues[0]?.message ?? failure.message),
  })
  if (written === undefined)
    return (
      <Button type="text" size="small" className={styles.fill ?? ''} onClick={() => setWritten(String(value ?? ''))}>
        <ValueText value={value} type={column.type} tone={row.tones[column.key] as Tone | undefined} />
        <EditOutlined aria-hidden="true" />
        <span className="sr-only">{t('monitor.fill', { title: label })}</span>
      </Button>
    )
  const save = (text: string) => {
    setWritten(text)
    if (fill.isPending) return
    if (text.trim() === String(value ?? '')) return close()
    const version = row.versions[column.key]
    fill.mutate({
      ...{ period_key: period, dept_id: row.dept_id, column_id: column.id, value: text },
      ...(version !== undefined && { version }),
    })
  }
  return (
    <div className={styles.input}>
      <Entry
        label={label}
        type={column.type}
        value={written}
        wrong={error !== undefined}
        onWrite={setWritten}
        onSave={save}
        onQuit={close}
      />
      {error !== undefined && (
        <div role="alert" className={styles.error}>
          {error}
        </div>
      )}
    </div>
  )
}

/** By their numbers, from 1. */
const lights = ['good', 'waits', 'bad'] as const

type EntryProps = {
  label: string
  type: number
  value: string
  wrong: boolean
  onWrite: (text: string) => void
  onSave: (text: string) => void
  onQuit: () => void
}

/** The input of a type of data: what is chosen is saved at once, what is written when it is left. */
function Entry({ label, type, value, wrong, onWrite, onSave, onQuit }: EntryProps) {
  const { t } = useTranslation()
  if (type === dataType.day) return <TimeInput value={value || null} onChange={(day) => onSave(day ?? '')} />
  if (type === dataType.light)
    return (
      <Select
        aria-label={label}
        autoFocus
        allowClear
        {...(value && { value })}
        onChange={(next?: string) => onSave(next ?? '')}
        options={lights.map((light, index) => ({ value: String(index + 1), label: t(`monitor.light.${light}`) }))}
      />
    )
  return (
    <Input
      aria-label={label}
      autoFocus
      size="small"
      status={wrong ? 'error' : ''}
      maxLength={200}
      inputMode={type === dataType.text ? 'text' : 'decimal'}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
      onPressEnter={() => onSave(value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onQuit()
      }}
      onBlur={() => onSave(value)}
    />
  )
}
