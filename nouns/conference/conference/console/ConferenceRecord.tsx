import { call } from '@shouya/console/api/call.ts'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { downloadBase64 } from '@shouya/console/ui/download.ts'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { useTranslation } from 'react-i18next'
import { conference } from '../noun.ts'
import ConferenceFacts from './ConferenceFacts.tsx'
import ConferencePrint, { type Paper } from './ConferencePrint.tsx'
import type { ConferenceDetail, ConferenceRow } from './conferenceList.ts'
import MinutesFacts from './MinutesFacts.tsx'
import People from './People.tsx'
import SignIn from './SignIn.tsx'
import SignScreen from './SignScreen.tsx'

type Props = RecordProps<ConferenceRow> & { ask: Ask }

/** One meeting: what it is about, who is invited, what was said. */
export default function ConferenceRecord({ ask, moves, ...record }: Props) {
  const { t } = useTranslation()
  const further = (row: ConferenceDetail): RowAction[] => {
    const paper = (kind: Paper): RowAction => ({
      text: t(`conference.print.${kind}`),
      path: 'Conference/GetPrintList',
      onClick: () => ask((onClose) => <ConferencePrint wish={{ ids: [row.id] }} only={kind} onClose={onClose} />),
    })
    const screen: RowAction = {
      text: t('conference.signIn.screen'),
      path: 'Conference/GetSignCode',
      onClick: () => ask((onClose) => <SignScreen row={row} onClose={onClose} />),
    }
    const file: RowAction = {
      text: t('conference.toCalendar'),
      path: 'Conference/GetCalendarFile',
      onClick: () =>
        void call('Conference/GetCalendarFile', { id: row.id }).then(({ name, content }) =>
          downloadBase64(content, name),
        ),
    }
    return [
      ...(row.shows_code ? [screen] : []),
      ...(row.publish_time === null ? [] : [file, paper('notice'), paper('sheet')]),
      ...(row.minutes === null ? [] : [paper('minutes')]),
    ]
  }
  return (
    <NounRecord<'Conference/Get', ConferenceDetail>
      {...record}
      of={conference}
      get="Conference/Get"
      moves={(row) => [...moves(row), ...further(row)]}
      status={({ status }) => <DictTag dict={conference.states.dict} value={status} />}
      tabs={(row) => [
        { key: 'facts', label: t('ui.facts'), children: <ConferenceFacts row={row} /> },
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
