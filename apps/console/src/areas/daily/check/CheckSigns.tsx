import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import Details from '../../../ui/Details.tsx'
import SignView from '../../../ui/SignView.tsx'
import type { CheckDetail } from './checkList.ts'
import { needsSecond } from './checkRules.ts'

/** Who signed, how and when, and whether what they signed is still what stands here. */
export default function CheckSigns({ row }: { row: CheckDetail }) {
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
          { label: t('checks.field.checker_user_name'), value: <SignView sign={row.checker_sign} />, wide: true },
          needsSecond(row.session) && {
            label: t('checks.field.second_checker_user_name'),
            value: <SignView sign={row.second_checker_sign} />,
            wide: true,
          },
          row.abnormal_count > 0 && {
            label: t('checks.field.leader_user_name'),
            value: <SignView sign={row.leader_sign} />,
            wide: true,
          },
        ]}
      />
    </>
  )
}
