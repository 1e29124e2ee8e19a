import type { Controller } from '@shouya/console/api/path.ts'
import { refresh } from '@shouya/console/api/queryClient.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { yuan } from '@shouya/console/ui/money.ts'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert, Button, Modal, QRCode, Skeleton } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PayDialog.module.css'
import type { PaymentRow } from './paymentList.ts'

/** How often the provider's answer is looked for, in milliseconds. */
const LOOK = 2_000
const status = { waiting: 0, paid: 1, closed: 2, mismatch: 3 } as const

type Props = {
  /** The payment that was opened for a record. */
  id: number
  /** Whose lists and records it changes. */
  refreshes: readonly Controller[]
  onClose: () => void
}

/** What the payer scans, until the provider has reported the payment. */
export default function PayDialog({ id, refreshes, onClose }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const { mutate, data: opened, isError } = useAction('Payment/Open')
  useEffect(() => mutate({ id }), [mutate, id])
  const { data } = useRead('Payment/Get', { id }, { enabled: opened !== undefined, refetchInterval: LOOK })
  const state = data?.status ?? status.waiting
  useEffect(() => {
    if (state !== status.waiting) void refresh(...(refreshes as [Controller]))
  }, [state, refreshes])
  return (
    <Modal
      open={open}
      title={t('payment.wait.title')}
      width={400}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <div className={styles.pay} aria-live="polite">
        {isError && <Alert type="error" showIcon title={t('payment.refused.provider')} />}
        {!opened && !isError && <Skeleton active />}
        {opened && state === status.waiting && <Code {...opened} />}
        {state === status.paid && <Alert type="success" showIcon title={t('payment.paid')} />}
        {state === status.closed && <Alert type="warning" showIcon title={t('payment.closed')} />}
        {state === status.mismatch && <Alert type="error" showIcon title={t('payment.wrong')} />}
      </div>
    </Modal>
  )
}

function Code({ provider, amount, code_url, expire_time }: PaymentRow & { code_url: string }) {
  const { t, i18n } = useTranslation()
  const way = t(`payment.provider.${provider}`)
  const isOurs = provider === 'sandbox'
  const address = isOurs ? `${location.origin}${code_url}?lang=${i18n.language}` : code_url
  return (
    <>
      <div className={styles.amount}>¥ {yuan(amount)}</div>
      <div>{t('payment.wait.scan', { way })}</div>
      <QRCode
        value={address}
        type="svg"
        size={208}
        color="#000"
        bgColor="#fff"
        aria-label={t('payment.wait.scan', { way })}
      />
      {isOurs && (
        <Button href={address} target="_blank" rel="noreferrer">
          {t('payment.wait.openPage')}
        </Button>
      )}
      <div className="ui-note">
        {t('payment.waiting')} {t('payment.wait.until', { time: minute(expire_time) })}
      </div>
    </>
  )
}
