import { useTranslation } from 'react-i18next'
import type { NoticeRow } from '../../ui/notices/noticeRow.ts'
import StatusTag from '../../ui/StatusTag.tsx'
import Words from '../../ui/Words.tsx'

/** The title of a notice with what is special about it. */
export default function NoticeTitle({ row }: { row: NoticeRow }) {
  const { t } = useTranslation()
  return (
    <>
      <Words text={row.title} full={row.title} />
      {row.is_top && (
        <>
          {' '}
          <StatusTag kind="active">{t('notices.pinned')}</StatusTag>
        </>
      )}
    </>
  )
}
