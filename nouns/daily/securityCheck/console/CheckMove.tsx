import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { useTranslation } from 'react-i18next'
import CheckResults from './CheckResults.tsx'
import type { CheckRow } from './checkList.ts'

type Props = { row: CheckRow; move: 'sign' | 'revoke'; onClose: () => void }

/** Countersigning shows what is signed; revoking needs a reason. */
export default function CheckMove({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { data } = useRead('SecurityCheck/Get', { id: row.id })
  const { id, version } = row
  const common = {
    title: `${t(`checks.move.${move}`)} · ${row.bill_no ?? row.biz_date}`,
    okText: t(`checks.confirmOf.${move}`),
    refreshes: ['Remind', 'Rectification'] as const,
    small: move === 'revoke',
    onClose,
  }
  const says = <p className="ui-wide ui-note">{t(`checks.says.${move}`)}</p>
  if (move === 'revoke') {
    return (
      <FormDrawer
        {...common}
        path="SecurityCheck/Revoke"
        initial={{}}
        toBody={({ reason }: { reason: string }) => ({ id, version, reason })}
      >
        {says}
        <ReasonItem label={t('checks.reasonOfRevoke')} />
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
      {says}
      <div className="ui-wide">{data && <CheckResults row={data} />}</div>
      <SignItem label={t('checks.mySign')} />
    </FormDrawer>
  )
}
