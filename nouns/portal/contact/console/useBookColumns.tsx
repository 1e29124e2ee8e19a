import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import DictText from '@shouya/console/ui/DictText.tsx'
import Words from '@shouya/console/ui/Words.tsx'
import { bookLine } from '../noun.ts'
import type { BookRow } from './contactList.ts'
import NameAndMark from './NameAndMark.tsx'
import Numbers from './Numbers.tsx'

/** The columns of the book and of its cards. */
export function useBookColumns(): Column<BookRow>[] {
  return useNounColumns<typeof bookLine, BookRow>(bookLine, {
    name: {
      width: 132,
      sort: true,
      render: (row) => <NameAndMark row={row} />,
    },
    dept_name: { width: 128 },
    post: { width: 104, render: (row) => <Post row={row} /> },
    phone: {
      width: 168,
      render: (row) => (row.phone === null && row.tel === null ? '-' : <Numbers row={row} />),
    },
    short_no: { width: 64 },
    contact_group: { width: 80 },
    tel: { width: 128, hidden: true },
    email: { width: 176, hidden: true },
    remark: { width: 176, hidden: true },
    is_emergency: { width: 96, hidden: true },
  })
}

/** What somebody does: in the words of whoever entered the number, of an account its post. */
export function Post({ row }: { row: Pick<BookRow, 'post' | 'post_code'> }) {
  const { post_code } = bookLine.fields
  if (row.post !== null) return <Words text={row.post} full={row.post} />
  return row.post_code === null ? '-' : <DictText dict={post_code.dict} value={row.post_code} />
}
