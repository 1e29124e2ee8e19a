import { useRead } from '@shouya/console/api/useRead.ts'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import type { Ask } from '@shouya/console/ui/useDialog.tsx'
import { Alert, Form, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import PayDialog from '../../payment/console/PayDialog.tsx'
import WayFields from '../../payment/console/WayFields.tsx'
import { isOnline, payType } from '../../payment/noun.ts'
import { usePackageContent } from '../../rechargePackage/console/usePackageContent.ts'
import { packageType } from '../../rechargePackage/noun.ts'
import { recharge } from '../noun.ts'
import type { RechargeValues } from './rechargeList.ts'

/** Sells a package to a member; a provider's payment is opened at once. */
export default function RechargeForm({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <NounContext value={recharge}>
      <FormDrawer<'Recharge/Save', RechargeValues>
        path="Recharge/Save"
        title={t('recharge.addTitle')}
        initial={{ pay_type: payType.transfer, voucher_file_ids: [] }}
        toBody={({ voucher_file_ids, ...values }) => ({
          ...values,
          voucher_file_ids: isOnline(values.pay_type) ? [] : (voucher_file_ids ?? []),
        })}
        said={({ bill_no }) => t('recharge.saved', { bill: bill_no })}
        onSaved={({ payment_id }) => {
          if (payment_id !== null)
            ask((onPaid) => <PayDialog id={payment_id} refreshes={['Recharge']} onClose={onPaid} />)
        }}
        onClose={onClose}
      >
        <Fields />
      </FormDrawer>
    </NounContext>
  )
}

function Fields() {
  const { t } = useTranslation()
  const content = usePackageContent()
  const form = Form.useFormInstance()
  const [keywords, setKeywords] = useState('')
  const memberId = Form.useWatch<number | undefined>('member_id', form)
  const packageId = Form.useWatch<number | undefined>('package_id', form)
  const { data: members = [] } = useRead('Recharge/GetMemberList', { keywords }, { keep: true })
  const { data: offers = [] } = useRead('Recharge/GetOfferList', {})
  const offer = offers.find(({ id }) => id === packageId)
  const member = members.find(({ id }) => id === memberId)
  const devices = (member?.devices ?? []).filter(
    ({ product_id }) => !offer?.product_ids.length || offer.product_ids.includes(product_id),
  )
  return (
    <>
      <Form.Item
        name="member_id"
        label={t('recharge.member')}
        extra={t('recharge.memberHint')}
        className="ui-wide"
        rules={[{ required: true }]}
      >
        <Select<number>
          placeholder={t('ui.choose')}
          showSearch={{ filterOption: false, onSearch: setKeywords }}
          onChange={() => form.setFieldValue('device_id', undefined)}
          options={members.map(({ id, member_no, member_name }) => ({
            value: id,
            label: `${member_no} ${member_name}`,
          }))}
        />
      </Form.Item>
      <Form.Item name="package_id" label={t('recharge.package')} className="ui-wide" rules={[{ required: true }]}>
        <Select<number>
          placeholder={t('ui.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={offers.map((each) => ({
            value: each.id,
            label: `${each.package_name}（${content(each)}）¥ ${yuan(each.price)}`,
          }))}
        />
      </Form.Item>
      {offer && offer.package_type !== packageType.amount && (
        <Form.Item
          name="device_id"
          label={t('recharge.device')}
          extra={t(member && devices.length === 0 ? 'recharge.noDevices' : 'recharge.deviceHint')}
          className="ui-wide"
          rules={[{ required: true }]}
        >
          <Select<number>
            placeholder={t('ui.choose')}
            options={devices.map(({ id, device_no, product_name }) => ({
              value: id,
              label: `${device_no} ${product_name}`,
            }))}
          />
        </Form.Item>
      )}
      <WayFields voucher="voucher_file_ids" hint={t('recharge.voucherHint')} />
      {offer && (
        <Alert
          className="ui-wide"
          role="status"
          type="info"
          showIcon
          title={t('recharge.willPay', { amount: yuan(offer.price) })}
        />
      )}
    </>
  )
}
