import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useDocumentTitle } from './host/useDocumentTitle.ts'
import Message from './Message.tsx'

export default function NotFound() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useDocumentTitle('404')
  return (
    <main>
      <Message sign="404" title={t('app.notFoundTitle')} text={t('app.notFound')}>
        <Button onClick={() => navigate(-1)}>{t('app.goBack')}</Button>
        <Button type="primary" onClick={() => navigate('/login')}>
          {t('app.toWorkplace')}
        </Button>
      </Message>
    </main>
  )
}
