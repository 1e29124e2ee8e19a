import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { issueItem } from '../noun.ts'
import AnswerFacts from './AnswerFacts.tsx'
import AskedFacts from './AskedFacts.tsx'
import type { ItemRow } from './issueItemList.ts'

/** What is asked for, and what was handed in. */
export default function ItemRecord(record: RecordProps<ItemRow>) {
  const { t } = useTranslation()
  return (
    <NounRecord
      {...record}
      of={issueItem}
      get="IssueItem/Get"
      status={({ status }) => <DictTag dict={issueItem.states.dict} value={status} />}
      tabs={(row) => [
        { key: 'asked', label: t('issueItem.asked'), children: <AskedFacts row={row} /> },
        { key: 'answer', label: t('issueItem.answer'), children: <AnswerFacts row={row} /> },
      ]}
    />
  )
}
