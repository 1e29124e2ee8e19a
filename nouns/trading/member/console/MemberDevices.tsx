import DictTag from '@shouya/console/ui/DictTag.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import RecordTable from '@shouya/console/ui/RecordTable.tsx'
import { Empty } from 'antd'
import { useTranslation } from 'react-i18next'
import type { MemberDetail } from './memberList.ts'

type Device = MemberDetail['devices'][number]

/** The devices that a member has and had, with their deposits. */
export default function MemberDevices({ devices }: { devices: MemberDetail['devices'] }) {
  const { t } = useTranslation()
  if (devices.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('member.devices.empty')} />
  return (
    <RecordTable<Device>
      title={t('member.tabs.devices')}
      rowKey="id"
      rows={devices}
      columns={[
        {
          title: t('member.devices.device'),
          render: (_, { device_no, product_name }) => (
            <>
              {device_no}
              <div className="ui-note">{product_name}</div>
            </>
          ),
        },
        {
          title: t('member.devices.bound'),
          render: (_, { bind_time, lease_end }) => (
            <>
              {bind_time.slice(0, 10)}
              <div className="ui-note">
                {lease_end === null ? t('member.devices.sale') : t('member.devices.lease', { day: lease_end })}
              </div>
            </>
          ),
        },
        {
          title: t('member.devices.unbound'),
          render: (_, { unbind_time }) => unbind_time?.slice(0, 10) ?? '-',
        },
        {
          title: t('member.devices.deposit'),
          align: 'right',
          render: (_, { deposit_due, deposit_paid, deposit_deducted, deposit_refunded }) =>
            deposit_due === 0
              ? '-'
              : `${yuan(deposit_paid - deposit_deducted - deposit_refunded)} / ${yuan(deposit_due)}`,
        },
        {
          title: t('member.field.status'),
          render: (_, { deposit_status }) => <DictTag dict="deposit_status" value={deposit_status} />,
        },
      ]}
    />
  )
}
