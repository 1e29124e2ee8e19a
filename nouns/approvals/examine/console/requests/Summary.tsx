import type { Column } from '@shouya/console/registers/Column.ts'
import { useTranslation } from 'react-i18next'
import type { TaskRow } from './requestList.ts'

type Summed = Pick<TaskRow, 'summary'>

/** The fields of a request that its flow chose as its summary. */
export default function Summary({ of }: { of: Summed['summary'] }) {
  if (of.length === 0) return null
  return (
    <dl className="req-summary">
      {of.map(({ label, text }) => (
        <div key={label}>
          <dt title={label}>{label}</dt>
          <dd title={text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The summary column, which distinguishes requests with similar titles. */
export function useSummaryColumn<R extends Summed>(): Column<R> {
  const { t } = useTranslation()
  const render = ({ summary }: R) => <Summary of={summary} />
  return { key: 'summary', title: t('request.field.summary'), width: 144, render }
}
