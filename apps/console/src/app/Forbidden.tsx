import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { readArrival } from './host/returnPath.ts'
import Message from './Message.tsx'
import Standalone from './Standalone.tsx'

export default function Forbidden() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const warning = readArrival(useLocation().state)
  return (
    <Standalone title="403">
      <Message sign="403" title={t('app.forbiddenTitle')} text={warning ?? t('app.forbidden')}>
        <Button type="primary" onClick={() => navigate('/login')}>
          {t('app.toWorkplace')}
        </Button>
      </Message>
    </Standalone>
  )
}
