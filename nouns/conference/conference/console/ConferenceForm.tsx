import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { fileIds, toFiles } from '@shouya/console/ui/files/FilesField.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { conference, meetingType, signMode } from '../noun.ts'
import ConferenceFields from './ConferenceFields.tsx'
import type { ConferenceBody, ConferenceDetail, ConferenceValues } from './conferenceList.ts'

const OPEN_BEFORE = 15

/** Whom the form names; whoever is sent by somebody else is invited by them. */
const valuesOf = (row: ConferenceDetail): ConferenceValues => ({
  id: row.id,
  version: row.version,
  dept_id: row.dept_id,
  ...enteredOf(conference, row),
  file_ids: toFiles(row.files),
  people: row.people.flatMap(({ user_id, name, dept_name, delegated_by }) =>
    delegated_by === null ? [{ user_id, name, dept_name: dept_name ?? '' }] : [],
  ),
})

const bodyOf = ({ dept_id, file_ids, people, room, link, ...values }: ConferenceValues): ConferenceBody => ({
  ...values,
  ...(values.id === undefined && dept_id !== undefined && { dept_id }),
  room: room || null,
  link: link || null,
  file_ids: fileIds(file_ids),
  people: people.map(({ user_id, name, dept_name }) => (user_id === null ? { name, dept_name } : { user_id })),
})

/** Prepares a meeting, or changes one that has not begun. */
export default function ConferenceForm({ row, onClose }: { row?: ConferenceDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name, dept_id } = useUser()
  const initial: Partial<ConferenceValues> = row
    ? valuesOf(row)
    : {
        ...{ dept_id, meeting_type: meetingType.work, need_sign: true, sign_mode: signMode.scan },
        ...{ sign_open_before: OPEN_BEFORE, organizer_user_id: id, host_user_id: id, recorder_user_id: id },
        ...{ file_ids: [], people: [] },
      }
  return (
    <FormDrawer<'Conference/Save', ConferenceValues>
      path="Conference/Save"
      title={row ? `${t('conference.move.edit')} · ${row.bill_no}` : t('conference.add')}
      initial={initial}
      toBody={bodyOf}
      {...(row && { reload: async () => valuesOf(await call('Conference/Get', { id: row.id })) })}
      refreshes={['Remind']}
      onClose={onClose}
    >
      <NounContext value={conference}>
        <ConferenceFields
          row={row}
          known={[
            { id, real_name: name },
            ...(row
              ? [
                  { id: row.organizer_user_id, real_name: row.organizer_user_name },
                  { id: row.host_user_id, real_name: row.host_user_name },
                  { id: row.recorder_user_id, real_name: row.recorder_user_name },
                ]
              : []),
          ]}
        />
      </NounContext>
    </FormDrawer>
  )
}
