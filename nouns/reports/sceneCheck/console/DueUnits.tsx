import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DuePanel from '@shouya/console/ui/DuePanel.tsx'
import { today } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import type { ReportStart } from '../../checkReport/console/reportList.ts'

/** The outlets whose guards are still to be checked; each begins its report. Nothing for those who check none. */
export default function DueUnits({ enter }: { enter: (start: ReportStart) => void }) {
  const { t } = useTranslation()
  const may = useMayCall()('SceneCheck/GetDueList')
  const { data } = useRead('SceneCheck/GetDueList', {}, { enabled: may })
  if (!may || !data) return null
  return (
    <DuePanel
      title={data.length > 0 ? t('sceneCheck.due.title', { count: data.length }) : t('sceneCheck.due.none')}
      entries={data.map(({ dept_id, dept_name, period_key, check_date, is_overdue }) => {
        const when = is_overdue ? `${period_key} ${t('sceneCheck.due.overdue')}` : period_key
        return {
          key: `${dept_id} ${period_key}`,
          name: dept_name,
          note: when,
          isLate: is_overdue,
          label: t('sceneCheck.due.begin', { dept: dept_name, when }),
          onPick: () => enter(check_date === today() ? { dept_id } : { dept_id, check_date }),
        }
      })}
    />
  )
}
