import { usePublic } from '@shouya/console/api/usePublic.ts'
import { useDocumentTitle } from '@shouya/console/app/host/useDocumentTitle.ts'
import { usePlatform } from '@shouya/console/app/host/usePlatform.ts'
import { narrow, useMedia } from '@shouya/console/ui/media.ts'
import { useTranslation } from 'react-i18next'
import Brand from './Brand.tsx'
import Languages from './Languages.tsx'
import styles from './Login.module.css'
import LoginForm from './LoginForm.tsx'
import SignInBanners from './SignInBanners.tsx'

export default function Login() {
  const { t } = useTranslation()
  const setting = usePublic()
  const phone = useMedia(narrow)
  const { name, logo, copyright } = usePlatform()
  useDocumentTitle(t('login.title'))
  return (
    <div className={styles.page}>
      <Brand name={name} logo={logo} bank={setting?.bank_name ?? ''}>
        {!phone && <SignInBanners className={styles.banners} />}
      </Brand>
      <main className={styles.main}>
        <div className={styles.top}>
          <Languages />
        </div>
        <div className={styles.card}>
          <h1>{t('login.title')}</h1>
          <p className={styles.lead}>{t('login.lead')}</p>
          <LoginForm demo={setting?.demo ?? false} />
        </div>
        {phone && <SignInBanners className={styles.banners} />}
        <footer className={styles.foot}>{copyright}</footer>
      </main>
    </div>
  )
}
