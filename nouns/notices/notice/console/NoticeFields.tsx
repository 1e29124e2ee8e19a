import { useCan } from '@shouya/console/api/can.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { useDict } from '@shouya/console/ui/useDict.ts'
import RichTextField from '@shouya/forms-react/renderer/RichTextField'
import { Checkbox, Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { notice } from '../noun.ts'
import { MOST_ANNEXES, noticeType } from '../rules.ts'
import FileList, { type FileEntry } from './FileList.tsx'
import type { NoticeValues } from './noticeList.ts'

const HEIGHT = 240
const { title, type, url } = notice.fields

/** The fields of a notice (domain 9.2). */
export default function NoticeFields() {
  const { t } = useTranslation()
  const { label } = useNounWords(notice)
  const form = Form.useFormInstance<NoticeValues>()
  const chosen = Form.useWatch('type', form)
  const lang = useLanguage((state) => state.lang)
  const mayPublish = useCan()('sys_notice', 'publish')
  const types = useDict(type.dict)
  const link = chosen === noticeType.link
  const finished = {
    validator: (_: unknown, files: FileEntry[] = []) =>
      files.every(({ status }) => status === 'done')
        ? Promise.resolve()
        : Promise.reject(new Error(t('notice.uploading'))),
  }
  return (
    <NounContext value={notice}>
      <Field of="type" className="ui-wide">
        <Radio.Group optionType="button" options={types.map(({ value, label }) => ({ value: Number(value), label }))} />
      </Field>
      <Field of="title" className="ui-wide">
        <Input maxLength={title.max} showCount />
      </Field>
      {chosen !== undefined && chosen !== noticeType.bank && (
        <Field
          of="recv_dept_name"
          className="ui-wide"
          extra={link ? t('notice.linkReceiver') : t('notice.receiverHint')}
          required={!link}
        >
          <DeptTreeSelect />
        </Field>
      )}
      {link && (
        <Field
          of="url"
          className="ui-wide"
          rules={[{ pattern: /^https?:\/\/\S+$/i, message: t('notice.refused.url') }]}
        >
          <Input maxLength={url.max} inputMode="url" placeholder="https://" />
        </Field>
      )}
      <Field of="content" className="ui-wide" required={!link}>
        <RichTextField label={label('content')} lang={lang} height={HEIGHT} required={!link} />
      </Field>
      <Form.Item name="cover" label={t('notice.field.cover')} rules={[finished]}>
        <FileList most={1} picture />
      </Form.Item>
      <Form.Item
        name="annex_urls"
        label={t('notice.field.annex')}
        extra={t('notice.annexHint', { limit: MOST_ANNEXES })}
        rules={[finished]}
      >
        <FileList most={MOST_ANNEXES} />
      </Form.Item>
      <Field of="expire_time" extra={t('notice.expireHint')}>
        <TimeInput time />
      </Field>
      <Field of="need_receipt">
        <Checkbox>{t('notice.needReceipt')}</Checkbox>
      </Field>
      <Field of="is_top">
        <Checkbox>{t('notice.onTop')}</Checkbox>
      </Field>
      {mayPublish && (
        <Form.Item name="publish" valuePropName="checked" label={t('notice.move.publish')}>
          <Checkbox>{t('notice.publishNow')}</Checkbox>
        </Form.Item>
      )}
    </NounContext>
  )
}
