import { useRead } from '@shouya/console/api/useRead.ts'
import RecordDrawer, { type RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { roomKey } from '../noun.ts'
import HandoverFacts from './HandoverFacts.tsx'
import HandoverSigns from './HandoverSigns.tsx'
import HandoverStatus from './HandoverStatus.tsx'
import type { HandoverRow } from './handoverList.ts'

/** One handover: its fields, who signed, what happened. */
export default function HandoverDetail({ id, moves, ...drawer }: RecordProps<HandoverRow>) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('RoomKey/Get', { id })
  return (
    <RecordDrawer
      {...drawer}
      read={read}
      name={data?.bill_no ?? t('roomKey.title')}
      status={data && <HandoverStatus row={data} />}
      moves={data ? moves(data) : []}
      tabs={
        data && [
          { key: 'facts', label: t('ui.facts'), children: <HandoverFacts row={data} /> },
          { key: 'signs', label: t('ui.signs'), children: <HandoverSigns row={data} /> },
        ]
      }
      history={{ table: roomKey.table, id }}
    />
  )
}
