import { useAction } from '@shouya/console/api/useAction.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'

const [sms, mail] = [2, 3] as const

/** Sends the administrator a message by a channel, whether it is on or off. */
export default function ChannelTest() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const send = useAction('EventsRemind/TestChannel', { onSuccess: () => message.success(t('setting.testQueued')) })
  return (
    <div className="ui-buttons">
      <OperationButton
        path="EventsRemind/TestChannel"
        loading={send.isPending}
        onClick={() => send.mutate({ channel: mail })}
      >
        {t('setting.testMail')}
      </OperationButton>
      <OperationButton
        path="EventsRemind/TestChannel"
        loading={send.isPending}
        onClick={() => send.mutate({ channel: sms })}
      >
        {t('setting.testSms')}
      </OperationButton>
    </div>
  )
}
