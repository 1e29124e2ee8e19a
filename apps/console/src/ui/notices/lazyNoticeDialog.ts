import { lazy } from 'react'
import { loadTexts } from '../../i18n/loadTexts.ts'

/** The dialog of a notice for other pages: loaded with its texts when one is opened. */
export const LazyNoticeDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./NoticeDialog.tsx'), loadTexts(['notice'])])
  return dialog
})
