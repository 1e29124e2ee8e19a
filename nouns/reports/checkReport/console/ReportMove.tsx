import { useRead } from '@shouya/console/api/useRead.ts'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormFrame from '@shouya/console/ui/FormFrame.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import DecideFields from '../../../rectify/answer/console/DecideFields.tsx'
import { type Decisions, decisionsBody, decisionsFor } from '../../../rectify/answer/console/decisions.ts'
import ResultFacts from '../../../rectify/answer/console/ResultFacts.tsx'
import { type Move, type OwnPages, pathOf, type ReportDetail, type ReportRow } from './reportList.ts'

type Props = { own: OwnPages; row: ReportRow; move: Exclude<Move, 'edit' | 'takeOver' | 'delete'>; onClose: () => void }

/** Signing, confirming, objecting or voiding: what is signed or confirmed is shown. */
export default function ReportMove({ own, row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { noun } = own
  const { label } = useNounWords(noun)
  const shows = move === 'sign' || move === 'confirm'
  const { data } = useRead(pathOf(noun, 'Get'), { id: row.id }, { enabled: shows, once: true })
  const title = t(`checkReport.confirm.${move}`)
  if (shows && !data)
    return (
      <FormFrame title={title} open small={false} footer={null} onClose={onClose} afterClose={onClose}>
        <Skeleton active />
      </FormFrame>
    )
  return (
    <MoveForm
      of={noun}
      row={row}
      name={`${row.dept_name} ${row.period_key}`}
      move={move}
      okText={title}
      small={!shows}
      {...(move === 'confirm' && data && { initial: decisionsFor(data.results), toBody: confirmBody })}
      refreshes={['Remind', 'Rectification', 'TaskAssignment']}
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t(`checkReport.says.${move}`)}</p>
      {data && move === 'sign' && <Findings row={data} />}
      {data && move === 'confirm' && <DecideFields results={data.results} dept={data.dept_id} />}
      {shows && <SignItem label={t('checkReport.mySign')} />}
      {move === 'object' && <ReasonItem label={label('objection')} />}
      {move === 'void' && <ReasonItem label={label('void_reason')} />}
    </MoveForm>
  )
}

const confirmBody = (values: Record<string, unknown>) => decisionsBody({ of: {}, ...values } as Decisions)

const Findings = ({ row }: { row: ReportDetail }) => (
  <div className="ui-wide">
    <ResultFacts results={row.results} />
  </div>
)
