import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Attachments from '@shouya/console/ui/files/Attachments.tsx'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import SignView from '@shouya/console/ui/SignView.tsx'
import { meetingLog } from '../noun.ts'
import type { MeetingDetail } from './meetingList.ts'

/** What was said and decided, and the signature of the head of the outlet. */
export default function MeetingFacts({ row }: { row: MeetingDetail }) {
  const { label } = useNounWords(meetingLog)
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Facts
        of={meetingLog}
        row={row}
        show={[
          ...(['dept_name', 'log_type', 'title', 'begin_time', 'end_time', 'place', 'host_user_name'] as const),
          ...(['content', 'case_source', 'resolution', 'exam_mode'] as const),
          row.avg_score !== null && 'avg_score',
          'photos',
          row.files.length > 0 && { label: label('file_ids'), value: <Attachments files={row.files} />, wide: true },
          ...(['expected_count', 'present_count', 'signed_count', 'create_user_name'] as const),
          row.filed_at !== null && 'filed_at',
          'submit_time',
          row.archive_time !== null && 'archive_time',
          row.void_reason !== null && 'void_reason',
          { label: label('leader_user_name'), value: <SignView sign={row.leader_sign} />, wide: true },
        ]}
      />
    </>
  )
}
