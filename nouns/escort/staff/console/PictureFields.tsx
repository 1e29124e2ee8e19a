import PhotoField from '@shouya/console/ui/PhotoField.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { pictures } from './staffList.ts'

/** Portrait and scans of a person, one picture each; the gun certificate's where somebody carries a gun. */
export default function PictureFields({ guard }: { guard: boolean }) {
  const { t } = useTranslation()
  return pictures
    .filter((name) => guard || name !== 'gun_cert_file_id')
    .map((name) => {
      const label = t(`escort.staff.field.${name}`)
      return (
        <Form.Item
          key={name}
          name={name}
          label={label}
          {...(name === 'photo_file_id' && { extra: t('escort.staff.photoHint') })}
          rules={[
            {
              required: true,
              type: 'array',
              min: 1,
              message: t('common.required', { field: label }),
            },
          ]}
        >
          <PhotoField label={label} max={1} folder="escort" />
        </Form.Item>
      )
    })
}
