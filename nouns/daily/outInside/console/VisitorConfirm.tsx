import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import DrawnItem from '../../console/DrawnItem.tsx'

/** No weapon, told what the data is for, signed. */
export default function VisitorConfirm() {
  const { t } = useTranslation()
  const must = (text: string) => [
    { validator: (_: unknown, on: unknown) => (on ? Promise.resolve() : Promise.reject(new Error(text))) },
  ]
  return (
    <>
      <Form.Item
        name="weapon_check"
        valuePropName="checked"
        className="ui-wide"
        rules={must(t('visitors.mustCheckWeapon'))}
      >
        <Checkbox>{t('visitors.weaponFree')}</Checkbox>
      </Form.Item>
      <Form.Item
        name="privacy_told"
        valuePropName="checked"
        className="ui-wide"
        rules={must(t('visitors.mustTell'))}
        extra={t('visitors.privacy')}
      >
        <Checkbox>{t('visitors.privacyTold')}</Checkbox>
      </Form.Item>
      <DrawnItem name="sign" label={t('visitors.visitorSign')} />
    </>
  )
}
