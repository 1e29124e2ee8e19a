import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Details from '@shouya/console/ui/Details.tsx'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { useTranslation } from 'react-i18next'
import type { ReportNoun } from '../fields.ts'
import type { ReportDetail } from './reportList.ts'

/** Who checked and signed, who confirmed, and whether the signed content is unchanged. */
export default function ReportSigns({ noun, row }: { noun: ReportNoun; row: ReportDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(noun)
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Details
        items={[
          ...row.inspectors.map((inspector) => ({
            label: t('checkReport.inspectorNo', { n: inspector.seq + 1 }),
            value: inspector.sign ? (
              <SignView sign={inspector.sign} />
            ) : (
              `${inspector.name} · ${t('checkReport.notSigned')}`
            ),
            wide: true,
          })),
          row.leader_sign !== null && {
            label: label('leader_user_name'),
            value: <SignView sign={row.leader_sign} />,
            wide: true,
          },
        ]}
      />
    </>
  )
}
