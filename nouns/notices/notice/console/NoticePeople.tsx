import { useRead } from '@shouya/console/api/useRead.ts'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import ReceiptPeople from '@shouya/console/ui/receipts/ReceiptPeople.tsx'
import ReceiptPerson from '@shouya/console/ui/receipts/ReceiptPerson.tsx'
import { useReceiptFilter } from '@shouya/console/ui/receipts/useReceiptFilter.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { useTranslation } from 'react-i18next'
import { receipt } from '../noun.ts'
import type { ReceiptRow, ReceiptState } from './receiptList.ts'

type Props = {
  row: NoticeRow
  dept: number | undefined
  onDept: (dept: number | undefined) => void
  state: ReceiptState
  onState: (state: ReceiptState) => void
}

/** The receivers by name: who has read it and when, who was reminded. */
export default function NoticePeople({ row, ...chosen }: Props) {
  const { t } = useTranslation()
  const filter = useReceiptFilter(chosen)
  const read = useRead('Notice/GetReceiptPageList', { id: row.id, ...filter.query }, { keep: true })
  const states: ReceiptState[] = row.need_receipt ? ['unread', 'read', 'unconfirmed', 'confirmed'] : ['unread', 'read']
  return (
    <ReceiptPeople
      texts={{
        status: t('notice.field.status'),
        unit: t('notice.receipts.field.dept_name'),
        keywords: t('notice.peopleKeywords'),
        people: t('notice.byPerson'),
        nobody: t('notice.nobody'),
      }}
      states={states.map((value) => ({ value, label: t(`notice.${value}`) }))}
      filter={filter}
      read={read}
      person={(person) => <Person key={person.id} person={person} confirms={row.need_receipt} />}
    />
  )
}

function Person({ person, confirms }: { person: ReceiptRow; confirms: boolean }) {
  const { t } = useTranslation()
  const word = person.confirm_time ? t('notice.confirmed') : person.IsRead ? t('notice.read') : t('notice.unread')
  return (
    <ReceiptPerson
      person={person}
      dict={receipt.fields.post.dict}
      isDone={confirms ? person.confirm_time !== null : person.IsRead === 1}
      word={word}
      events={[
        person.read_time && t('notice.readAt', { time: minute(person.read_time) }),
        person.confirm_time && t('notice.confirmedAt', { time: minute(person.confirm_time) }),
        person.receipt_text && t('notice.receiptSays', { text: person.receipt_text }),
        person.remind_time && t('notice.remindedAt', { time: minute(person.remind_time) }),
      ]}
    />
  )
}
