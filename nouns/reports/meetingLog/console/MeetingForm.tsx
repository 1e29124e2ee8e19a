import { useUser } from '@shouya/console/api/account.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { fileIds, toFiles } from '@shouya/console/ui/files/FilesField.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { examMode, meetingLog, meetingType } from '../noun.ts'
import MeetingFields from './MeetingFields.tsx'
import type { MeetingBody, MeetingDetail, MeetingValues } from './meetingList.ts'

/** Records a meeting or training, or goes on with a draft; submits it where the caller may. */
export default function MeetingForm({ row, onClose }: { row?: MeetingDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const maySubmit = useMayCall()('MeetingLog/Submit')
  const [type] = useParam('log_type')
  const initial: Partial<MeetingValues> = row
    ? valuesOf(row)
    : {
        ...{ dept_id: user.dept_id, log_type: Number(type) || meetingType.meeting, exam_mode: examMode.none },
        ...{ end_time: nowMinute(), host_user_id: user.id, people: [], todos: [], photos: [], file_ids: [] },
      }
  const common = {
    title: row ? `${t('meetingLog.move.edit')} · ${row.title}` : t('meetingLog.add'),
    initial,
    toBody: bodyOf,
    refreshes: ['Remind'] as const,
    onClose,
  }
  const fields = <MeetingFields isNew={!row} submits={maySubmit} bodyOf={bodyOf} onSaved={onClose} />
  if (maySubmit)
    return (
      <FormDrawer<'MeetingLog/Submit', MeetingValues>
        {...common}
        path="MeetingLog/Submit"
        okText={t('meetingLog.move.submit')}
      >
        {fields}
      </FormDrawer>
    )
  return (
    <FormDrawer<'MeetingLog/Save', MeetingValues> {...common} path="MeetingLog/Save">
      {fields}
    </FormDrawer>
  )
}

/** A draft keeps its unit; an exam that was not held has no score. */
function bodyOf({ dept_id, file_ids, ...values }: MeetingValues): MeetingBody {
  const avg_score = values.exam_mode === examMode.none ? null : values.avg_score
  return {
    ...values,
    avg_score,
    file_ids: fileIds(file_ids),
    ...(values.id === undefined && dept_id !== undefined && { dept_id }),
  }
}

const valuesOf = (row: MeetingDetail): MeetingValues => ({
  id: row.id,
  version: row.version,
  dept_id: row.dept_id,
  ...enteredOf(meetingLog, row),
  file_ids: toFiles(row.files),
  people: row.people.map(({ user_id, staff_id, absent_reason }) => ({ user_id, staff_id, absent_reason })),
  todos: row.todos.map(({ content, duty_user_id, deadline }) => ({ content, duty_user_id, deadline })),
})
