import DrawnSignature from '@shouya/console/ui/DrawnSignature.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { isCourier } from '../rules.ts'
import type { CrewEntry } from './moneyBoxList.ts'

/** A cash courier first: the courier's signature completes the handover. */
const couriersFirst = (a: CrewEntry, b: CrewEntry) => Number(isCourier(b)) - Number(isCourier(a))

/**
 * One of the crew may sign by hand here, because their passwords must not be entered on this device; otherwise they
 * sign later, here or with their own accounts.
 */
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
