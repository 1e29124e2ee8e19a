import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useTranslation } from 'react-i18next'
import VisitorSummary from './VisitorSummary.tsx'
import type { VisitorRow } from './visitorList.ts'

type Props = { row: VisitorRow; onClose: () => void }

/** An entry is voided with a reason. */
export default function VisitorVoid({ row, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version } = row
  return (
    <FormDrawer
      path="OutInside/Void"
      title={`${t('visitors.move.void')} · ${row.bill_no}`}
      okText={t('visitors.confirm.void')}
      refreshes={['Remind', 'SecurityCheck']}
      small
      initial={{}}
      toBody={({ reason }: { reason: string }) => ({ id, version, reason })}
      onClose={onClose}
    >
      <VisitorSummary row={row} />
      <ReasonItem label={t('visitors.voidReason')} />
    </FormDrawer>
  )
}
