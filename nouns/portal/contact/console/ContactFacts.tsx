import { mark } from '@shouya/console/i18n/language.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { contact } from '../noun.ts'
import type { ContactDetail } from './contactList.ts'
import Numbers from './Numbers.tsx'

/** All that was entered of a number. */
export default function ContactFacts({ row }: { row: ContactDetail }) {
  const { label, choice } = useNounWords(contact)
  return (
    <Facts
      of={contact}
      row={row}
      show={[
        { label: label('dept_name'), value: row.dept_name, wide: true },
        'contact_group',
        'post',
        { label: label('phone'), value: <Numbers row={row} />, wide: true },
        'short_no',
        'email',
        'is_emergency',
        {
          label: label('visible_type'),
          value: [choice('visible_type', row.visible_type), ...row.visible_names].join(mark('、')),
          wide: true,
        },
        'for_outsiders',
        'sort',
        'create_user_name',
        'create_time',
        'remark',
      ]}
    />
  )
}
