import { useUser } from '@shouya/console/api/account.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { goTo } from '@shouya/console/app/host/navigation.ts'
import { confirmSession } from '@shouya/console/app/host/session.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert, Button, Skeleton, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Password.module.css'
import RecoveryCodes from './RecoveryCodes.tsx'
import TotpProof from './TotpProof.tsx'
import TotpSetUp from './TotpSetUp.tsx'

/** The second step at sign-in: set it up, renew recovery codes, turn it off. */
export default function Totp() {
  const { t } = useTranslation()
  const { must_set_totp: forced } = useUser()
  const { data, error, refetch } = useRead('Totp/Get', {})
  const begin = useAction('Totp/Begin')
  const [codes, setCodes] = useState<readonly string[]>()
  const [proof, setProof] = useState<'Totp/Renew' | 'Totp/End'>()

  const noted = async () => {
    setCodes(undefined)
    if (!forced) return
    await confirmSession()
    goTo('/login')
  }
  const start = (
    <Button type="primary" loading={begin.isPending} onClick={() => begin.mutate({})}>
      {t('dashboard.totp.begin')}
    </Button>
  )
  const off = begin.data ? <TotpSetUp {...begin.data} onDone={setCodes} /> : start
  return (
    <section className={styles.card} aria-labelledby="totp">
      <h2 id="totp">
        {t('dashboard.totp.title')}{' '}
        {data && (
          <StatusTag kind={data.on ? 'done' : 'draft'}>
            {data.on ? t('dashboard.totp.on') : t('dashboard.totp.off')}
          </StatusTag>
        )}
      </h2>
      {forced && !data?.on && (
        <Alert type="warning" showIcon title={t('dashboard.totp.forced')} style={{ marginBottom: 16 }} />
      )}
      <p className={styles.note}>{t('dashboard.totp.text')}</p>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data?.on && (
        <>
          <p className="tabular">
            {t('dashboard.totp.since', { time: minute(data.confirm_time), count: data.recovery_left })}
          </p>
          <Space wrap>
            <Button onClick={() => setProof('Totp/Renew')}>{t('dashboard.totp.renew')}</Button>
            <Button danger onClick={() => setProof('Totp/End')}>
              {t('dashboard.totp.end')}
            </Button>
          </Space>
        </>
      )}
      {data && !data.on && off}
      {proof && (
        <TotpProof
          path={proof}
          onDone={(fresh) => {
            begin.reset()
            setCodes(fresh)
          }}
          onClose={() => setProof(undefined)}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={noted} />}
    </section>
  )
}
