import { useUser } from '@shouya/console/api/account.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { langTag } from '@shouya/console/i18n/language.ts'
import StatusShape from '@shouya/console/ui/StatusShape.tsx'
import { shortTime } from '@shouya/console/ui/text.ts'
import { App, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Duty, dutyKind, isOpen } from './dutyKind.ts'
import styles from './Timeline.module.css'

type Props = {
  duty: Duty
  /** Whether it needs action now. */
  pressing: boolean
  /** The first duty that the user fulfills in person. */
  first: boolean
}

/** One duty of the day. */
export default function TimelineStep({ duty, pressing, first }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const own = useUser().id
  const urge = useAction('Duty/Urge', { onSuccess: () => void message.success(t('dashboard.today.urged')) })
  const { state, task_name, way, act, deadline, finish_time, awaited, urgeable } = duty
  const open = isOpen(duty)
  const names = new Intl.ListFormat(langTag()).format(
    awaited.map(({ user_id, name }) => (user_id === own ? t('dashboard.today.me') : name)),
  )
  const acts = pressing && way !== null && act !== 'look'
  return (
    <li className={styles.step} data-state={state} data-pressing={pressing}>
      <span className={styles.dot}>
        <StatusShape kind={dutyKind[state]} />
      </span>
      <div className={styles.what}>
        {way === null ? <span className={styles.name}>{task_name}</span> : <Way to={way} name={task_name} />}
        <span className={styles.state}>{t(`dashboard.today.state.${state}`)}</span>
        <p className={styles.note}>
          {finish_time === null
            ? t('dashboard.today.by', { time: shortTime(deadline) })
            : t('dashboard.today.at', { time: shortTime(finish_time) })}
          {open && names && <span> · {t('dashboard.today.awaited', { names })}</span>}
        </p>
      </div>
      {pressing && (acts || urgeable) && (
        <div className={styles.acts}>
          {acts && (
            <Button
              type={first ? 'primary' : 'default'}
              aria-label={`${t(`dashboard.today.act.${act}`)}: ${task_name}`}
              onClick={() => openTab(way)}
            >
              {t(`dashboard.today.act.${act}`)}
            </Button>
          )}
          {urgeable && (
            <Button
              loading={urge.isPending}
              aria-label={`${t('dashboard.today.urge')}: ${task_name}`}
              onClick={() => urge.mutate({ id: duty.id })}
            >
              {t('dashboard.today.urge')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Way({ to, name }: { to: string; name: string }) {
  return (
    <Link className={styles.name} to={to}>
      {name}
    </Link>
  )
}
