import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'

/** Whether an account pays out. */
export default function AccountMark({ stopped }: { stopped: boolean }) {
  const { t } = useTranslation()
  return (
    <StatusTag kind={stopped ? 'refused' : 'done'}>
      {t(stopped ? 'ledgerAccount.stoppedTag' : 'ledgerAccount.normalTag')}
    </StatusTag>
  )
}
