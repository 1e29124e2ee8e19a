import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Sideways from '@shouya/console/ui/Sideways.tsx'
import { useTranslation } from 'react-i18next'
import { drillStep, participant } from '../noun.ts'
import styles from './Course.module.css'
import type { DrillDetail } from './drillList.ts'

/** Who took part and what happened, in order. */
export default function CourseParts({ row }: { row: DrillDetail }) {
  const { t } = useTranslation()
  const { label: ofPerson } = useNounWords(participant)
  const { label: ofStep } = useNounWords(drillStep)
  const people = (['name', 'role', 'group_name'] as const).map((key) => ({ key, title: ofPerson(key) }))
  const steps = (['time', 'action', 'person'] as const).map((key) => ({ key, title: ofStep(key) }))
  return (
    <>
      <Sheet title={t('drillRecord.participants.title')} columns={people} rows={row.participants} />
      <Sheet title={t('drillRecord.steps.title')} columns={steps} rows={row.steps} />
    </>
  )
}

type Sheet<K extends string> = {
  title: string
  columns: readonly { key: K; title: string }[]
  rows: readonly Readonly<Record<K, string | null>>[]
}

function Sheet<K extends string>({ title, columns, rows }: Sheet<K>) {
  return (
    <Sideways className={styles.sheet} aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key and do not move
            <tr key={index}>
              {columns.map(({ key }) => (
                <td key={key}>{row[key] ?? '-'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
