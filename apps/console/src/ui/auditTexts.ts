import type { TextGroup } from '../i18n/loadTexts.ts'

/** What the log calls actions, and fields whose page has no word for them. */
export const auditTexts: readonly TextGroup[] = ['actionWords', 'actions', 'daily', 'settings']
