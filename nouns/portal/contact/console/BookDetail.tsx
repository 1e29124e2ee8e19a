import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DetailDrawer, { type BesideList } from '@shouya/console/ui/DetailDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { bookLine } from '../noun.ts'
import type { BookRow } from './contactList.ts'
import Numbers from './Numbers.tsx'
import { Post } from './useBookColumns.tsx'

/** One line of the book. */
export default function BookDetail({ row, ...beside }: BesideList & { row: BookRow }) {
  const { t } = useTranslation()
  const { label } = useNounWords(bookLine)
  const isSilent = row.phone === null && row.tel === null
  return (
    <DetailDrawer {...beside} title={row.name}>
      <Facts
        of={bookLine}
        row={row}
        show={[
          { label: label('dept_name'), value: row.dept_name, wide: true },
          { label: label('post'), value: <Post row={row} /> },
          'contact_group',
          { label: label('phone'), value: isSilent ? t('contact.notShown') : <Numbers row={row} />, wide: true },
          row.short_no !== null && 'short_no',
          row.email !== null && { label: label('email'), value: <a href={`mailto:${row.email}`}>{row.email}</a> },
          row.remark !== null && 'remark',
        ]}
      />
    </DetailDrawer>
  )
}
