import { useRead } from '@shouya/console/api/useRead.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import { Alert, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import AccountName from '../../console/AccountName.tsx'
import { ledgerAccount } from '../noun.ts'
import AccountMark from './AccountMark.tsx'
import Statement from './Statement.tsx'

type Props = { id: number; beside: BesideList }

/** One account: what it has, and its statement. */
export default function AccountRecord({ id, beside }: Props) {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(ledgerAccount)
  const { data, ...read } = useRead('Ledger/GetAccount', { id })
  return (
    <DetailDrawer
      {...beside}
      title={
        <Space wrap>
          {data ? <AccountName of={data} /> : t('ledgerAccount.title')}
          {data && <AccountMark stopped={data.is_stopped} />}
        </Space>
      }
      read={read}
    >
      {data && (
        <>
          {data.is_stopped && <Alert type="error" showIcon title={t('ledgerAccount.stoppedHint')} />}
          <Facts
            of={ledgerAccount}
            row={data}
            show={[
              { label: label('account_type'), value: choice('account_type', data.account_type) },
              { label: label('owner_type'), value: choice('owner_type', data.owner_type) },
              { label: label('owner_id'), value: data.owner_id || null },
              'balance',
              'frozen',
              'available',
              'version',
            ]}
          />
          <h2 className="ui-heading">{t('ledgerAccount.statement')}</h2>
          <Statement account={data} />
        </>
      )}
    </DetailDrawer>
  )
}
