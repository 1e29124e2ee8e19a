import { useUser } from '@shouya/console/api/account.ts'
import { greetingOf } from '@shouya/console/app/host/greeting.ts'
import { useNow } from '@shouya/console/app/host/useNow.ts'
import { langTag } from '@shouya/console/i18n/language.ts'
import { useTranslation } from 'react-i18next'
import styles from './Hello.module.css'

export default function Hello() {
  const { t } = useTranslation()
  const { name, dept_name } = useUser()
  const { date, hour } = useNow()
  const day = new Intl.DateTimeFormat(langTag(), { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <section className={styles.hello}>
      <p className={styles.greeting}>
        {t('dashboard.hello', { greeting: t(`dashboard.greeting.${greetingOf(hour)}`), name })}
      </p>
      <p className={styles.where}>{dept_name}</p>
      <p className={styles.day}>
        <time dateTime={date}>{day.format(new Date(date))}</time>
      </p>
    </section>
  )
}
