import type { RowOf } from '@shouya/console/api/path.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { conference } from '../noun.ts'

export type ConferenceRow = RowOf<'Conference/GetPageList'>

/** The columns of the list, of its file and of its cards. */
export const useConferenceColumns = (): Column<ConferenceRow>[] =>
  useNounColumns<typeof conference, ConferenceRow>(conference, {
    bill_no: { width: 160, sort: true },
    dept_name: { width: 128 },
    biz_date: { width: 104 },
    content: { width: 240 },
    create_user_name: { width: 96 },
    create_time: { width: 136, sort: true },
    status: { width: 92, pin: 'right' },
  })
