import Details from '@shouya/console/ui/Details.tsx'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import type { MoneyBoxDetail } from './moneyBoxList.ts'

/** Who signed for both sides, and whether the signed content is unchanged. */
export default function MoneyBoxSigns({ row }: { row: MoneyBoxDetail }) {
  const { t } = useTranslation()
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Details
        items={[
          { label: t('moneyBox.field.bank_user1_name'), value: <SignView sign={row.bank_sign1} />, wide: true },
          { label: t('moneyBox.field.bank_user2_name'), value: <SignView sign={row.bank_sign2} />, wide: true },
          {
            label: t('moneyBox.escortSign'),
            value:
              row.escort_signs.length === 0 ? (
                <SignView sign={null} />
              ) : (
                row.escort_signs.map((sign) => <SignView key={sign.staff_id} sign={sign} />)
              ),
            wide: true,
          },
        ]}
      />
    </>
  )
}
