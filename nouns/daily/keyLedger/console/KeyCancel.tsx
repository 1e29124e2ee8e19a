import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { KeyRow } from './keyList.ts'

/** Takes a key out of use; it stays readable in the ledger. */
export default function KeyCancel({ row, onClose }: { row: KeyRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer
      path="KeyLedger/Cancel"
      title={`${t('keyLedger.cancel')} · ${row.key_name} ${row.key_no}`}
      initial={{}}
      toBody={({ reason }: { reason: string }) => ({ id: row.id, version: row.version, reason })}
      okText={t('keyLedger.cancel')}
      refreshes={['RoomKey']}
      small
      onClose={onClose}
    >
      <Alert type="warning" showIcon className="ui-hint" title={t('keyLedger.cancelHint')} />
      <ReasonItem label={t('keyLedger.cancelReason')} />
    </FormDrawer>
  )
}
