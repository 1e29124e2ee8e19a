import Details from '@shouya/console/ui/Details.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import Verdict from '@shouya/console/ui/Verdict.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import FilesField, { type FileValue, fileIds } from '../../console/FilesField.tsx'
import ReasonField from '../../console/ReasonField.tsx'
import { movePath, type StaffMove, type StaffRow } from './staffList.ts'

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

/** What each step sends beside the row as it was seen. */
function bodyOf(move: StaffMove, { command, opinion, pass_end, reason, bill_no, file_ids }: Values): object {
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

/** The next step of a person: audit, pass, stop, go on, leave, bar. */
export default function StaffMoveForm({ row, move, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version } = row
  return (
    <FormDrawer<'Escort/AuditStaff', Values>
      // The steps have bodies of their own; each is made by `bodyOf` for its action.
      path={movePath[move] as 'Escort/AuditStaff'}
      title={`${t(`escort.staff.move.${move}`)} · ${row.name} ${row.staff_no}`}
      initial={{ file_ids: [] }}
      toBody={(values) => ({ id, version, ...bodyOf(move, values) }) as never}
      okText={t(`escort.staff.move.${move}`)}
      refreshes={['Remind']}
      small
      onClose={onClose}
    >
      <div className="ui-wide">
        <Details
          items={[
            { label: t('escort.staff.field.company_name'), value: row.company_name, wide: true },
            { label: t('escort.staff.field.duty_type'), value: <DictText dict="staff_duty" value={row.duty_type} /> },
            { label: t('escort.staff.field.id_card'), value: row.id_card_mask },
          ]}
        />
        <p className="ui-note">{t(`escort.staff.says.${move}`)}</p>
      </div>
      <MoveFields move={move} />
    </FormDrawer>
  )
}

function MoveFields({ move }: { move: StaffMove }) {
  const { t } = useTranslation()
  const command = Form.useWatch<Values['command'] | undefined>('command')
  const pass = (needed: boolean) => (
    <Form.Item
      name="pass_end"
      label={t('escort.staff.field.pass_end')}
      className="ui-wide"
      extra={t('escort.staff.passHint')}
      rules={[{ required: needed }]}
    >
      <TimeInput />
    </Form.Item>
  )
  switch (move) {
    case 'audit':
      return (
        <>
          <Form.Item name="command" label={t('escort.staff.verdict')} className="ui-wide" rules={[{ required: true }]}>
            <Verdict
              label={t('escort.staff.verdict')}
              options={[
                { value: 'pass', label: t('escort.staff.pass') },
                { value: 'reject', label: t('escort.staff.reject'), bad: true },
              ]}
            />
          </Form.Item>
          {command === 'pass' && pass(false)}
          <Form.Item
            name="opinion"
            label={t('escort.staff.opinion')}
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
          <Form.Item name="file_ids" label={t('escort.staff.evidence')} className="ui-wide">
            <FilesField most={MOST_FILES} />
          </Form.Item>
        </>
      )
    case 'unblacklist':
      return (
        <>
          <Form.Item
            name="bill_no"
            label={t('escort.staff.approvalNo')}
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
