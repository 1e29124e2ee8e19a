import { businessTime } from '@shouya/console/api/businessTime.ts'
import { usePublic } from '@shouya/console/api/usePublic.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { minute, shortTime } from '@shouya/console/ui/text.ts'
import When from '@shouya/console/ui/When.tsx'
import { useTranslation } from 'react-i18next'

/** Until when something is to be done; what is late says so, not by its colour alone. */
export default function DueText({ due }: { due: string | null }) {
  const { t } = useTranslation()
  const timezone = usePublic()?.timezone
  // It draws again with the hour; within it the server's list comes anew anyway.
  useNow()
  if (due === null) return '-'
  if (due >= businessTime(new Date(), timezone)) return <When at={due} />
  return (
    <span className="req-late" title={minute(due)}>
      <StatusTag kind="overdue">{t('requests.overdue')}</StatusTag> {shortTime(due)}
    </span>
  )
}
