import Facts from '@shouya/console/noun/Facts.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import SignedAlert from '@shouya/console/ui/SignedAlert.tsx'
import { useTranslation } from 'react-i18next'
import { visitor } from '../noun.ts'
import VisitorFacts from './VisitorFacts.tsx'
import VisitorSignature from './VisitorSignature.tsx'
import VisitorStatus from './VisitorStatus.tsx'
import type { VisitorDetail as Detail, VisitorRow } from './visitorList.ts'

/** One entry: visitor, reason, companion; signature and papers; what happened. */
export default function VisitorDetail(record: RecordProps<VisitorRow>) {
  const { t } = useTranslation()
  return (
    <NounRecord
      {...record}
      of={visitor}
      get="OutInside/Get"
      status={(row) => <VisitorStatus row={row} />}
      tabs={(row) => [
        { key: 'facts', label: t('ui.facts'), children: <VisitorFacts row={row} /> },
        { key: 'papers', label: t('visitor.papers'), children: <Papers row={row} /> },
      ]}
    />
  )
}

/** The visitor's signature and papers, and whether the signed content is unchanged. */
function Papers({ row }: { row: Detail }) {
  const { label } = useNounWords(visitor)
  const signature = { label: label('visitor_sign_file_id'), value: <VisitorSignature row={row} />, wide: true }
  // Most visitors need no letter.
  const letter =
    row.letter_file_ids.length > 0 ? 'letter_file_ids' : { label: label('letter_file_ids'), value: null, wide: true }
  return (
    <>
      <SignedAlert intact={row.signature_intact} />
      <Facts of={visitor} row={row} show={[signature, letter, 'face_photo_file_id']} />
    </>
  )
}
