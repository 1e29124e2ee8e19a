import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import ReasonItem from '@shouya/console/ui/ReasonItem.tsx'
import { useTranslation } from 'react-i18next'
import { loan, reportFile } from '../noun.ts'
import type { FileRow, Move } from './archiveList.ts'

type Props = { row: FileRow; move: Move; onClose: () => void }

const asks = { archive: 'archiveAsk', giveBack: 'giveBackAsk', release: 'releaseAsk' } as const

/** The form of a file's next step: to whom it is lent, why it is held, or only the question. */
export default function FileMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <MoveForm of={reportFile} row={row} move={move} name={row.archive_no ?? row.title} onClose={onClose}>
      {move === 'lend' && <LoanFields deptId={row.dept_id} />}
      {move === 'hold' && <ReasonItem label={t('reportFile.field.hold_reason')} />}
      {move in asks && (
        <p className="ui-wide">{t(`reportFile.${asks[move as keyof typeof asks]}`, { title: row.title })}</p>
      )}
    </MoveForm>
  )
}

function LoanFields({ deptId }: { deptId: number }) {
  const { data: people } = useRead('ReportFile/GetPersonList', { dept_id: deptId })
  return (
    <NounContext value={loan}>
      <Field of="borrower_user_name">
        <PersonSelect people={people} allowClear={false} />
      </Field>
      <Field of="due_date" />
      <Field of="purpose" className="ui-wide" lines={2} />
    </NounContext>
  )
}
