import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { cameras } from '../noun.ts'
import './cameras.css'

const MOST = 20

/** The cameras of the requested recordings, at least one. */
export default function CameraFields() {
  const { t } = useTranslation()
  const rules = [{ required: true, whitespace: true }]
  return (
    <Form.List name="camera_list">
      {(rows, { add, remove }) => (
        <div className="ui-wide video-cameras">
          {rows.map(({ key, name }, at) => (
            <div key={key} className="video-camera">
              <Form.Item
                name={[name, 'camera_no']}
                label={t('videoAccess.camera_list.field.camera_no', { n: at + 1 })}
                rules={rules}
              >
                <Input maxLength={cameras.fields.camera_no.max} />
              </Form.Item>
              <Form.Item
                name={[name, 'name']}
                label={t('videoAccess.camera_list.field.name', { n: at + 1 })}
                rules={rules}
              >
                <Input maxLength={cameras.fields.name.max} />
              </Form.Item>
              <Form.Item name={[name, 'is_key']} valuePropName="checked">
                <Checkbox>{t('videoAccess.camera_list.field.is_key')}</Checkbox>
              </Form.Item>
              <Button
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('videoAccess.removeCamera', { n: at + 1 })}
                disabled={rows.length === 1}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          {rows.length < MOST && (
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({})}>
              {t('videoAccess.addCamera')}
            </Button>
          )}
        </div>
      )}
    </Form.List>
  )
}
