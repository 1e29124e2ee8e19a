import { useState } from 'react'
import { useAction } from '../../api/useAction.ts'
import { type NoticeRow, noticeType } from './noticeRow.ts'

/**
 * Opens notices the way spec 000 section 2.10 says: a link in a new window, any other in a dialog. Both are read by that.
 * Answers the id of the one that the dialog is to show.
 */
export function useNotices() {
  const [shown, show] = useState<number>()
  const read = useAction('Notice/AddNoticeRead')
  const open = (row: Pick<NoticeRow, 'id' | 'type' | 'url' | 'IsRead'>) => {
    if (row.type !== noticeType.link) return show(row.id)
    // In the click itself: later a browser would take it for a pop-up.
    window.open(row.url, '_blank', 'noopener,noreferrer')
    if (row.IsRead === 0) read.mutate({ id: row.id })
  }
  return { shown, open, close: () => show(undefined) }
}
