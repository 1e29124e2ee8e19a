import { mark } from '@shouya/console/i18n/language.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import Details from '@shouya/console/ui/Details.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import type { LeaveRow } from './leaveState.ts'

/** One leave with who entered it and when it was cancelled. */
export default function LeaveDetail({ row, ...beside }: BesideList & { row: LeaveRow }) {
  const { t } = useTranslation()
  const flows = row.flows.map(({ flow_name }) => flow_name).join(mark('、'))
  return (
    <DetailDrawer title={`${row.user.name} → ${row.substitute.name}`} {...beside}>
      <Details
        items={[
          { label: t('requests.leave.user'), value: row.user.name },
          { label: t('requests.leave.substitute'), value: row.substitute.name },
          { label: t('requests.leave.from'), value: minute(row.from_time) },
          { label: t('requests.leave.to'), value: minute(row.to_time) },
          { label: t('requests.leave.flows'), value: flows || t('requests.leave.allFlows'), wide: true },
          { label: t('requests.leave.remark'), value: row.remark, wide: true },
          { label: t('requests.created'), value: minute(row.create_time) },
          row.revoke_time !== null && { label: t('requests.leave.revoked'), value: minute(row.revoke_time) },
        ]}
      />
    </DetailDrawer>
  )
}
