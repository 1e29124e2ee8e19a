import type { BodyOf } from '@shouya/console/api/path.ts'
import { upload } from '@shouya/console/api/upload.ts'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Field from '@shouya/console/noun/Field.tsx'
import FilesItem from '@shouya/console/noun/FilesItem.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { type FileValue, fileIds } from '@shouya/console/ui/files/FilesField.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Alert, Button, Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { feedback } from '../noun.ts'
import { bareAddress, receiptFrom } from '../rules.ts'
import styles from './FeedbackForm.module.css'
import { frontAddress } from './frontAddress.ts'
import ReceiptLookup from './ReceiptLookup.tsx'
import Screenshot from './Screenshot.tsx'
import { useShowReceipt } from './useShowReceipt.tsx'

type Values = Omit<BodyOf<'Feedback/Save'>, 'file_ids' | 'page_path' | 'screenshot_file_id' | 'receipt'> & {
  file_ids: FileValue[]
}

const newReceipt = () => receiptFrom(crypto.getRandomValues(new Uint8Array(20)))

/** Feedback on the page in front (domain 9.6), by name or anonymous. */
export default function FeedbackForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [address] = useState(frontAddress)
  // One for each opening: what is sent twice is one.
  const [receipt] = useState(newReceipt)
  const [picture, setPicture] = useState<Blob>()
  const showReceipt = useShowReceipt()

  const toBody = async ({ file_ids, ...values }: Values): Promise<BodyOf<'Feedback/Save'>> => {
    const file = picture && (await upload(new File([picture], 'screenshot.png', { type: 'image/png' }), 'feedback'))
    const body = { ...values, screenshot_file_id: file?.id ?? null }
    if (body.is_anonymous) return { ...body, contact: null, file_ids: [], page_path: bareAddress(address), receipt }
    return { ...body, file_ids: fileIds(file_ids), page_path: address }
  }

  return (
    <FormDrawer<'Feedback/Save', Values>
      path="Feedback/Save"
      title={t('feedback.addTitle')}
      okText={t('feedback.send')}
      initial={{ is_anonymous: false, file_ids: [] }}
      toBody={toBody}
      said={(saved) => (saved ? t('feedback.sent') : null)}
      onSaved={(saved) => saved ?? showReceipt(receipt)}
      onClose={onClose}
    >
      <Fields address={address} picture={picture} onPicture={setPicture} onClose={onClose} />
    </FormDrawer>
  )
}

type Props = {
  address: string
  picture: Blob | undefined
  onPicture: (picture: Blob | undefined) => void
  onClose: () => void
}

function Fields({ address, picture, onPicture, onClose }: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(feedback)
  const isAnonymous = Form.useWatch<boolean | undefined>('is_anonymous') ?? false
  const { ask, dialog } = useDialog()
  const toList = () => {
    onClose()
    openTab(feedback.route)
  }
  return (
    <NounContext value={feedback}>
      <div className={`ui-wide ${styles.links}`}>
        <Button type="link" onClick={toList}>
          {t('feedback.toList')}
        </Button>
        <Button type="link" onClick={() => ask((close) => <ReceiptLookup onClose={close} />)}>
          {t('feedback.byReceipt')}
        </Button>
      </div>
      <Field of="type" />
      <Field of="title" />
      <Field of="content" lines={4} />
      <Form.Item
        label={label('page_path')}
        className="ui-wide"
        extra={t(isAnonymous ? 'feedback.thisPageAnonymous' : 'feedback.thisPage')}
      >
        <code className={styles.address}>{isAnonymous ? bareAddress(address) : address}</code>
      </Form.Item>
      <Form.Item name="is_anonymous" valuePropName="checked" className="ui-wide">
        <Checkbox>{t('feedback.anonymous')}</Checkbox>
      </Form.Item>
      {isAnonymous ? (
        <Alert
          type="info"
          showIcon
          className="ui-wide ui-hint"
          description={
            <>
              <p className={styles.hint}>{t('feedback.anonymousHint')}</p>
              <p className={styles.hint}>{t('feedback.anonymousRest')}</p>
            </>
          }
        />
      ) : (
        <>
          <Field of="contact" className="ui-wide" extra={t('feedback.contactHint')}>
            <Input maxLength={feedback.fields.contact.max} autoComplete="off" />
          </Field>
          <FilesItem of="file_ids" folder="feedback" />
        </>
      )}
      <Screenshot key={String(isAnonymous)} hideAccount={isAnonymous} picture={picture} onPicture={onPicture} />
      {dialog}
    </NounContext>
  )
}
