import { useCan } from '@shouya/console/api/can.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import { noticeType } from '@shouya/console/ui/notices/noticeRow.ts'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import RichTextField from '@shouya/forms-react/renderer/RichTextField'
import { Checkbox, Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import FileList, { type FileEntry } from './FileList.tsx'
import styles from './NoticeFields.module.css'
import type { NoticeValues } from './noticeList.ts'

const MOST_ANNEXES = 5
const HEIGHT = 240

/** The fields of a notice (domain 9.2). */
export default function NoticeFields() {
  const { t } = useTranslation()
  const form = Form.useFormInstance<NoticeValues>()
  const type = Form.useWatch('type', form)
  const lang = useLanguage((state) => state.lang)
  const mayPublish = useCan()('sys_notice', 'publish')
  const types = useDict('notice_type')
  const link = type === noticeType.link
  const finished = {
    validator: (_: unknown, files: FileEntry[] = []) =>
      files.every(({ status }) => status === 'done')
        ? Promise.resolve()
        : Promise.reject(new Error(t('notices.uploading'))),
  }
  return (
    <>
      <Form.Item name="type" label={t('notices.field.type')} className="ui-wide" rules={[{ required: true }]}>
        <Radio.Group optionType="button" options={types.map(({ value, label }) => ({ value: Number(value), label }))} />
      </Form.Item>
      <Form.Item
        name="title"
        label={t('notices.field.title')}
        className="ui-wide"
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={100} showCount />
      </Form.Item>
      {type !== undefined && type !== noticeType.bank && (
        <Form.Item
          name="recv_dept_id"
          label={t('notices.field.recv_dept_name')}
          className="ui-wide"
          extra={link ? t('notices.linkReceiver') : t('notices.receiverHint')}
          rules={[{ required: !link }]}
          normalize={(value: number | undefined) => value ?? 0}
          getValueProps={(value: number | undefined) => ({ value: value || undefined })}
        >
          <DeptTreeSelect />
        </Form.Item>
      )}
      {link && (
        <Form.Item
          name="url"
          label={t('notices.field.url')}
          className="ui-wide"
          rules={[{ required: true, pattern: /^https?:\/\/\S+$/i, message: t('notices.urlRule') }]}
        >
          <Input maxLength={500} inputMode="url" placeholder="https://" />
        </Form.Item>
      )}
      <Form.Item
        name="content"
        label={t('notices.field.content')}
        className={`ui-wide ${styles.editor}`}
        rules={[{ required: !link }]}
      >
        <RichTextField label={t('notices.field.content')} lang={lang} height={HEIGHT} required={!link} />
      </Form.Item>
      <Form.Item name="cover" label={t('notices.field.cover')} rules={[finished]}>
        <FileList most={1} picture />
      </Form.Item>
      <Form.Item
        name="annex_urls"
        label={t('notices.annexes')}
        extra={t('notices.annexHint', { limit: MOST_ANNEXES })}
        rules={[finished]}
      >
        <FileList most={MOST_ANNEXES} />
      </Form.Item>
      <Form.Item name="expire_time" label={t('notices.field.expire_time')} extra={t('notices.expireHint')}>
        <TimeInput time />
      </Form.Item>
      <Form.Item name="need_receipt" valuePropName="checked" label={t('notices.field.need_receipt')}>
        <Checkbox>{t('notices.needReceipt')}</Checkbox>
      </Form.Item>
      <Form.Item name="is_top" valuePropName="checked" label={t('notices.field.is_top')}>
        <Checkbox>{t('notices.onTop')}</Checkbox>
      </Form.Item>
      {mayPublish && (
        <Form.Item name="publish" valuePropName="checked" label={t('notices.publish')}>
          <Checkbox>{t('notices.publishNow')}</Checkbox>
        </Form.Item>
      )}
    </>
  )
}
