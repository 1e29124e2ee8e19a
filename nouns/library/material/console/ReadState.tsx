import { businessTime } from '@shouya/console/api/businessTime.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import type { ReadRow } from './materialList.ts'

type Props = { row: Pick<ReadRow, 'IsRead' | 'done_time' | 'need_read' | 'read_deadline' | 'asks' | 'score'> }

/** How far the user is with a document; what must be read and is late has a colour of its own. */
export default function ReadState({ row }: Props) {
  const { t } = useTranslation()
  const { IsRead, done_time, need_read, read_deadline, asks, score } = row
  if (done_time !== null)
    return (
      <StatusTag kind="done">{asks && score !== null ? t('material.scored', { score }) : t('material.read')}</StatusTag>
    )
  if (need_read && read_deadline !== null && read_deadline < businessTime(new Date()))
    return <StatusTag kind="overdue">{t('material.late')}</StatusTag>
  if (IsRead === 1) return <StatusTag kind="waiting">{t('material.toAnswer')}</StatusTag>
  return <StatusTag kind={need_read ? 'waiting' : 'draft'}>{t('material.unread')}</StatusTag>
}
