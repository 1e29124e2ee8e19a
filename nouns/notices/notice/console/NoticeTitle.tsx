import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import Words from '@shouya/console/ui/Words.tsx'
import { useTranslation } from 'react-i18next'

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
