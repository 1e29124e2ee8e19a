import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Details from '@shouya/console/ui/Details.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Alert, Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedText } from './useSignedText.ts'

type Props = {
  /** The meeting and the code of its screen, as `12.code`. */
  scanned: string
  onClose: () => void
}

/** Where the code of a meeting's screen leads: the person who is signed in on this device signs in, and nobody else. */
export default function SignByCode({ scanned, onClose }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const id = Number(scanned.slice(0, scanned.indexOf('.'))) || 0
  const code = scanned.slice(scanned.indexOf('.') + 1)
  const { data: row, error, refetch } = useRead('Conference/Get', { id }, { enabled: id > 0 })
  const signedText = useSignedText()
  const { mutate, data: signed, error: refused, isPending } = useAction('Conference/Sign', { quiet: () => true })
  const why = refused && codeFault(refused.data) !== undefined ? codeFault(refused.data) : refused?.message
  return (
    <Modal
      open={open}
      title={t('conference.signIn.title')}
      closable={false}
      footer={
        <TouchSize>
          <Button onClick={() => setOpen(false)}>{t('conference.signIn.leave')}</Button>
        </TouchSize>
      }
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      {error?.name === 'OutOfScope' && <Alert type="error" showIcon title={t('conference.refused.notInvited')} />}
      {error && error.name !== 'OutOfScope' && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !row && <Skeleton active />}
      {row && (
        <>
          <Details
            items={[
              { label: t('conference.field.title'), value: row.title },
              { label: t('conference.stands.time'), value: minute(row.begin_time) },
              { label: t('conference.stands.place'), value: row.room ?? row.link },
            ]}
          />
          {refused && <Alert type="error" showIcon className="ui-hint" title={why} />}
          {signed ? (
            <Alert type={signed.late ? 'warning' : 'success'} showIcon title={signedText(signed)} />
          ) : (
            <TouchSize>
              <Button type="primary" block loading={isPending} onClick={() => mutate({ id, code })}>
                {t('conference.signIn.me')}
              </Button>
            </TouchSize>
          )}
        </>
      )}
    </Modal>
  )
}

/** What is wrong with the code, where it is the code. */
const codeFault = (data: unknown): string | undefined =>
  Array.isArray(data)
    ? (data as { path: string; message: string }[]).find(({ path }) => path === 'code')?.message
    : undefined
