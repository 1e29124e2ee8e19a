import type { DataOf } from '@shouya/console/api/path.ts'
import { useTranslation } from 'react-i18next'

/** What somebody hears who has signed in: when, and whether that was late. */
export function useSignedText(): (signed: DataOf<'Conference/Sign'>) => string {
  const { t } = useTranslation()
  return ({ late, sign_time }) =>
    t(late ? 'conference.signIn.doneLate' : 'conference.signIn.done', { time: sign_time.slice(11, 16) })
}
