import { mark } from '@shouya/console/i18n/language.ts'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import FilingPaper from '../../console/FilingPaper.tsx'
import { company } from '../noun.ts'

type Props = { wish: PrintWish; onClose: () => void }

/** 《守押公司备案表》 (domain 3.1): a sheet for each company. */
export default function CompanyPrint(props: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(company)
  const service = useDictLabel('escort_service')
  const status = useDictLabel(company.states.dict)
  return (
    <RegisterPrint path="Escort/GetCompanyPrintList" {...props}>
      {({ bank_name, rows }) =>
        rows.map((row) => (
          <FilingPaper
            key={row.id}
            title={`${bank_name} ${t('company.filing')}`}
            verify={linkTo(company, row.id)}
            head={[row.company_code, status(row.status)]}
            facts={[
              [label('company_name'), row.company_name],
              [label('short_name'), row.short_name],
              [label('credit_code'), row.credit_code],
              [label('service_types'), row.service_types.map(service).join(mark('、'))],
              [label('licence_no'), row.licence_no],
              [label('licence_end'), `${row.licence_begin} – ${row.licence_end}`],
              [label('armed_approved'), row.armed_approved ? t('ui.yes') : t('ui.no')],
              [label('reg_capital_wan'), row.reg_capital_wan],
              [label('contract_no'), row.contract_no],
              [label('contract_end'), `${row.contract_begin} – ${row.contract_end}`],
              [label('leader_name'), row.leader_name],
              [label('leader_phone'), row.leader_phone],
              [label('dispatch_phone'), row.dispatch_phone],
              [label('address'), row.address],
              [label('car_count'), row.car_count],
              [label('staff_count'), row.staff_count],
              [t('company.field.dept_ids'), row.depts.map((dept) => dept.dept_name).join(mark('、'))],
            ]}
          />
        ))
      }
    </RegisterPrint>
  )
}
