import { lazy } from 'react'
import { loadTexts } from '../../i18n/loadTexts.ts'

/** The dialog of a notice for those who have it beside something else: it comes with its words when one is opened. */
export const LazyNoticeDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./NoticeDialog.tsx'), loadTexts(['notices'])])
  return dialog
})
