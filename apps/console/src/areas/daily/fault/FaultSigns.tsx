import { useTranslation } from 'react-i18next'
import Details from '../../../ui/Details.tsx'
import SignedAlert from '../../../ui/SignedAlert.tsx'
import SignView from '../../../ui/SignView.tsx'
import { minute } from '../../../ui/text.ts'
import type { FaultDetail } from './faultList.ts'

/** What was done about it, and who signed that it works again. */
export default function FaultSigns({ row }: { row: FaultDetail }) {
  const { t } = useTranslation()
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Details
        items={[
          { label: t('faults.field.start_time'), value: minute(row.start_time) },
          { label: t('faults.field.handle_note'), value: row.handle_note, wide: true },
          { label: t('faults.field.handle_result'), value: row.handle_result, wide: true },
          { label: t('faults.field.purchase_no'), value: row.purchase_no },
          { label: t('faults.field.recover_time'), value: minute(row.recover_time) },
          {
            label: t('faults.field.recover_user_name'),
            value: <SignView sign={row.recover_sign} />,
            wide: true,
          },
        ]}
      />
    </>
  )
}
