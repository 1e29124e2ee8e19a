import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import Details from '../../../ui/Details.tsx'
import SignView from '../../../ui/SignView.tsx'
import type { MoneyBoxDetail } from './moneyBoxList.ts'

/** Who signed for both sides, and whether what they signed is still what stands here. */
export default function MoneyBoxSigns({ row }: { row: MoneyBoxDetail }) {
  const { t } = useTranslation()
  return (
    <>
      {row.signature_intact !== null && (
        <Alert
          type={row.signature_intact ? 'success' : 'error'}
          showIcon
          className="ui-hint"
          title={row.signature_intact ? t('ui.signIntact') : t('ui.signBroken')}
        />
      )}
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
