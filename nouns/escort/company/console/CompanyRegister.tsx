import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import ExpiryFilter from '../../console/ExpiryFilter.tsx'
import { useRemoval } from '../../console/useRemoval.ts'
import { company } from '../noun.ts'
import CompanyFacts from './CompanyFacts.tsx'
import CompanyForm from './CompanyForm.tsx'
import CompanyMoveForm from './CompanyMoveForm.tsx'
import CompanyPrint from './CompanyPrint.tsx'
import { type CompanyRow, companyShape } from './companyList.ts'
import { useCompanyColumns } from './useCompanyColumns.tsx'

type Props = { onCars: (company: number) => void; onStaff: (company: number) => void }

/** The companies that carry boxes or supply guards (domain 3.1), with links to the vehicles and people of each. */
export default function CompanyRegister({ onCars, onStaff }: Props) {
  const { t } = useTranslation()
  const register = useRegister('Escort/GetCompanyPageList', companyShape, company.query.sorts)
  const page = useRecordPage(register, 'Escort/GetCompany', 'Escort/SaveCompany')
  const printing = usePrinting('Escort/GetCompanyPrintList', register.filters, (print) => <CompanyPrint {...print} />)
  const removal = useRemoval('Escort/DeleteCompany', ({ company_name }: CompanyRow) => company_name)
  const edit = (row: CompanyRow) => page.edit(row, (record, onClose) => <CompanyForm row={record} onClose={onClose} />)
  return (
    <NounPage
      of={company}
      name="EscortCompany.list"
      page={page}
      register={register}
      shape={companyShape}
      columns={useCompanyColumns()}
      begin={(row, move) => page.ask((onClose) => <CompanyMoveForm row={row} move={move} onClose={onClose} />)}
      called={(row, moves) => [edit(row), ...moves]}
      actions={(row, moves, details) => [
        { text: t('car.title'), path: 'Escort/GetCarPageList', onClick: () => onCars(row.id) },
        { text: t('staff.title'), path: 'Escort/GetStaffPageList', onClick: () => onStaff(row.id) },
        ...moves,
        details,
        removal(row),
      ]}
      fields={
        <>
          <Filter of="status" />
          <Form.Item name="service_type" label={t('company.field.service_types')}>
            <DictSelect dict="escort_service" placeholder={t('common.all')} />
          </Form.Item>
          <ExpiryFilter />
        </>
      }
      // Only chosen companies are filed on paper.
      printing={{ ...printing, tool: null }}
      recycled
      form={(onClose) => <CompanyForm onClose={onClose} />}
      detail={(record) => (
        <NounRecord
          {...record}
          of={company}
          get="Escort/GetCompany"
          name={(row) => row.company_code}
          status={(row) => <DictTag dict={company.states.dict} value={row.status} />}
          tabs={(row) => [{ key: 'facts', label: t('ui.facts'), children: <CompanyFacts row={row} /> }]}
        />
      )}
    />
  )
}
