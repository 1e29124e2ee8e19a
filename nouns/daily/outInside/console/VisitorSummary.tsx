import Details from '@shouya/console/ui/Details.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import Areas from './Areas.tsx'
import type { VisitorRow } from './visitorList.ts'

/** Whom a step is about. */
export default function VisitorSummary({ row }: { row: VisitorRow }) {
  const { t } = useTranslation()
  return (
    <div className="ui-wide">
      <Details
        items={[
          { label: t('visitors.field.name'), value: row.name },
          { label: t('visitors.field.company'), value: row.company },
          { label: t('visitors.field.areas'), value: <Areas areas={row.areas} /> },
          { label: t('visitors.field.in_time'), value: minute(row.in_time) },
        ]}
      />
    </div>
  )
}
