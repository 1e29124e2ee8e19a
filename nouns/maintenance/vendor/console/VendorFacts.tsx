import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import ExpiryDate from '@shouya/console/ui/ExpiryDate.tsx'
import Telephone from '@shouya/console/ui/Telephone.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import { slaLevel, vendor } from '../noun.ts'
import type { VendorDetail } from './vendorList.ts'
import './sla.css'

/** All fields of a vendor. */
export default function VendorFacts({ row }: { row: VendorDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(vendor)
  const end = (field: 'contract_end' | 'qualification_end') => ({
    label: label(field),
    value: <ExpiryDate day={row[field]} words />,
  })
  return (
    <Facts
      of={vendor}
      row={row}
      show={[
        { label: label('company_name'), value: row.company_name, wide: true },
        'short_name',
        'credit_code',
        'service_types',
        {
          label: t('vendor.served'),
          value: row.depts.map((dept) => dept.dept_name).join(mark('、')),
          wide: true,
        },
        { label: label('phone24'), value: <Telephone name={row.company_name} number={row.phone24} /> },
        {
          label: t('vendor.contact'),
          value: row.contact && (
            <span>
              {row.contact.name} <Telephone name={row.contact.name} number={row.contact.phone} />
            </span>
          ),
        },
        { label: t('vendor.slaTitle'), value: <Levels levels={row.sla} />, wide: true },
        'contract_begin',
        end('contract_end'),
        'contract_no',
        'qualification_no',
        'qualification_level',
        end('qualification_end'),
        'bound_count',
        'open_count',
        'score_avg',
        'address',
        'status_reason',
        'create_user_name',
        'create_time',
        'remark',
      ]}
    />
  )
}

/** The service level as a small table. */
function Levels({ levels }: { levels: VendorDetail['sla'] }) {
  const { t } = useTranslation()
  const { label } = useNounWords(slaLevel)
  const urgency = useDictLabel('urgency')
  const hours = (count: number) => `${count} ${t('vendor.slaUnit')}`
  return (
    <table className="vendor-sla-facts">
      <tbody>
        {levels.map((level) => (
          <tr key={level.urgency}>
            <th scope="row">{urgency(level.urgency)}</th>
            <td>
              {label('respond_hours')} {hours(level.respond_hours)}
            </td>
            <td>
              {label('arrive_hours')} {hours(level.arrive_hours)}
            </td>
            <td>
              {label('repair_hours')} {hours(level.repair_hours)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
