import { useState } from 'react'
import { useAction } from '../../api/useAction.ts'
import type { NoticeRow } from './noticeRow.ts'

/**
 * Opens notices by spec 000 section 2.10: a link in a new window, any other in a dialog. Both mark it as read. Returns
 * the id for the dialog.
 */
export function useNotices() {
  const [shownId, show] = useState<number>()
  const read = useAction('Notice/AddNoticeRead')
  const open = (row: Pick<NoticeRow, 'id' | 'url' | 'IsRead'>) => {
    if (row.url === '') return show(row.id)
    // Directly in the click: later a browser would block it as a pop-up.
    window.open(row.url, '_blank', 'noopener,noreferrer')
    if (row.IsRead === 0) read.mutate({ id: row.id })
  }
  return { shown: shownId, open, close: () => show(undefined) }
}
