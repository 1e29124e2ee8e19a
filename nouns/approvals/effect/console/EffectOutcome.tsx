import { useAccount } from '@shouya/console/api/account.ts'
import { findPage, menuRoutes } from '@shouya/console/app/host/menuPages.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Effect } from './effect.ts'
import './effects.css'

/**
 * The result of an effect: the record that it made, the reason why it failed or was closed, or the page where it can be
 * used.
 */
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
  if (state === 'waiting' && way === 'used' && page) return <PageLink link={page}>{t('effect.toUse')}</PageLink>
  if (state === 'waiting') return t(`effect.says.${way}`)
  return note && [note, done_user_name && `（${done_user_name}）`].filter(Boolean).join('')
}

/** A link to a page of the console for users who have it in their menu; plain text for others. */
function PageLink({ link, children }: { link: string; children: string }) {
  const menu = useAccount((state) => state.menu)
  const [path = ''] = link.split('?')
  const exists = useMemo(() => findPage(menuRoutes(menu ?? []), path) !== undefined, [menu, path])
  if (!exists) return children
  return (
    <Button type="link" size="small" className="effect-link" onClick={() => openTab(link)}>
      {children}
    </Button>
  )
}
