import type { DataOf } from '@shouya/console/api/path.ts'
import { useTranslation } from 'react-i18next'
import { issueItem } from '../noun.ts'

/** What a receiver hears after handing in. */
export function useSaid(): (saved: DataOf<'IssueItem/Upload'>) => string {
  const { t } = useTranslation()
  return ({ status, is_late }) => {
    if (is_late) return t('issueItem.sentLate')
    return status === issueItem.states.codes.review ? t('issueItem.sent') : t('issueItem.sentDone')
  }
}
