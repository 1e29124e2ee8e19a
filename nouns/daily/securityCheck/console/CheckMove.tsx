import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { useTranslation } from 'react-i18next'
import ResultFacts from '../../../rectify/answer/console/ResultFacts.tsx'
import type { CheckRow } from './checkList.ts'
import KnownLine from './KnownLine.tsx'

type Props = { row: CheckRow; move: 'sign' | 'revoke'; onClose: () => void }

/** Countersigning shows the signed content; revoking needs a reason. */
export default function CheckMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { data } = useRead('SecurityCheck/Get', { id: row.id })
  const { id, version } = row
  const common = {
    title: `${t(`securityCheck.move.${move}`)} · ${row.bill_no ?? row.biz_date}`,
    okText: t(`securityCheck.confirm.${move}`),
    refreshes: ['Remind', 'Rectification'] as const,
    small: move === 'revoke',
    onClose,
  }
  const hint = <p className="ui-wide ui-note">{t(`securityCheck.says.${move}`)}</p>
  if (move === 'revoke') {
    return (
      <FormDrawer
        {...common}
        path="SecurityCheck/Revoke"
        initial={{}}
        toBody={({ reason }: { reason: string }) => ({ id, version, reason })}
      >
        {hint}
        <ReasonItem label={t('securityCheck.field.revoke_reason')} />
      </FormDrawer>
    )
  }
  return (
    <FormDrawer
      {...common}
      path="SecurityCheck/Sign"
      initial={{}}
      toBody={async ({ sign }: { sign: SignDraft }) => ({ id, version, sign: await signInput(sign) })}
    >
      {hint}
      <div className="ui-wide">
        {data && <ResultFacts results={data.results} known={(item) => <KnownLine item={item} dept={data.dept_id} />} />}
      </div>
      <SignItem label={t('securityCheck.mySign')} />
    </FormDrawer>
  )
}
