import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { type SignDraft, signInput } from '@shouya/console/ui/signDraft.ts'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import DecideFields from '../../../rectify/answer/console/DecideFields.tsx'
import { type Decisions, decisionsBody, decisionsFor } from '../../../rectify/answer/console/decisions.ts'
import type { CheckDetail, CheckRow } from './checkList.ts'
import KnownLine from './KnownLine.tsx'

type Values = Decisions & { sign: SignDraft }

/** The head decides on each abnormal item, and signs. */
export default function CheckConfirm({ row, onClose }: { row: CheckRow; onClose: () => void }) {
  const { t } = useTranslation()
  const { data } = useRead('SecurityCheck/Get', { id: row.id })
  const title = `${t('securityCheck.move.confirm')} · ${row.bill_no}`
  if (data) return <ConfirmForm row={data} title={title} onClose={onClose} />
  return (
    <FormFrame title={title} open small={false} footer={null} onClose={onClose} afterClose={onClose}>
      <Skeleton active />
    </FormFrame>
  )
}

function ConfirmForm({ row, title, onClose }: { row: CheckDetail; title: string; onClose: () => void }) {
  const { t } = useTranslation()
  const toBody = async ({ sign, ...decided }: Values) => ({
    id: row.id,
    version: row.version,
    ...decisionsBody(decided),
    sign: await signInput(sign),
  })
  return (
    <FormDrawer<'SecurityCheck/Confirm', Values>
      path="SecurityCheck/Confirm"
      title={title}
      initial={decisionsFor(row.results)}
      toBody={toBody}
      okText={t('securityCheck.confirm.confirm')}
      refreshes={['Remind', 'Rectification']}
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t('securityCheck.says.confirm')}</p>
      {row.results
        .filter((item) => item.known_reason !== null)
        .map((item) => (
          <div key={item.id} className="ui-wide ui-hint">
            {item.item_code} {item.content}
            <KnownLine item={item} dept={row.dept_id} />
            {t('answer.knownReason', { reason: item.known_reason ?? '' })}
          </div>
        ))}
      <DecideFields results={row.results} dept={row.dept_id} />
      <SignItem label={t('securityCheck.mySign')} />
    </FormDrawer>
  )
}
