import { nowMinute } from '@shouya/console/ui/text.ts'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import ReasonField from '../../console/ReasonField.tsx'

/** Why a plan is published only now, where it is past six of the evening before (domain 3.4). The server decides. */
export default function LateReason({ day }: { day: string }) {
  const { t } = useTranslation()
  const deadline = dayjs(day).subtract(1, 'day').format('YYYY-MM-DD 18:00:00')
  if (nowMinute() <= deadline) return <p className="ui-note ui-wide">{t('escortPlan.plan.publishSays')}</p>
  return (
    <>
      <p className="ui-note ui-wide">{t('escortPlan.plan.lateSays')}</p>
      <ReasonField />
    </>
  )
}
