import Details from '@shouya/console/ui/Details.tsx'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import type { CheckDetail } from './checkList.ts'
import { needsSecond } from './checkRules.ts'

/** Who signed, how and when, and whether what they signed is still what stands here. */
export default function CheckSigns({ row }: { row: CheckDetail }) {
  const { t } = useTranslation()
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
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
