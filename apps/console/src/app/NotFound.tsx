import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import Message from './Message.tsx'
import Standalone from './Standalone.tsx'

type Props = {
  /** The sign-in page for users who are not signed in: an administrator may have added a page here. */
  signIn?: string | undefined
}

export default function NotFound({ signIn }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Standalone title="404">
      <Message sign="404" title={t('app.notFoundTitle')} text={t('app.notFound')}>
        <Button onClick={() => navigate(-1)}>{t('app.goBack')}</Button>
        <Button type="primary" onClick={() => navigate(signIn ?? '/login')}>
          {t(signIn ? 'app.toSignIn' : 'app.toWorkplace')}
        </Button>
      </Message>
    </Standalone>
  )
}
