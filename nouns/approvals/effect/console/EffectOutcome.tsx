import { mark } from '@shouya/console/i18n/language.ts'
import { useTranslation } from 'react-i18next'
import type { Effect } from './effect.ts'
import PageLink from './PageLink.tsx'

/** What came of an effect: what it made, why it failed or was closed, where it can be used. */
export default function EffectOutcome({ effect }: { effect: Effect }) {
  const { t } = useTranslation()
  const { state, made, error, note, done_user_name, way, page } = effect
  if (made.length > 0)
    return (
      <>
        {made.map(({ name, link }, at) => (
          <span key={link}>
            {at > 0 && mark('、')}
            <PageLink link={link}>{name}</PageLink>
          </span>
        ))}
      </>
    )
  if (state === 'failed') return error
  if (state === 'waiting' && way === 'used' && page) return <PageLink link={page}>{t('flows.effect.toUse')}</PageLink>
  if (state === 'waiting') return t(`flows.effect.says.${way}`)
  return note && [note, done_user_name && `（${done_user_name}）`].filter(Boolean).join('')
}
