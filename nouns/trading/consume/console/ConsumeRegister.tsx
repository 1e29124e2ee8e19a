import { FolderOutlined } from '@ant-design/icons'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import Categories from '@shouya/console/versions/categories/Categories.tsx'
import CategorySelect from '@shouya/console/versions/categories/CategorySelect.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { consume } from '../noun.ts'
import ConsumeFacts from './ConsumeFacts.tsx'
import ConsumeForm from './ConsumeForm.tsx'
import { consumeShape } from './consumeList.ts'
import { useConsumeColumns } from './useConsumeColumns.tsx'
import { useConsumeMoves } from './useConsumeMoves.tsx'

/** The consumables of terminals and their categories (domain 11.3). */
export default function ConsumeRegister() {
  const { t } = useTranslation()
  const register = useRegister('Consume/GetPageList', consumeShape, consume.query.sorts)
  const page = useRecordPage(register, 'Consume/Get', 'Consume/Save')
  const begin = useConsumeMoves(page.ask, page.opened.close)
  return (
    <NounPage
      of={consume}
      name="Consume.list"
      page={page}
      register={register}
      shape={consumeShape}
      columns={useConsumeColumns()}
      begin={begin}
      fields={
        <>
          <Filter of="category_name">
            <CategorySelect of="Consume" every />
          </Filter>
          <Filter of="status" />
          <Form.Item name="low" label={t('consume.flag.low')}>
            <FlagSelect label={t('consume.flag.low')} />
          </Form.Item>
        </>
      }
      tools={
        <OperationButton
          path="Consume/SaveCategory"
          icon={<FolderOutlined aria-hidden="true" />}
          onClick={() => page.ask((onClose) => <Categories of="Consume" onClose={onClose} />)}
        >
          {t('versions.category.all')}
        </OperationButton>
      }
      recycled
      form={(onClose) => <ConsumeForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={consume}
          get="Consume/Get"
          name={(row) => `${row.consume_code} ${row.consume_name}`}
          status={(row) => <DictTag dict={consume.states.dict} value={row.status} />}
          facts={(row) => <ConsumeFacts row={row} />}
        />
      )}
    />
  )
}
