import StatusShape from '@shouya/console/ui/StatusShape.tsx'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../cells.ts'
import { dataType } from '../measures.ts'
import styles from './Board.module.css'
import type { Value } from './boardList.ts'

const kinds = { bad: 'overdue', waits: 'waiting' } as const

type Props = { value: Value | undefined; type: number; tone: Tone | undefined }

/** A value with its colour and a sign that says the same; a light as a word. */
export default function ValueText({ value, type, tone }: Props) {
  const { t } = useTranslation()
  if (value === null || value === undefined) return <span className={styles.none}>—</span>
  const isLight = type === dataType.light
  const text = isLight ? t(`monitor.light.${tone ?? 'good'}`) : `${value}${type === dataType.percent ? '%' : ''}`
  if (!tone)
    return isLight ? (
      <span className={styles.value} data-tone="good">
        <StatusShape kind="done" /> {text}
      </span>
    ) : (
      text
    )
  return (
    <span className={styles.value} data-tone={tone}>
      <StatusShape kind={kinds[tone]} /> {text}
      {!isLight && <span className="sr-only"> {t(`monitor.light.${tone}`)}</span>}
    </span>
  )
}
