import { useRead } from '@shouya/console/api/useRead.ts'
import ReceiptPeople from '@shouya/console/ui/receipts/ReceiptPeople.tsx'
import ReceiptPerson from '@shouya/console/ui/receipts/ReceiptPerson.tsx'
import { useReceiptFilter } from '@shouya/console/ui/receipts/useReceiptFilter.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { receipt } from '../noun.ts'
import type { MaterialDetail, ReceiptRow, ReceiptState } from './materialList.ts'

type Props = {
  row: MaterialDetail
  dept: number | undefined
  onDept: (dept: number | undefined) => void
  state: ReceiptState
  onState: (state: ReceiptState) => void
}

/** The receivers by name: who has read it, when and for how long, who was urged. */
export default function MaterialPeople({ row, ...chosen }: Props) {
  const { t } = useTranslation()
  const filter = useReceiptFilter(chosen)
  const read = useRead('File/GetReceiptPageList', { id: row.id, ...filter.query }, { keep: true })
  const states: ReceiptState[] = row.asks ? ['unread', 'read', 'unanswered', 'answered'] : ['unread', 'read']
  return (
    <ReceiptPeople
      texts={{
        status: t('material.field.status'),
        unit: t('material.receipts.field.dept_name'),
        keywords: t('material.peopleKeywords'),
        people: t('material.byPerson'),
        nobody: t('material.nobody'),
      }}
      states={states.map((value) => ({ value, label: t(`material.${value}`) }))}
      filter={filter}
      read={read}
      person={(person) => <Person key={person.id} person={person} asks={row.asks} />}
    />
  )
}

function Person({ person, asks }: { person: ReceiptRow; asks: boolean }) {
  const { t } = useTranslation()
  const word = person.answer_time
    ? t('material.scored', { score: person.score ?? 0 })
    : person.IsRead
      ? t('material.read')
      : t('material.unread')
  return (
    <ReceiptPerson
      person={person}
      dict={receipt.fields.post.dict}
      isDone={asks ? person.answer_time !== null : person.IsRead === 1}
      word={word}
      events={[
        person.read_time && t('material.readAt', { time: minute(person.read_time) }),
        person.read_seconds && t('material.readFor', { seconds: person.read_seconds }),
        person.progress && t('material.watched', { progress: person.progress }),
        person.download_time && t('material.downloadedAt', { time: minute(person.download_time) }),
        person.remind_time && t('material.urgedAt', { time: minute(person.remind_time) }),
      ]}
    />
  )
}
