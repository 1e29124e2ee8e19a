import { useMayCall } from '@shouya/console/api/can.ts'
import { goTo } from '@shouya/console/app/host/navigation.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import RecordTable from '@shouya/console/ui/RecordTable.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { linkTo } from '@shouya/noun/noun'
import { Button, Empty } from 'antd'
import { useTranslation } from 'react-i18next'
import { pledge } from '../../pledge/noun.ts'
import type { DepositDetail } from './depositList.ts'

type Line = DepositDetail['records'][number]

/** What was done with a deposit, the last first; each opens as a record of its own. */
export default function DepositRecords({ records }: { records: DepositDetail['records'] }) {
  const { t } = useTranslation()
  const mayOpen = useMayCall()('Member/GetCashPledge')
  if (records.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('deposit.noRecords')} />
  return (
    <RecordTable<Line>
      title={t('deposit.tabs.records')}
      rowKey="id"
      rows={records}
      columns={[
        {
          title: t('pledge.field.pledge_no'),
          render: (_, { id, pledge_no }) =>
            mayOpen ? (
              <Button type="link" size="small" onClick={() => goTo(linkTo(pledge, id))}>
                {pledge_no}
              </Button>
            ) : (
              pledge_no
            ),
        },
        { title: t('pledge.field.type'), render: (_, { type }) => <DictText dict="pledge_type" value={type} /> },
        { title: t('pledge.field.amount'), align: 'right', render: (_, { amount }) => yuan(amount) },
        {
          title: t('pledge.field.status'),
          render: (_, { status }) => <DictTag dict={pledge.states.dict} value={status} />,
        },
        {
          title: t('pledge.field.finish_time'),
          render: (_, { finish_time, create_time }) => minute(finish_time ?? create_time),
        },
      ]}
    />
  )
}
