import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../api/account.ts'
import { useAction } from '../api/useAction.ts'
import TouchSize from '../ui/TouchSize.tsx'

/** Above the drawers and dialogs that trigger the question. */
const ABOVE = 1900

type Props = { onAnswer: (proven: boolean) => void; onGone: () => void }

export default function PasswordDialog({ onAnswer, onGone }: Props) {
  const { t } = useTranslation()
  const { username } = useUser()
  const [form] = Form.useForm<{ password: string }>()
  const [open, setOpen] = useState(true)
  const answer = (proven: boolean) => {
    onAnswer(proven)
    setOpen(false)
  }
  const prove = useAction('User/Prove', {
    quiet: (error) => error.name === 'SignInFailed',
    onSuccess: () => answer(true),
    onError: (error) => {
      if (error.name === 'SignInFailed') form.setFields([{ name: 'password', errors: [error.message] }])
    },
  })

  return (
    <TouchSize>
      <Modal
        title={t('api.proof.title')}
        open={open}
        width={420}
        zIndex={ABOVE}
        okText={t('api.proof.ok')}
        confirmLoading={prove.isPending}
        onOk={form.submit}
        onCancel={() => answer(false)}
        mask={{ closable: false }}
        afterOpenChange={(isOpen) => isOpen && form.focusField('password')}
        afterClose={onGone}
      >
        <p>{t('api.proof.text')}</p>
        <Form form={form} layout="vertical" onFinish={(values) => prove.mutate(values)}>
          {/* Tells a password manager whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <Form.Item
            name="password"
            label={t('api.proof.password')}
            rules={[{ required: true, message: t('common.required', { field: t('api.proof.password') }) }]}
          >
            {/* With two fields, Enter does not submit by itself. */}
            <Input.Password autoComplete="current-password" maxLength={128} onPressEnter={form.submit} />
          </Form.Item>
        </Form>
      </Modal>
    </TouchSize>
  )
}
