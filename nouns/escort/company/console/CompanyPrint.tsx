import { mark } from '@shouya/console/i18n/language.ts'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import FilingPaper from '../../console/FilingPaper.tsx'
import type { CompanyFacts } from './companyList.ts'

type Props = { wish: PrintWish; onClose: () => void }

/** 《守押公司备案表》 (domain 3.1), a sheet for each company. */
export default function CompanyPrint(props: Props) {
  const { t } = useTranslation()
  const service = useDictLabel('escort_service')
  const status = useDictLabel('escort_company_status')
  const word = (name: keyof CompanyFacts & string) =>
    t(`escort.company.field.${name}` as 'escort.company.field.licence_no')
  const fact = (
    row: CompanyFacts,
    name: 'company_name' | 'short_name' | 'credit_code' | 'licence_no' | 'contract_no',
  ) => [word(name), row[name]] as const
  return (
    <RegisterPrint path="Escort/GetCompanyPrintList" {...props}>
      {({ bank_name, rows }) =>
        rows.map((row) => (
          <FilingPaper
            key={row.id}
            title={`${bank_name} ${t('escort.company.filing')}`}
            verify={`/exception/escort/List?id=${row.id}`}
            head={[row.company_code, status(row.status)]}
            facts={[
              fact(row, 'company_name'),
              fact(row, 'short_name'),
              fact(row, 'credit_code'),
              [word('service_types'), row.service_types.map(service).join(mark('、'))],
              fact(row, 'licence_no'),
              [word('licence_end'), `${row.licence_begin} – ${row.licence_end}`],
              [word('armed_approved'), row.armed_approved ? t('ui.yes') : t('ui.no')],
              [word('reg_capital_wan'), row.reg_capital_wan],
              fact(row, 'contract_no'),
              [word('contract_end'), `${row.contract_begin} – ${row.contract_end}`],
              [word('leader_name'), row.leader_name],
              [word('leader_phone'), row.leader_phone],
              [word('dispatch_phone'), row.dispatch_phone],
              [word('address'), row.address],
              [word('car_count'), row.car_count],
              [word('staff_count'), row.staff_count],
              [word('depts'), row.depts.map((dept) => dept.dept_name).join(mark('、'))],
            ]}
          />
        ))
      }
    </RegisterPrint>
  )
}
