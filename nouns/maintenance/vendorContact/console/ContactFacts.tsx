import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import Telephone from '@shouya/console/ui/Telephone.tsx'
import { useTranslation } from 'react-i18next'
import { vendorContact } from '../noun.ts'
import type { ContactDetail } from './contactList.ts'

/** All fields of a contact. */
export default function ContactFacts({ row }: { row: ContactDetail }) {
  const { t } = useTranslation()
  const { label } = useNounWords(vendorContact)
  return (
    <Facts
      of={vendorContact}
      row={row}
      show={[
        { label: label('company_name'), value: row.company_name, wide: true },
        'position',
        { label: label('phone'), value: <Telephone name={row.name} number={row.phone} /> },
        'is_default',
        'user_name',
        'id_card_mask',
        {
          label: t('vendorContact.field.dept_ids'),
          value: row.depts.map(({ dept_name }) => dept_name).join(mark('、')) || t('vendorContact.allUnits'),
          wide: true,
        },
        'create_user_name',
        'create_time',
        'remark',
      ]}
    />
  )
}
