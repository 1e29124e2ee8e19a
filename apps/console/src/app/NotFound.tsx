import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import Message from './Message.tsx'
import Standalone from './Standalone.tsx'

export default function NotFound() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Standalone title="404">
      <Message sign="404" title={t('app.notFoundTitle')} text={t('app.notFound')}>
        <Button onClick={() => navigate(-1)}>{t('app.goBack')}</Button>
        <Button type="primary" onClick={() => navigate('/login')}>
          {t('app.toWorkplace')}
        </Button>
      </Message>
    </Standalone>
  )
}
