import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { needsLetter, needsTools } from './visitorRules.ts'

const MOST_LETTERS = 3

/** What the visitor brings: letter, things, tools; a photo of the visitor where the outlet takes one. */
export default function PaperFields({ type, refuses }: { type: number | undefined; refuses: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {needsLetter(type) && (
        <>
          <Form.Item name="letter_no" label={t('visitors.field.letter_no')} rules={[{ required: !refuses }]}>
            <Input maxLength={60} />
          </Form.Item>
          <Form.Item
            name="letter_file_ids"
            label={t('visitors.field.letter_file_ids')}
            rules={[
              {
                required: !refuses,
                type: 'array',
                min: refuses ? 0 : 1,
                message: t('common.required', { field: t('visitors.field.letter_file_ids') }),
              },
            ]}
          >
            <PhotoField label={t('visitors.field.letter_file_ids')} max={MOST_LETTERS} />
          </Form.Item>
        </>
      )}
      <Form.Item name="belongings" label={t('visitors.field.belongings')}>
        <Input maxLength={300} />
      </Form.Item>
      {needsTools(type) && (
        <Form.Item name="tools_list" label={t('visitors.field.tools_list')} rules={[{ required: !refuses }]}>
          <Input maxLength={300} />
        </Form.Item>
      )}
      <Form.Item name="face" label={t('visitors.field.face_photo_file_id')}>
        <PhotoField label={t('visitors.field.face_photo_file_id')} max={1} />
      </Form.Item>
    </>
  )
}
