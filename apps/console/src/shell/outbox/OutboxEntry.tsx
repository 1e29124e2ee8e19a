import { Alert, Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { giveUp, sendQueue, takeUp, type Waiting } from '../../api/device/queue.ts'
import { goTo } from '../../app/host/navigation.ts'
import { minute } from '../../ui/text.ts'
import { useConfirm } from '../../ui/useConfirm.ts'
import styles from './Outbox.module.css'

type Props = { entry: Waiting; sending: boolean; onLeave: () => void }

const stateOf = ({ refusal, unsigned }: Waiting) =>
  refusal === undefined ? (unsigned ? 'unsigned' : 'waits') : 'refused'

/** One entry of the queue with its actions. */
export default function OutboxEntry({ entry, sending, onLeave }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const state = stateOf(entry)

  const change = async () => {
    await takeUp(entry)
    onLeave()
    // Not the tab as it was left: its form was closed.
    goTo(`${entry.form.page}?${entry.form.query ?? 'new=1'}`)
  }
  const drop = () =>
    confirm({ title: t('outbox.drop'), content: t('outbox.dropHint', { title: entry.title }), danger: true }, () =>
      giveUp(entry),
    )
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <strong>{entry.title}</strong>
        <span>{t(`outbox.state.${state}`)}</span>
      </div>
      <p className="ui-note">{t('outbox.filedAt', { time: minute(entry.filed_at) })}</p>
      {entry.refusal !== undefined && (
        <Alert type="error" showIcon role="alert" className="ui-hint" title={entry.refusal} />
      )}
      {entry.unsigned && (
        <Form<{ password: string }>
          className={styles.sign}
          onFinish={({ password }) => sendQueue({ key: entry.key, password })}
        >
          <Form.Item name="password" rules={[{ required: true, message: t('outbox.passwordMissing') }]} noStyle>
            <Input.Password
              autoComplete="current-password"
              aria-label={t('outbox.password')}
              placeholder={t('outbox.password')}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={sending}>
            {t('outbox.signAndSend')}
          </Button>
        </Form>
      )}
      <div className="ui-buttons">
        <Button onClick={drop}>{t('outbox.drop')}</Button>
        <Button onClick={change}>{t('outbox.change')}</Button>
        {entry.refusal !== undefined && !entry.unsigned && (
          <Button loading={sending} onClick={() => sendQueue({ key: entry.key })}>
            {t('outbox.again')}
          </Button>
        )}
      </div>
    </li>
  )
}
