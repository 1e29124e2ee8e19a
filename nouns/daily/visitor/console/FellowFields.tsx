import { DeleteOutlined, UserAddOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import './fellows.css'

const MOST = 20

/** Companions of the visitor: name and certificate of each; for a refused visitor only the name is required. */
export default function FellowFields({ needed }: { needed: boolean }) {
  const { t } = useTranslation()
  const copies = Form.useWatch('copy_id', { preserve: true }) !== undefined
  const corrects = Form.useWatch('id', { preserve: true }) !== undefined
  return (
    <Form.List name="fellows">
      {(rows, { add, remove }) => (
        <div className="ui-wide visitor-fellows">
          {rows.map(({ key, name }, at) => (
            <div key={key} className="visitor-fellow">
              <Form.Item
                name={[name, 'name']}
                label={t('visitor.fellowName', { n: at + 1 })}
                rules={[{ required: true, whitespace: true }]}
              >
                <Input maxLength={50} />
              </Form.Item>
              <Form.Item
                name={[name, 'cert_no']}
                label={t('visitor.fellowCert', { n: at + 1 })}
                rules={[{ required: needed && !copies && !corrects, min: 2 }]}
              >
                <Input maxLength={30} autoComplete="off" />
              </Form.Item>
              <Button
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('visitor.removeFellow', { n: at + 1 })}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          {rows.length < MOST && (
            <Button icon={<UserAddOutlined aria-hidden="true" />} onClick={() => add({})}>
              {t('visitor.addFellow')}
            </Button>
          )}
        </div>
      )}
    </Form.List>
  )
}
