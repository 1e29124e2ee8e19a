import { useTranslation } from 'react-i18next'
import { useRead } from '../../../api/useRead.ts'
import FormDrawer from '../../../ui/FormDrawer.tsx'
import ReasonItem from '../../../ui/ReasonItem.tsx'
import SignItem from '../../../ui/SignItem.tsx'
import { type SignDraft, signInput } from '../../../ui/signDraft.ts'
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
