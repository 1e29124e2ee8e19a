import Facts from '@shouya/console/noun/Facts.tsx'
import Field from '@shouya/console/noun/Field.tsx'
import MoveForm from '@shouya/console/noun/MoveForm.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { type FileValue, fileIds } from '@shouya/console/ui/files/FilesField.tsx'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import ReasonField from '../../console/ReasonField.tsx'
import ScannedPapers from '../../console/ScannedPapers.tsx'
import { staff } from '../noun.ts'
import type { StaffMove, StaffRow } from './staffList.ts'

const MOST_FILES = 5

type Props = { row: StaffRow; move: StaffMove; onClose: () => void }
type Values = {
  command: 'pass' | 'reject'
  opinion?: string
  pass_end?: string | null
  reason: string
  bill_no: string
  file_ids: FileValue[]
}

/** The fields of the body of each move. */
function bodyOf(move: StaffMove, { command, opinion, pass_end, reason, bill_no, file_ids }: Partial<Values>) {
  switch (move) {
    case 'audit':
      return { command, opinion: opinion ?? '', pass_end: command === 'pass' ? (pass_end ?? null) : null }
    case 'issuePass':
      return { pass_end }
    case 'blacklist':
      return { reason, file_ids: fileIds(file_ids) }
    case 'unblacklist':
      return { reason, bill_no }
    default:
      return { command: move, reason }
  }
}

/** A move of a person: approval, pass, stop, start, leave, blacklist. */
export default function StaffMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(staff)
  return (
    <MoveForm
      of={staff}
      row={row}
      name={`${row.name} ${row.staff_no}`}
      move={move}
      initial={{ file_ids: [] }}
      toBody={(values) => bodyOf(move, values)}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <div className="ui-wide">
        <Facts
          of={staff}
          row={row}
          show={[{ label: label('company_name'), value: row.company_name, wide: true }, 'duty_type', 'id_card_mask']}
        />
        <p className="ui-note">{t(`staff.says.${move}`)}</p>
      </div>
      <MoveFields move={move} />
    </MoveForm>
  )
}

function MoveFields({ move }: { move: StaffMove }) {
  const { t } = useTranslation()
  const command = Form.useWatch<Values['command'] | undefined>('command')
  const pass = (required: boolean) => (
    <Field of="pass_end" className="ui-wide" required={required} extra={t('staff.passHint')} />
  )
  switch (move) {
    case 'audit':
      return (
        <>
          <Form.Item name="command" label={t('staff.verdict')} className="ui-wide" rules={[{ required: true }]}>
            <Verdict
              label={t('staff.verdict')}
              options={[
                { value: 'pass', label: t('staff.pass') },
                { value: 'reject', label: t('staff.reject'), bad: true },
              ]}
            />
          </Form.Item>
          {command === 'pass' && pass(false)}
          <Form.Item
            name="opinion"
            label={t('staff.opinion')}
            className="ui-wide"
            rules={[{ required: command === 'reject', min: 2, max: 200, whitespace: true }]}
          >
            <Input.TextArea maxLength={200} showCount autoSize={{ minRows: 2 }} />
          </Form.Item>
        </>
      )
    case 'issuePass':
      return pass(true)
    case 'blacklist':
      return (
        <>
          <ReasonField long />
          <Form.Item name="file_ids" label={t('staff.evidence')} className="ui-wide">
            <ScannedPapers most={MOST_FILES} />
          </Form.Item>
        </>
      )
    case 'unblacklist':
      return (
        <>
          <Form.Item
            name="bill_no"
            label={t('staff.approvalNo')}
            className="ui-wide"
            rules={[{ required: true, min: 4, max: 40, whitespace: true }]}
          >
            <Input maxLength={40} />
          </Form.Item>
          <ReasonField long />
        </>
      )
    default:
      return <ReasonField />
  }
}
