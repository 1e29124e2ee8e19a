import DrawnSignature from '@shouya/console/ui/DrawnSignature.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { isCourier } from '../rules.ts'
import type { CrewEntry } from './moneyBoxList.ts'

/** The handover is complete with the signature of a cash courier. */
const couriersFirst = (a: CrewEntry, b: CrewEntry) => Number(isCourier(b)) - Number(isCourier(a))

/** Somebody of the crew signs along by hand, for their password is no business of this device; who does not can sign later, here or with an account of their own. */
export default function EscortSignItem({ crew }: { crew: readonly CrewEntry[] }) {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item
        name="escort_staff_id"
        label={t('moneyBox.escortSigner')}
        dependencies={['escort_sign']}
        rules={[
          ({ getFieldValue }) => ({
            required: getFieldValue('escort_sign') !== undefined,
            message: t('moneyBox.whoSigns'),
          }),
        ]}
      >
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('ui.choose')}
          options={crew
            .toSorted(couriersFirst)
            .map(({ staff_id, name, staff_no }) => ({ value: staff_id, label: `${name} ${staff_no}` }))}
        />
      </Form.Item>
      <Form.Item
        name="escort_sign"
        label={t('moneyBox.escortSign')}
        className="ui-wide"
        extra={t('moneyBox.signLater')}
      >
        <DrawnSignature />
      </Form.Item>
    </>
  )
}
