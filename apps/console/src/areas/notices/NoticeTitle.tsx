import { useTranslation } from 'react-i18next'
import StatusTag from '../../ui/StatusTag.tsx'
import type { NoticeRow } from './noticeList.ts'

/** The title of a notice with what is special about it. */
export default function NoticeTitle({ row }: { row: NoticeRow }) {
  const { t } = useTranslation()
  return (
    <>
      {row.title}
      {row.is_top && (
        <>
          {' '}
          <StatusTag kind="active">{t('notices.pinned')}</StatusTag>
        </>
      )}
    </>
  )
}
