import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { consumeBalance } from '../noun.ts'
import AddForm from './AddForm.tsx'
import Adjustments from './Adjustments.tsx'
import BalanceFacts from './BalanceFacts.tsx'
import BalanceLog from './BalanceLog.tsx'
import { balanceShape, nameOf } from './balanceList.ts'
import PassOnManyForm from './PassOnManyForm.tsx'
import { useBalanceActions } from './useBalanceActions.tsx'
import { useBalanceColumns } from './useBalanceColumns.tsx'

/** How many pieces of each consumable agents, devices and members may use (domain 11.6). */
export default function BalanceRegister() {
  const { t } = useTranslation()
  const { choice } = useNounWords(consumeBalance)
  const register = useRegister('Consume/GetBalancePageList', balanceShape, consumeBalance.query.sorts)
  const page = useRecordPage(register, 'Consume/GetBalance', 'Consume/AddBalance')
  const actions = useBalanceActions(page)
  return (
    <NounPage
      of={consumeBalance}
      name="ConsumeBalance.list"
      page={page}
      register={register}
      shape={balanceShape}
      columns={useBalanceColumns()}
      called={actions}
      flags={{
        agent_id: t('consumeBalance.field.agent_name'),
        consume_id: t('consumeBalance.field.consume_name'),
      }}
      fields={
        <>
          <Filter of="owner_type">
            <Select
              mode="multiple"
              allowClear
              placeholder={t('common.all')}
              options={consumeBalance.fields.owner_type.values.map((value) => ({
                value,
                label: choice('owner_type', value),
              }))}
            />
          </Filter>
          <Form.Item name="low" label={t('consumeBalance.flag.low')}>
            <FlagSelect label={t('consumeBalance.flag.low')} />
          </Form.Item>
          <Form.Item name="expiring" label={t('consumeBalance.flag.expiring')}>
            <FlagSelect label={t('consumeBalance.flag.expiring')} />
          </Form.Item>
        </>
      }
      tools={
        <OperationButton
          path="Consume/ApcRecharge"
          onClick={() => page.ask((onClose) => <PassOnManyForm onClose={onClose} />)}
        >
          {t('consumeBalance.passOnMany')}
        </OperationButton>
      }
      form={(onClose) => <AddForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={consumeBalance}
          get="Consume/GetBalance"
          name={nameOf}
          status={(row) => row.low && <StatusTag kind="waiting">{t('consumeBalance.flag.low')}</StatusTag>}
          tabs={(row) => [
            { key: 'facts', label: t('consumeBalance.title'), children: <BalanceFacts row={row} /> },
            { key: 'log', label: t('consumeBalance.changes'), children: <BalanceLog id={row.id} /> },
            {
              key: 'adjustments',
              label: t('consumeBalance.adjustments'),
              children: <Adjustments of={row.adjustments} />,
            },
          ]}
        />
      )}
    />
  )
}
