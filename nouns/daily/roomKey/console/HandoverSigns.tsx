import Details from '@shouya/console/ui/Details.tsx'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import type { HandoverDetail } from './handoverList.ts'

/** Who signed, how and when, and whether what they signed is still what stands here. */
export default function HandoverSigns({ row }: { row: HandoverDetail }) {
  const { t } = useTranslation()
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Details
        items={[
          { label: t('daily.field.from_user_name'), value: <SignView sign={row.from_sign} />, wide: true },
          { label: t('daily.field.to_user_name'), value: <SignView sign={row.to_sign} />, wide: true },
          row.supervisor_user_id !== null && {
            label: t('daily.field.supervisor_user_name'),
            value: <SignView sign={row.supervisor_sign} />,
            wide: true,
          },
          row.return_sign !== null && {
            label: t('daily.returnSign'),
            value: <SignView sign={row.return_sign} />,
            wide: true,
          },
        ]}
      />
    </>
  )
}
