import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import ConferenceFacts from './ConferenceFacts.tsx'
import type { ConferenceDetail, ConferenceRow } from './conferenceList.ts'
import MinutesFacts from './MinutesFacts.tsx'
import People from './People.tsx'
import RecordTools from './RecordTools.tsx'
import SignIn from './SignIn.tsx'

type Props = RecordProps<ConferenceRow> & { ask: Ask }

/** One meeting: what it is about, who is invited, what was said. */
export default function ConferenceRecord({ ask, moves, ...record }: Props) {
  const { t } = useTranslation()
  return (
    <NounRecord<'Conference/Get', ConferenceDetail>
      {...record}
      of={conference}
      get="Conference/Get"
      moves={moves}
      status={({ status }) => <DictTag dict={conference.states.dict} value={status} />}
      tabs={(row) => [
        {
          key: 'facts',
          label: t('ui.facts'),
          children: (
            <>
              <RecordTools row={row} ask={ask} />
              <ConferenceFacts row={row} />
            </>
          ),
        },
        {
          key: 'people',
          label: t('conference.people.title'),
          children: (
            <People
              row={row}
              onSign={(line) => ask((onClose) => <SignIn row={row} guest={line} onClose={onClose} />)}
            />
          ),
        },
        { key: 'minutes', label: t('conference.minutesTitle'), children: <MinutesFacts row={row} /> },
      ]}
    />
  )
}
