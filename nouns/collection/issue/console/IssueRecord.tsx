import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useTranslation } from 'react-i18next'
import { issue } from '../noun.ts'
import IssueFacts from './IssueFacts.tsx'
import type { IssueRow } from './issueList.ts'
import Receivers from './Receivers.tsx'

type Props = RecordProps<IssueRow> & { ask: Ask }

/** One collection: who has handed in what, and what is asked for. */
export default function IssueRecord({ ask, ...record }: Props) {
  const { t } = useTranslation()
  return (
    <NounRecord
      {...record}
      of={issue}
      get="Issue/Get"
      status={({ status }) => <DictTag dict={issue.states.dict} value={status} />}
      tabs={(row) => {
        const receivers = {
          key: 'receivers',
          label: t('issue.receivers'),
          children: <Receivers row={row} ask={ask} />,
        }
        const facts = { key: 'facts', label: t('issue.content'), children: <IssueFacts row={row} /> }
        return row.total > 0 ? [receivers, facts] : [facts]
      }}
    />
  )
}
