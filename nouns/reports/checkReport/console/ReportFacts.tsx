import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { OwnPages, ReportDetail } from './reportList.ts'

/** The head of a report, and what its scene has of its own. */
export default function ReportFacts({ own, row }: { own: OwnPages; row: ReportDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(own.noun)
  const grade = useDictLabel('grade')
  const notes = [
    row.void_reason !== null && t('checkReport.wasVoid', { reason: row.void_reason }),
    row.objection !== null && t('checkReport.objectedBefore', { objection: row.objection }),
  ].filter((note) => note !== false)
  return (
    <>
      {notes.map((note) => (
        <Alert key={note} type="info" showIcon className="ui-hint" title={note} />
      ))}
      <Facts
        of={own.noun}
        row={row}
        show={[
          ...(['dept_name', 'check_dept_name', 'period_key', 'check_date', 'inspector_names'] as const),
          {
            label: t('checkReport.scoreLine'),
            value: [`${row.score}/${row.full_score}`, row.grade !== null && grade(row.grade)].filter(Boolean).join(' '),
          },
          { label: label('abnormal_count'), value: `${row.abnormal_count} / ${row.total_items}` },
          row.rectify_count > 0 && {
            label: t('checkReport.progress'),
            value: `${row.rectify_closed}/${row.rectify_count}`,
          },
          ...(['main_problems', 'opinions', 'photos'] as const),
          row.filed_at !== null && 'filed_at',
          ...(['submit_time', 'confirm_time', 'create_user_name', 'create_time'] as const),
        ]}
      />
      {own.facts?.(row)}
    </>
  )
}
