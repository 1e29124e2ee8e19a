import type { BodyOf } from '@shouya/console/api/path.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'

type Path = 'Totp/Renew' | 'Totp/End'
type Props = { path: Path; onDone: (recoveryCodes: readonly string[] | undefined) => void; onClose: () => void }

/** Confirms by password and code that new recovery codes are made, or that the second step is turned off. */
export default function TotpProof({ path, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const renew = path === 'Totp/Renew'
  return (
    <FormDrawer<Path, BodyOf<Path>>
      path={path}
      title={renew ? t('dashboard.totp.renew') : t('dashboard.totp.end')}
      okText={renew ? t('dashboard.totp.renewOk') : t('dashboard.totp.endOk')}
      initial={{}}
      toBody={(values) => values}
      onSaved={(data) => onDone(data?.recovery_codes)}
      onClose={onClose}
      small
    >
      <p className="ui-wide">{renew ? t('dashboard.totp.renewText') : t('dashboard.totp.endText')}</p>
      <Form.Item name="password" label={t('dashboard.totp.password')} rules={[{ required: true }]}>
        <Input.Password autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <Form.Item name="code" label={t('dashboard.totp.anyCode')} rules={[{ required: true, min: 6, max: 30 }]}>
        <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={30} />
      </Form.Item>
    </FormDrawer>
  )
}
