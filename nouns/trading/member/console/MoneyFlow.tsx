import { useRead } from '@shouya/console/api/useRead.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import Failure from '@shouya/console/ui/Failure.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import RecordTable from '@shouya/console/ui/RecordTable.tsx'
import { minute } from '@shouya/console/ui/text.ts'
import { Empty, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './MoneyFlow.module.css'
import type { MemberMoney } from './memberList.ts'

/** How many entries the server answers at most. */
const MOST = 50

/** What a member has in its accounts of the ledger, and what came in and went out. */
export default function MoneyFlow({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('Member/GetMoney', { id })
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active />
  if (data.accounts.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('member.money.noAccounts')} />
  return (
    <>
      <dl className={styles.accounts}>
        {data.accounts.map(({ account_type, balance, frozen }) => (
          <div key={account_type}>
            <dt>
              <DictText dict="account_type" value={account_type} />
            </dt>
            <dd>
              <strong>{yuan(balance)}</strong>
              {frozen > 0 && <span className="ui-note">{t('member.money.frozen', { amount: yuan(frozen) })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {data.entries.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('member.money.empty')} />
      ) : (
        <Entries entries={data.entries} />
      )}
      {data.entries.length === MOST && <p className="ui-note">{t('member.money.last')}</p>}
    </>
  )
}

type Entry = MemberMoney['entries'][number]

function Entries({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation()
  const says = ({ event, is_reversal }: Entry) => {
    const text = (t as (key: string) => string)(`member.money.of.${event}`)
    return is_reversal ? `${t('member.money.reversed')} · ${text}` : text
  }
  return (
    <RecordTable<Entry>
      title={t('member.tabs.money')}
      rowKey={({ txn_no, account_type, balance_after }) => `${txn_no} ${account_type} ${balance_after}`}
      rows={entries}
      columns={[
        { title: t('member.money.time'), render: (_, { occur_time }) => minute(occur_time) },
        { title: t('member.money.event'), render: (_, entry) => says(entry) },
        {
          title: t('member.money.account'),
          render: (_, { account_type }) => <DictText dict="account_type" value={account_type} />,
        },
        {
          title: t('member.money.amount'),
          align: 'right',
          render: (_, { amount }) => (
            <span className={amount < 0 ? styles.out : styles.in}>
              {amount < 0 ? '−' : '+'}
              {yuan(Math.abs(amount))}
            </span>
          ),
        },
        {
          title: t('member.money.after'),
          align: 'right',
          render: (_, { balance_after }) => yuan(balance_after),
        },
        { title: t('member.money.by'), render: (_, { operator_name }) => operator_name ?? '-' },
        { title: t('member.money.txn'), dataIndex: 'txn_no' },
      ]}
    />
  )
}
