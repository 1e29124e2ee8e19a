import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { MenuPage } from './host/menuPages.ts'
import { useMenuTitle } from './host/useMenuTitle.ts'
import Message from './Message.tsx'

/** A page of the menu that this build does not have yet. */
export default function NotBuilt({ page: { node, trail } }: { page: MenuPage }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const titleOf = useMenuTitle()
  const title = titleOf(node)
  return (
    <Message sign="…" title={t('app.notBuiltTitle', { title })} text={t('app.notBuilt', { title })}>
      {trail.length > 0 && (
        <p>
          {t('app.notBuiltGroup')}: {trail.map(titleOf).join(' / ')}
        </p>
      )}
      <Button onClick={() => navigate(-1)}>{t('app.goBack')}</Button>
      <Button type="primary" onClick={() => navigate('/dashboard/workplace')}>
        {t('app.toWorkplace')}
      </Button>
    </Message>
  )
}
