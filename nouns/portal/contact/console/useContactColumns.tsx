import { mark } from '@shouya/console/i18n/language.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import Words from '@shouya/console/ui/Words.tsx'
import { contact } from '../noun.ts'
import type { ContactRow } from './contactList.ts'
import NameAndMark from './NameAndMark.tsx'

/** The columns of the entered numbers and of their cards. */
export function useContactColumns(): Column<ContactRow>[] {
  const { choice } = useNounWords(contact)
  const columns = useNounColumns<typeof contact, ContactRow>(contact, {
    name: {
      width: 184,
      sort: true,
      render: (row) => <NameAndMark row={row} />,
    },
    contact_group: { width: 96 },
    dept_name: { width: 128 },
    phone: { width: 128 },
    tel: { width: 128 },
    visible_type: {
      width: 128,
      render: (row) => {
        const readers = [choice('visible_type', row.visible_type), ...row.visible_names].join(mark('、'))
        return <Words text={readers} full={readers} />
      },
    },
    status: { width: 80 },
    short_no: { width: 72 },
    post: { width: 104 },
    for_outsiders: { width: 104, hidden: true },
    sort: { width: 72, sort: true, hidden: true },
    create_time: { width: 136, sort: true, hidden: true },
  })
  return inOrder(columns, ['name', 'contact_group', 'dept_name', 'phone', 'tel', 'visible_type', 'status'])
}
