import { useAction } from '@shouya/console/api/useAction.ts'
import { Button, Form, Input, QRCode, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Totp.module.css'

type Props = { secret: string; uri: string; onDone: (recoveryCodes: readonly string[]) => void }

/** The secret for an authenticator, to scan or to type, and the field for its first code. */
export default function TotpSetUp({ secret, uri, onDone }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<{ code: string }>()
  const confirm = useAction('Totp/Confirm', {
    // The account's other sessions end.
    refreshes: ['User'],
    quiet: (error) => error.name === 'SignInFailed',
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
    onError: (error) => {
      if (error.name === 'SignInFailed') form.setFields([{ name: 'code', errors: [error.message] }])
    },
  })
  const digits = (value: string | undefined) => value?.replace(/\D/g, '').slice(0, 6) ?? ''
  return (
    <ol className={styles.steps}>
      <li>{t('dashboard.totp.install')}</li>
      <li>
        {t('dashboard.totp.scan')}
        <div className={styles.scan}>
          <QRCode
            className={styles.code}
            aria-label={t('dashboard.totp.qr')}
            value={uri}
            type="svg"
            size={208}
            color="#000"
            bgColor="#fff"
          />
          <div>
            <div className={styles.note}>{t('dashboard.totp.type')}</div>
            <Typography.Text code copyable={{ text: secret }} className={styles.secret}>
              {secret.match(/.{1,4}/g)?.join(' ')}
            </Typography.Text>
          </div>
        </div>
      </li>
      <li>
        <Form form={form} layout="vertical" onFinish={({ code }) => confirm.mutate({ code })}>
          <Form.Item
            name="code"
            label={t('dashboard.totp.code')}
            normalize={digits}
            rules={[{ required: true, len: 6, message: t('dashboard.totp.codeRule') }]}
          >
            <Input className={styles.digits} inputMode="numeric" autoComplete="one-time-code" placeholder="000000" />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={confirm.isPending}>
            {t('dashboard.totp.confirm')}
          </Button>
        </Form>
      </li>
    </ol>
  )
}
