import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import PaperHead from '@shouya/console/ui/paper/PaperHead.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import type { Paper, PaperProps } from './conferenceList.ts'

const { codes } = conference.states
/** A draft and what is cancelled say so across the sheet. */
const marked: readonly number[] = [codes.draft, codes.cancelled]

/** The head of a meeting's papers: which one it is, of whom, and its number. */
export default function PrintHead({ bank, row, paper }: PaperProps & { paper: Paper }) {
  const { t } = useTranslation()
  const { label } = useNounWords(conference)
  const status = useDictLabel(conference.states.dict)
  return (
    <PaperHead
      title={`${bank} ${t(`conference.paper.${paper}`)}`}
      verify={`${conference.route}?id=${row.id}`}
      mark={marked.includes(row.status) ? status(row.status) : undefined}
    >
      <span>
        {label('dept_name')} {row.dept_name}
      </span>
      <span>
        {row.bill_no} {status(row.status)}
      </span>
    </PaperHead>
  )
}
