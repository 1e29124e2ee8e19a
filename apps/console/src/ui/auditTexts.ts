import type { TextGroup } from '../i18n/loadTexts.ts'

/** The log's texts for actions, and for fields whose page has none. */
export const auditTexts: readonly TextGroup[] = ['actionWords', 'nounWords', 'actions', 'daily', 'dict', 'user']
